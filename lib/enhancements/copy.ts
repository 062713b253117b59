const SHOWN_MS = 2_500;

/** Some in-app browsers never answer. */
const LONGEST_COPY_MS = 2_000;

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

/** A text to be copied by hand, below the button: the page shows it nowhere else. */
function showValue(button: HTMLButtonElement): Element {
  const value = document.createElement("pre");
  value.className = "basis-full whitespace-pre-wrap wrap-anywhere";
  value.textContent = button.dataset.copy ?? "";
  value.id = button.dataset.copyTarget ?? "";
  button.after(value);
  return value;
}

/** Selects the value, so that it can be copied by keyboard, or by the menu of a selection. */
function selectValue(button: HTMLButtonElement): void {
  const value = document.getElementById(button.dataset.copyTarget ?? "") ?? showValue(button);
  getSelection()?.selectAllChildren(value);
  delete button.dataset.busy;
}

/** By the older way, which in-app browsers without a clipboard have. @returns whether it is copied */
function copySelection(value: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", value);
    event.preventDefault();
  };
  document.addEventListener("copy", onCopy);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    document.removeEventListener("copy", onCopy);
  }
}

/** @throws if the clipboard is missing, refuses, answers nothing, or does not answer in time */
async function copyToClipboard(value: string): Promise<void> {
  const copying: unknown = navigator.clipboard.writeText(value);
  if (!(copying instanceof Promise)) throw new TypeError("a stand-in for the clipboard");
  const silence = new Promise<never>((_, reject) => setTimeout(reject, LONGEST_COPY_MS));
  await Promise.race([copying, silence]);
}

/** Buttons with `data-copy` copy that value and briefly show `data-copied` as their label. */
export function enhanceCopyButtons(): void {
  document.addEventListener("click", async ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>("button[data-copy]");
    if (!button || button.dataset.busy) return;
    button.dataset.busy = "true";
    const { copy = "" } = button.dataset;
    try {
      await copyToClipboard(copy);
    } catch {
      // The page is insecure, the permission was denied, or the app that shows it has none.
      selectValue(button);
      if (!copySelection(copy)) return;
    }
    showCopied(button);
  });
}
