const KEY = "inquiry";

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
}

/**
 * Keeps what was typed in this entry of the tab's history, where browsers themselves keep form
 * data for the way back. Chromium drops that on a reload, and a phone reloads pages unasked. It
 * is in no storage and no address, and is gone with the tab.
 */
export function keepDraft(form: HTMLFormElement): void {
  const draft = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
  history.replaceState({ ...history.state, [KEY]: draft }, "");
}

/** Puts a kept draft back into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft: unknown = history.state?.[KEY];
  if (typeof draft !== "object" || draft === null) return;
  const values = new Map<string, unknown>(Object.entries(draft));
  for (const field of fieldsOf(form)) {
    const value = values.get(field.name);
    if (field.value === "" && typeof value === "string") field.value = value;
  }
}
