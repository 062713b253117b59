import { beginOf, entryOf, type Line, type YamlMistake } from "./yaml-lines";

const QUOTE_ALL =
  "put quotes round the whole text, or write >- there and the text below it, indented";
const COLON = `the text has a colon and a space in it: ${QUOTE_ALL}`;

/** What a value may not begin with unless it is in quotes, and what to do about it. */
const BEGINNINGS: [RegExp, (sign: string) => string][] = [
  [/^(\{\{|[@%*&`?](?=\S)|\[|!(?!placeholder\b))/, needsQuotes],
  [
    /^([>|])[-+]? *[^\s#]/,
    (sign) =>
      `text after ${sign} begins on the next line: write >- alone here and the text below it, indented`,
  ],
];

export function needsQuotes(sign: string): string {
  return `text that begins with ${sign} needs quotes round it`;
}

/** Text that YAML reads as something else because of its first letters. */
export function beginning(line: Line): YamlMistake | undefined {
  const { key, value, valueAt: offset } = entryOf(line);
  for (const [pattern, message] of BEGINNINGS) {
    const [, sign] = pattern.exec(value) ?? [];
    if (sign) return { offset, message: message(sign) };
  }
  if (key && /^- /.test(value)) {
    return { offset, message: "a list begins on the line below its key: move it there, indented" };
  }
  return undefined;
}

/** The quote that opens a text in a line. */
function quoteOf(line: Line) {
  const { value, valueAt: offset } = entryOf(line);
  const [quote] = /^["']/.exec(value) ?? [];
  return quote && { quote, offset, isClosed: value.slice(1).includes(quote) };
}

/** A quote that opens a text in a line and is not closed there. */
export function openQuote(line: Line): YamlMistake | undefined {
  const found = quoteOf(line);
  if (!found || found.isClosed) return undefined;
  const { quote, offset } = found;
  return {
    offset,
    message: `the text begins with ${quote} and never ends: add ${quote} at its end`,
  };
}

/** Text that goes on behind its closing quote. */
export function quoteInside(line: Line): YamlMistake | undefined {
  const found = quoteOf(line);
  if (!found) return undefined;
  const message = `the text ends at its second ${found.quote} and more follows: write the whole text below >-, indented, where quotes are no matter`;
  return { offset: found.offset, message };
}

/** Whether a value without quotes has a colon in its own line. */
function hasColon(line: Line): boolean {
  return /^[^"'#]*:(\s|$)/.test(entryOf(line).value);
}

/** A sentence with a colon in it, in a line or in the lines that go on with it. */
export function colonInside(lines: readonly Line[], from: number): YamlMistake | undefined {
  const first = lines[from];
  if (!first) return undefined;
  const { valueAt, indent } = entryOf(first);
  if (hasColon(first)) return { offset: valueAt, message: COLON };
  for (const line of lines.slice(from + 1)) {
    const width = line.text.search(/\S/);
    if (width < 0 || width <= indent) return undefined;
    const [, key] = /^\s*([^:#]+):(\s|$)/.exec(line.text) ?? [];
    if (!key) continue;
    // A list that goes on below a key which stands further left than its entries.
    if (/^\s*- /.test(line.text)) return misindented(first);
    // One word is a key that stands too far right; more words are a sentence.
    if (/\s/.test(key.trim())) return { offset: valueAt, message: COLON };
    const message = `"${key.trim()}" is indented too far: begin it in the same column as the keys of its group above`;
    return { offset: line.start + width, message };
  }
  return undefined;
}

/** How far a key without its dash may stand from the column of the dashes. */
const NEAR = 3;

/** A key with which other entries of a list begin, and this one would if it had its dash. */
export function lostDash(lines: readonly Line[], at: number): YamlMistake | undefined {
  const line = lines[at];
  if (!line || hasColon(line) || /^\s*-/.test(line.text)) return undefined;
  const { key, indent, keyAt: offset } = entryOf(line);
  const dashOf = ({ text }: Line) =>
    text.trimStart().startsWith(`- ${key}:`) ? text.search(/\S/) : Number.NaN;
  const isAlike = (one: Line) => Math.abs(dashOf(one) - indent) <= NEAR;
  if (!key) return undefined;
  const above = lines.slice(0, at).findLastIndex(isAlike);
  const index = above >= 0 ? above : lines.findIndex(isAlike);
  const other = lines[index];
  if (!other) return undefined;
  const message = `an entry of the list begins with "- ${key}:", in column ${dashOf(other) + 1} as in line ${index + 1}: put the dash and a space before "${key}"`;
  return { offset, message };
}

/** A key that its group has already. */
export function duplicate(lines: readonly Line[], at: number): YamlMistake | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const { key, indent, keyAt: offset } = entryOf(line);
  const first = lines.slice(0, at).findLastIndex((other) => {
    const entry = entryOf(other);
    return entry.key === key && entry.indent === indent;
  });
  const where = first < 0 ? "" : `, first in line ${first + 1}`;
  return { offset, message: `"${key}" stands twice in this group${where}: delete one of them` };
}

const STRAY =
  'expected "key: text", got a line without a key: indent it if it goes on with the text above, or add the key and a colon';

/** What is wrong with a line that is no entry, by the lines above and below it. */
function strayAdvice({ text }: Line, above: Line | undefined, below: Line | undefined): string {
  const [, key, blank] = /^\s*(?:- +)*([\w-]+):([^ \n])/.exec(text) ?? [];
  if (key) {
    const what = /\s/.test(blank ?? "") ? "a space of the usual kind" : "a space";
    return `put ${what} after the colon of "${key}"`;
  }
  if (above && /[>|][-+]?\s*$/.test(above.text)) {
    const sign = above.text.trim().split(" ").at(-1);
    return `the text below ${sign} begins too far left: indent each of its lines by two spaces more than the key above`;
  }
  const [, start = "", word, sign] =
    /^(\s*(?:- +)*)([\w/-]+)(?: *([;=：])| |\s*$)/.exec(text) ?? [];
  if (!word) return STRAY;
  if (sign) return `expected a colon behind "${word}", got ${sign}`;
  const isGroup = text.trim() === word && (below?.text.search(/\S/) ?? 0) > start.length;
  const isEntry = above && entryOf(above).key && entryOf(above).indent === start.length;
  return isGroup || isEntry ? `put a colon behind "${word}"` : STRAY;
}

/** A line that is no entry, below a text or by itself. */
export function strayLine(lines: readonly Line[], at: number): YamlMistake | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const above = lines.slice(0, at).findLast(({ text }) => text.trim());
  const below = lines.slice(at + 1).find(({ text }) => text.trim());
  return { offset: beginOf(line), message: strayAdvice(line, above, below) };
}

/** A sign that word processors put before the entries of a list. */
export function bullet(line: Line): YamlMistake | undefined {
  const [, sign] = /^\s*([•·–—▪●]) ?/.exec(line.text) ?? [];
  const message = `an entry of a list begins with - and a space, got ${sign}`;
  return sign ? { offset: beginOf(line), message } : undefined;
}

export function misindented(line: Line): YamlMistake {
  const offset = beginOf(line);
  const { key, value } = entryOf(line);
  const isText = !key && !/^\s*-/.test(line.text);
  const name = key || value.replace(/^(.{20}).+/, "$1…");
  const column = `begins in column ${offset - line.start + 1}`;
  const message = isText
    ? `"${name}" ${column}, further left than the text above: begin it in the column of that text`
    : `"${name}" ${column}, unlike the lines of its group above it: begin it in their column`;
  return { offset, message };
}
