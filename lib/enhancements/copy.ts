const SHOWN_MS = 2_500;

/** Shows that the value is copied, for a moment, in place of the button's label. */
function showCopied(button: HTMLButtonElement): void {
  const { copied = "" } = button.dataset;
  const label = button.textContent;
  const name = button.getAttribute("aria-label") ?? "";
  button.textContent = copied;
  button.setAttribute("aria-label", copied);
  setTimeout(() => {
    button.textContent = label;
    button.setAttribute("aria-label", name);
    delete button.dataset.busy;
  }, SHOWN_MS);
}

/** Selects the value, so that it can be copied by keyboard. */
function selectValue(button: HTMLButtonElement): void {
  const value = document.getElementById(button.dataset.copyTarget ?? "");
  if (value) getSelection()?.selectAllChildren(value);
  delete button.dataset.busy;
}

/** Buttons with `data-copy` copy that value and briefly show `data-copied` as their label. */
export function enhanceCopyButtons(): void {
  document.addEventListener("click", async ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>("button[data-copy]");
    if (!button || button.dataset.busy) return;
    button.dataset.busy = "true";
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? "");
    } catch {
      // No clipboard: the page is insecure or permission was denied.
      selectValue(button);
      return;
    }
    showCopied(button);
  });
}
