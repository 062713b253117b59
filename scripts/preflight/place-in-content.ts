import { readFileSync } from "node:fs";
import path from "node:path";
import { resolveText } from "content-kit/facts";
import { decodeText, placeAt } from "content-kit/sources";
import type { Place } from "ra-preflight";
import { isNode, parseDocument } from "yaml";
import type { Content } from "@/lib/content/content";
import { filesBelow } from "@/lib/content/files-below";

/** What may stand between two words in a file: blanks, line breaks, marks and link targets. */
const BETWEEN_WORDS = "(?:[\\s>*_`\\\\[]|\\]\\([^)]*\\))+";

/** Finds words as a file may have them: across lines, in Markdown, with other quotation marks. */
function writtenWords(words: string): RegExp {
  const literal = words.trim().replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const anySingleQuotes = literal.replace(/['’‘]/g, "['’‘]");
  const anyQuotes = anySingleQuotes.replace(/["“”]/g, '\\\\?["“”]');
  return new RegExp(anyQuotes.split(/\s+/).join(BETWEEN_WORDS), "iu");
}

/** A file of `content/`, with facts resolved, which does not change the numbers of lines. */
interface ContentText {
  file: string;
  text: string;
}

/** @param offset 0-based, in the text */
function placeIn({ file, text }: ContentText, offset: number): Place {
  const { line, column } = placeAt(text, offset);
  return { file, line, column };
}

function readTexts(root: string, content: Content): ContentText[] {
  const names = filesBelow(path.join(root, "content"));
  const texts: ContentText[] = [];
  for (const name of names) {
    // Versions are never corrected.
    if (name.startsWith("versions/") || !/\.(ya?ml|md|csv)$/.test(name)) continue;
    const file = `content/${name}`;
    const written = decodeText(readFileSync(path.join(root, file)));
    texts.push({ file, text: resolveText(written, content.facts) });
  }
  return texts;
}

/** The line of a table that begins with a period: `2026-04`. */
function placeInTable(table: ContentText, period: string): Place {
  const lineBreak = table.text.indexOf(`\n${period},`);
  return placeIn(table, lineBreak + 1);
}

/** @param keys such as `bank.account` */
function placeInYaml(yaml: ContentText, keys: string): Place | undefined {
  // The body of a policy begins at its second "---".
  const front = yaml.text.replace(/\n---\n[\s\S]*/, "");
  const document = parseDocument(front, { logLevel: "silent" });
  const value = document.getIn(keys.match(/[\w-]+/g) ?? [], true);
  if (!isNode(value) || !value.range) return undefined;
  return placeIn(yaml, value.range[0]);
}

/** Finds a whole block first, as its words alone may stand elsewhere too. */
function findBlock(texts: readonly ContentText[], block: RegExp, words: RegExp): Place | undefined {
  for (const content of texts) {
    const start = content.text.search(block);
    if (start < 0) continue;
    const within = content.text.slice(start).search(words);
    return placeIn(content, start + Math.max(within, 0));
  }
  return undefined;
}

function findWords(texts: readonly ContentText[], words: RegExp): Place | undefined {
  for (const content of texts) {
    const start = content.text.search(words);
    if (start >= 0) return placeIn(content, start);
  }
  return undefined;
}

/** Finds the position in `content/` of words on a page. */
export class SourcePlaces {
  private readonly texts: readonly ContentText[];

  constructor(root: string, content: Content) {
    this.texts = readTexts(root, content);
  }

  /** @param fact such as `firm.bank.account` or `complaints/monthly.2026-04` */
  ofFact(fact: string): Place | undefined {
    const [, name, keys = ""] = /^([\w/-]+)\.?(.*)$/.exec(fact) ?? [];
    const found = this.texts.find(({ file }) => file.replace(/\.\w+$/, "") === `content/${name}`);
    if (!found) return undefined;
    return found.file.endsWith(".csv") ? placeInTable(found, keys) : placeInYaml(found, keys);
  }

  /** @param block the text that contains the words @param sources of the page, searched first */
  find(words: string, block: string, sources: readonly string[]): Place | undefined {
    const isOfPage = ({ file }: ContentText) =>
      sources.some((source) => `${file}/`.startsWith(`content/${source}`));
    const ofPage = this.texts.filter(isOfPage);
    const others = this.texts.filter((content) => !isOfPage(content));
    const writtenBlock = writtenWords(block);
    const written = writtenWords(words);
    const place = findBlock([...ofPage, ...others], writtenBlock, written);
    if (place) return place;
    // Texts of the whole site, such as scripts, have no sources.
    return findWords(ofPage.length > 0 ? ofPage : others, written);
  }
}
