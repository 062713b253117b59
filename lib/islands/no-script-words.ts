/** What React writes for these characters in text. */
const ESCAPED: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'" };

/**
 * Shows the words for visitors without scripts to those whose browser is too old for ours. Browsers
 * that run scripts keep `<noscript>` as one text, tags and all, and the page's policy lets no script
 * parse it: so the tags go, and the words stay.
 */
export function showNoScriptWords(): void {
  for (const element of document.querySelectorAll("main noscript")) {
    const words = document.createElement("p");
    words.className = "mb-4 bg-pink px-5 py-4";
    words.textContent = (element.textContent ?? "")
      .replace(/<[^>]*>/g, "")
      .replace(/&(?:amp|quot|#x27);/g, (escaped) => ESCAPED[escaped] ?? escaped);
    element.replaceWith(words);
  }
}
