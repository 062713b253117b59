import { leftOversIn } from "./left-overs.ts";
import { type Findings, placeAt } from "./mistakes.ts";
import { isInQuotes, lookAlikesIn, type OddSign, oddSignsIn, withArticle } from "./odd-signs.ts";
import { textsOf } from "./paths.ts";
import type { SourceFile } from "./source-file.ts";
import { styledIn } from "./styled.ts";
import { byteOf } from "./windows-1252.ts";

/** The first place of each sign, and how often it is in the file. */
function bySign(signs: readonly OddSign[]): { first: OddSign; count: number }[] {
  const groups = new Map<string, { first: OddSign; count: number }>();
  for (const sign of signs) {
    const group = groups.get(sign.sign);
    groups.set(sign.sign, { first: group?.first ?? sign, count: (group?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/**
 * Reports signs that no reader is to meet, as programs leave them in what is pasted: what nobody
 * sees is a warning, what readers see as a box a mistake.
 */
export function checkSigns(file: string, text: string, { issues, warnings }: Findings): void {
  for (const { first, count } of bySign(oddSignsIn(text))) {
    const place = { file, ...placeAt(text, first.offset), path: "" };
    const more = count > 1 ? `, the first of ${count} in this file` : "";
    if (first.isShown) {
      const message = `expected a letter, got ${withArticle(first.name)}${more}, of which readers see a box: type it anew`;
      issues.push({ ...place, message });
    } else {
      const message = `${withArticle(first.name)} stands here${more}, which nobody sees: type the words around it anew`;
      warnings.push({ ...place, message });
    }
  }
}

/** Letters of UTF-8 that were read as Windows-1252 and saved so: two to four of them are one. */
const MISREAD =
  /[\u00C2-\u00F4][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]{1,3}/g;

/** What a run of letters was before it was misread; undefined if it was nothing else. */
function beforeMisreading(letters: string): string | undefined {
  const bytes = Uint8Array.from([...letters].map(byteOf));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Warns of letters that an earlier program has read in a wrong encoding: `â€™` for `’`. */
export function checkMisread(file: string, text: string, { warnings }: Findings): void {
  for (const { 0: letters, index } of text.matchAll(MISREAD)) {
    const meant = beforeMisreading(letters);
    if (meant === undefined) continue;
    const message = `"${letters}" was "${meant}" before a program read it in a wrong encoding: type it anew`;
    warnings.push({ file, ...placeAt(text, index), path: "", message });
  }
}

const IN_QUOTES =
  "these quotes stand around the whole text, and readers see them: delete them, unless they are meant; the quotes of YAML are straight";

/** Warns of texts in curly quotes, which programs make of the straight ones that are no part of a text. */
export function checkQuotes(source: SourceFile): void {
  for (const { text, path } of textsOf(source.data)) {
    if (isInQuotes(text.trim())) source.warn(path, IN_QUOTES);
  }
}

/** Warns of letters and digits in another dress, as chats make them: `𝐎𝐟𝐟𝐞𝐫`, `Ⓞⓕⓕⓔⓡ`, `2️⃣`. */
export function checkStyled(file: string, text: string, { warnings }: Findings): void {
  for (const { offset, written, plain } of styledIn(text)) {
    const message = `"${written}" is made of signs that only look like letters or digits, which search engines and screen readers do not read as such: write ${plain}`;
    warnings.push({ file, ...placeAt(text, offset), path: "", message });
  }
}

/** Warns of words with a letter of another alphabet among Latin ones, which looks the same. */
export function checkLookAlikes(file: string, text: string, { warnings }: Findings): void {
  for (const { offset, word, why } of lookAlikesIn(text)) {
    const message = `"${word}" would not be found by a search: ${why}`;
    warnings.push({ file, ...placeAt(text, offset), path: "", message });
  }
}

/** Warns of what Word, a spreadsheet, a chat or a website has left in a text: `#REF!`, `Page 1 of 3`. */
export function checkLeftOvers(file: string, text: string, { warnings }: Findings): void {
  for (const { offset, message } of leftOversIn(text)) {
    warnings.push({ file, ...placeAt(text, offset), path: "", message });
  }
}

const TAB =
  "a tab stands here, as between the cells of a table that was pasted: readers see one space, write what is meant";

/** Warns of tabs inside texts; in a table they part the cells. */
export function checkTabs(source: SourceFile): void {
  if (source.file.endsWith(".csv")) return;
  for (const { text, path } of textsOf(source.data)) {
    if (text.includes("\t")) source.warn(path, TAB, { text: "\t" });
  }
}
