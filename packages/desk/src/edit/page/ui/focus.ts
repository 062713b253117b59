const CONTROL = "input, textarea, select, [role=switch]";
const CONTROLS = "input, textarea, select, button, a[href]";

/** A button that goes once it is pressed hands the focus to the control of its field. */
export function focusFieldOf(button: HTMLElement): void {
  const field = button.closest(".field, .text-card");
  field?.querySelector<HTMLElement>(CONTROL)?.focus();
}

/**
 * Whether the focus may still be moved for something that was pressed a moment ago: not if whoever
 * pressed has gone on to another control, whose next key would be lost.
 * @param before what had it when it was pressed
 */
export function isFocusFree(before: Element | null): boolean {
  const { activeElement: now, body } = document;
  return now === null || now === body || now === before || !now.matches(CONTROLS);
}

/** Where the focus goes when what had it is gone and nothing is nearer. */
export function focusPanel(): void {
  const place = document.getElementById("panel") ?? document.getElementById("panel-button");
  place?.focus();
}
