const ESCAPED: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'" };

/**
 * Shows the text of `<noscript>` in browsers too old for our scripts, which keep its content as
 * text; the CSP forbids parsing it as HTML.
 */
export function showNoScriptWords(): void {
  for (const element of document.querySelectorAll("main noscript")) {
    const words = document.createElement("p");
    words.className = "mb-4 border-l-4 border-ochre bg-sheet px-5 py-4";
    const text = (element.textContent ?? "").replace(/<[^>]*>/g, "");
    words.textContent = text.replace(/&[^;]+;/g, (escaped) => ESCAPED[escaped] ?? escaped);
    element.replaceWith(words);
  }
}
