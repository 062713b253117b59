const SHOWN_MS = 2_500;

/** Buttons with `data-copy` copy that value and briefly show `data-copied` as their label. */
export function enhanceCopyButtons(): void {
  document.addEventListener("click", async ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLButtonElement>("button[data-copy]");
    if (!button || button.dataset.busy) return;
    const { copy = "", copied = "", copyTarget = "" } = button.dataset;
    button.dataset.busy = "true";
    try {
      await navigator.clipboard.writeText(copy);
    } catch {
      // No clipboard (insecure page, permission denied): select the value for copying by keyboard.
      const value = document.getElementById(copyTarget);
      if (value) getSelection()?.selectAllChildren(value);
      delete button.dataset.busy;
      return;
    }
    const label = button.textContent;
    const name = button.getAttribute("aria-label") ?? "";
    button.textContent = copied;
    button.setAttribute("aria-label", copied);
    setTimeout(() => {
      button.textContent = label;
      button.setAttribute("aria-label", name);
      delete button.dataset.busy;
    }, SHOWN_MS);
  });
}
