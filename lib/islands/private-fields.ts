/** Fields that say so, and those of which HTML lets none say so: files and ticks. */
const PRIVATE = "input[autocomplete=off], input[type=file], input[type=checkbox]";

/**
 * Empties them as the page is left: the browser may keep the page whole and bring it back. It needs
 * no island, which may not have arrived when somebody types and goes.
 */
export function emptyPrivateFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(PRIVATE)) {
    if (field.type === "checkbox") field.checked = false;
    else field.value = "";
  }
}
