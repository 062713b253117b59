/** What React writes for these characters in text. */
const ESCAPED: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'" };

/**
 * Shows the words of `<noscript>` to visitors whose browser is too old for our scripts. Browsers that
 * run scripts keep it as one text, and the CSP forbids to parse it: the tags are cut out.
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
