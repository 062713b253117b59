/** What a search has found. */
export interface Found {
  lines: number;
  pages: number;
}

const wordsOf = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();

/**
 * Shows of the whole text only the lines with these words, under their pages; all for no words.
 * @param pages the element with an `<article>` for each page, whose lines are paragraphs
 */
export function showFound(pages: ParentNode, text: string): Found {
  const wanted = wordsOf(text);
  const found: Found = { lines: 0, pages: 0 };
  for (const title of pages.querySelectorAll<HTMLElement>("h4")) {
    title.hidden = wanted !== "";
  }
  for (const article of pages.querySelectorAll<HTMLElement>("article")) {
    let lines = 0;
    for (const line of article.querySelectorAll<HTMLElement>("p")) {
      const has = wordsOf(line.textContent ?? "").includes(wanted);
      line.hidden = !has;
      if (has) lines += 1;
    }
    article.hidden = lines === 0;
    found.lines += lines;
    if (lines > 0) found.pages += 1;
  }
  return found;
}
