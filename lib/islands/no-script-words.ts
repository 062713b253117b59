const ESCAPED: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'" };

/** Browsers too old for our scripts keep it as text, and the CSP forbids parsing it as HTML. */
export function showNoScriptWords(): void {
  for (const element of document.querySelectorAll("main noscript")) {
    const words = document.createElement("p");
    words.className = "mb-4 border-l-4 border-ochre bg-sheet px-5 py-4";
    const text = (element.textContent ?? "").replace(/<[^>]*>/g, "");
    words.textContent = text.replace(/&[^;]+;/g, (escaped) => ESCAPED[escaped] ?? escaped);
    element.replaceWith(words);
  }
}
