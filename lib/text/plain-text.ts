/** Markdown as one line of plain text. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*[-*]\s+/gm, "• ")
    .replace(/^\s*(?:#+|>)\s+/gm, "")
    .replace(/\*|`|(?<!\w)_|_(?!\w)/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
