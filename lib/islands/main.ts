import "@/lib/enhancements/main";
import { startIslands } from "static-islands/loader";
import { showNoScriptWords } from "./no-script-words";
import { islands } from "./registry";

/** Fields with private data; files and ticks cannot have `autocomplete`. */
const PRIVATE = "input[autocomplete=off], input[type=file], input[type=checkbox]";

// The browser may restore a page that was left, even if its island has not loaded.
addEventListener("pagehide", () => {
  for (const field of document.querySelectorAll<HTMLInputElement>(PRIVATE)) {
    if (field.type === "checkbox") field.checked = false;
    else field.value = "";
  }
});
startIslands(islands, () => {
  // In a browser too old for islands a figure's button has no function.
  showNoScriptWords();
  for (const button of document.querySelectorAll("[data-when=approach] button")) button.remove();
});
