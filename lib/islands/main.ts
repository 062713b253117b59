import "@/lib/enhancements/main";
import { startIslands } from "static-islands/loader";
import { showNoScriptWords } from "./no-script-words";
import { islands } from "./registry";

/** Fields with private data; files and ticks cannot have `autocomplete`. */
const PRIVATE = "input[autocomplete=off], input[type=file], input[type=checkbox]";

/** As the page is left, for the browser may keep and show it again; its island may not have loaded. */
function emptyPrivateFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(PRIVATE)) {
    if (field.type === "checkbox") field.checked = false;
    else field.value = "";
  }
}

addEventListener("pagehide", emptyPrivateFields);
startIslands(islands, () => {
  // Forms and figures stay without their button.
  showNoScriptWords();
  for (const button of document.querySelectorAll("[data-when=approach] button")) button.remove();
});
