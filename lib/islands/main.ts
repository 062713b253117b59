import "@/lib/enhancements/main";
import { startIslands } from "static-islands/loader";
import { showNoScriptWords } from "./no-script-words";
import { islands } from "./registry";

/** Fields with private data; file inputs and checkboxes have no `autocomplete`. */
const PRIVATE = "input[autocomplete=off], input[type=file], input[type=checkbox]";

// The browser may restore field values even if the island has not loaded.
addEventListener("pagehide", () => {
  for (const field of document.querySelectorAll<HTMLInputElement>(PRIVATE)) {
    if (field.type === "checkbox") field.checked = false;
    else field.value = "";
  }
});
startIslands(islands, () => {
  // In browsers too old for islands these buttons do nothing.
  showNoScriptWords();
  for (const button of document.querySelectorAll("[data-when=approach] button")) button.remove();
});
