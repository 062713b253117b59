import type { NamesInFile } from "content-kit/references";
import type { Path, SourceFile } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import { fullTitle, SHOWN_TITLE } from "@/lib/text/full-title";

/** With more of them, the firm's name is what is too long. */
const MOST_SINGLE = 3;

/** A title that search results cut, and its length with the firm's name. */
interface LongTitle {
  source: SourceFile;
  path: Path;
  length: number;
}

/** Titles of pages that are too long behind the firm's name, which each of them has at its end. */
function longTitles(
  sources: ReadonlyMap<string, SourceFile>,
  names: ReadonlyMap<string, NamesInFile>,
  firmName: string,
): LongTitle[] {
  const found: LongTitle[] = [];
  for (const [file, { definitions }] of names) {
    const source = sources.get(file);
    if (!source || Object(source.data).noindex === true) continue;
    for (const { kind, text, path } of definitions) {
      const { length } = fullTitle(text, firmName);
      if (kind === "title" && length > SHOWN_TITLE) found.push({ source, path, length });
    }
  }
  return found;
}

/** Warns of titles that search results cut because the firm's name stands behind them. */
export function checkTitleLengths(
  sources: ReadonlyMap<string, SourceFile>,
  names: ReadonlyMap<string, NamesInFile>,
  { firm }: Pick<Content, "firm">,
): void {
  const titles = longTitles(sources, names, firm.name);
  if (titles.length > MOST_SINGLE) {
    const longest = Math.max(...titles.map(({ length }) => length));
    const message = `with this name behind them, ${titles.length} titles of pages are longer than the ${SHOWN_TITLE} characters that search results show, up to ${longest}: use a shorter name, or shorten meta.title of each page`;
    sources.get("firm")?.warn(["name"], message);
    return;
  }
  for (const { source, path, length } of titles) {
    const message = `${length} characters with " | ${firm.name}" behind it: search results show ${SHOWN_TITLE}, shorten the title by ${length - SHOWN_TITLE}`;
    source.warn(path, message);
  }
}
