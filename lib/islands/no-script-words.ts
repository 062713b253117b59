const ESCAPED: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'" };

/**
 * Shows the words of `<noscript>` in browsers too old for our scripts. Such browsers keep
 * its content as text, and the CSP forbids parsing it as HTML, so the tags are removed.
 */
export function showNoScriptWords(): void {
  for (const element of document.querySelectorAll("main noscript")) {
    const words = document.createElement("p");
    words.className = "mb-4 bg-pink px-5 py-4";
    const text = (element.textContent ?? "").replace(/<[^>]*>/g, "");
    words.textContent = text.replace(/&[^;]+;/g, (escaped) => ESCAPED[escaped] ?? escaped);
    element.replaceWith(words);
  }
}
