const CONTROL = "input, textarea, select, [role=switch]";

/** A button that goes once it is pressed hands the focus to the control of its field. */
export function focusFieldOf(button: HTMLElement): void {
  const field = button.closest(".field, .text-card");
  field?.querySelector<HTMLElement>(CONTROL)?.focus();
}

/** Where the focus goes when what had it is gone and nothing is nearer. */
export function focusPanel(): void {
  const place = document.getElementById("panel") ?? document.getElementById("panel-button");
  place?.focus();
}
