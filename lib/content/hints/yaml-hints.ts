import { type Document, isAlias, isMap, isNode, isScalar, visit } from "yaml";
import { nearest } from "@/lib/content/load/nearest";

/** A mistake in how a YAML file is written; `offset` counts characters from its beginning. */
interface YamlMistake {
  offset: number;
  message: string;
}

type ParserError = Document["errors"][number] | Document["warnings"][number];

const QUOTES = "put quotes round the whole text, or write >- and the text below it, indented";
const ENTRY = String.raw`^\s*(?:- +)*(?:[\w/.-]+: +)?(?:!placeholder +)?`;
const KEYED = String.raw`^\s*(?:- +)*[\w/.-]+: +`;

const needsQuotes = (sign: string) => `text that begins with ${sign} needs quotes round it`;

/** What is wrong with a line that the parser stumbles over; the group `at` is its place. */
const LINES: [pattern: RegExp, message: string | ((at: string) => string)][] = [
  [
    /^(?<at><{7}|={7}|>{7})( |$)/,
    "two versions of this file were not merged: keep the right lines, delete those of <<<<<<<, ======= and >>>>>>>",
  ],
  [/^ *(?<at>\t)/, "the line begins with a tab: indent it with spaces"],
  [
    /^ *(?<at>[\u00a0\u2000-\u200b\u3000])/,
    "the line begins with another kind of space: indent it with spaces of the space bar",
  ],
  [
    /^\s*(?<at>[•·–—▪●])/,
    (sign) => `an entry of a list begins with a dash and a space, got ${sign}`,
  ],
  [/^\s*(?<at>-)[^\s-]/, "put a space after the dash"],
  [/[{,]\s*\w+: +(?<at>#)/, needsQuotes],
  [new RegExp(`${KEYED}(?<at>- )`), "a list begins on the line below its key: move it there"],
  [
    new RegExp(`${ENTRY}(?<at>\\{\\{|[@%*&\`](?=\\S)|\\[(?=[^\\]]*\\]\\()|!(?!placeholder))`),
    needsQuotes,
  ],
  [
    new RegExp(`${KEYED}(?<at>[>|])[-+]? *[^\\s#]`),
    (sign) => `text after ${sign} begins on the next line, indented`,
  ],
  [
    new RegExp(`${ENTRY}(?<at>"[^"]*"|'[^']*')\\s*[^\\s#,}\\]:]`),
    ([quote]) =>
      `the text ends at its second ${quote} and more follows: write it below >-, indented`,
  ],
  [
    new RegExp(`${KEYED}(?<at>[^\\s"'#>|{[][^#]*?:(?: |$))`),
    `the text has a colon and a space in it: ${QUOTES}`,
  ],
  [/^\s*(?:- +)*(?<at>[\w-]+):[^ \n]/, (key) => `put a space after the colon of "${key}"`],
  [/^\s*(?:- +)*(?<at>[\w-]+) *[=;：]/, (key) => `expected a colon behind "${key}"`],
];

/** Signs that a text or a group begins with, on a line that does not end it. */
const OPEN_QUOTE = new RegExp(`${ENTRY}(?<at>"[^"]*|'[^']*)$`);
const OPEN_GROUP = /(?<at>[[{])[^\]}]*$/;

/** What the parser's messages mean where the line itself shows nothing. */
const MESSAGES: [pattern: RegExp, message: string][] = [
  [
    /DUPLICATE_KEY/,
    "this key is in its group twice: delete one, or begin it with a dash and a space if it is a new entry of a list",
  ],
  [/BAD_DQ_ESCAPE/, "inside double quotes a \\ means something else: use single quotes '…'"],
  [/MULTIPLE_DOCS/, "a line of --- may not stand in this file: delete it"],
  [/BLOCK_IN_FLOW/, "the text has a colon and a space in it: put quotes round it"],
  [
    /BAD_INDENT|A block sequence may not/,
    "this begins in another column than the lines of its group above: begin it in their column",
  ],
  [
    /BLOCK_AS_IMPLICIT_KEY/,
    `a line with a colon follows, indented: begin it in the column of its group or, if it is one text, ${QUOTES}`,
  ],
  [
    /MULTILINE_IMPLICIT_KEY|followed by map values/,
    'expected "key: text", got a line without a colon: indent it if it goes on with the text above, or add the key and a colon',
  ],
];

const UNKNOWN =
  "this line cannot be read: compare its colon, quotes and indentation with the lines around it";

interface Line {
  text: string;
  /** Offset of its first character. */
  start: number;
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(/^.*$/gm)].map(({ 0: line, index }) => ({ text: line, start: index }));
}

function matched(pattern: RegExp, { text, start }: Line) {
  const [from, to] = new RegExp(pattern, "d").exec(text)?.indices?.groups?.at ?? [];
  return from === undefined ? undefined : { at: text.slice(from, to), offset: start + from };
}

function lineHint(line: Line): YamlMistake | undefined {
  for (const [pattern, message] of LINES) {
    const found = matched(pattern, line);
    if (!found) continue;
    const { at, offset } = found;
    return { offset, message: typeof message === "string" ? message : message(at) };
  }
  return undefined;
}

/** What was opened on a line, above the one where its end was missed. */
function openHint(lines: readonly Line[], pattern: RegExp): YamlMistake | undefined {
  for (const line of [...lines].reverse()) {
    const text = line.text.replace(/\s#.*$/, "");
    const found = matched(pattern, { ...line, text });
    if (!found) continue;
    const [sign = ""] = found.at;
    const end = { "[": "]", "{": "}" }[sign] ?? sign;
    const message = `${sign} is opened here and never closed: add ${end} at the end of the text`;
    return lineHint(line) ?? { offset: found.offset, message };
  }
  return undefined;
}

function explain({ code, message, pos: [offset] }: ParserError, text: string): YamlMistake {
  const lines = linesOf(text);
  const named = lines.findLastIndex(({ start }) => start <= offset);
  // Of a blank line, the one below it is meant.
  const at = lines.findIndex((line, index) => index >= named && line.text.trim() !== "");
  const line = lines[at < 0 ? named : at] ?? { text: "", start: offset };
  const begin = Math.max(offset, line.start + Math.max(line.text.search(/\S/), 0));
  const [, fallback = UNKNOWN] =
    MESSAGES.find(([pattern]) => pattern.test(`${code} ${message}`)) ?? [];
  if (code === "DUPLICATE_KEY" || code === "BAD_DQ_ESCAPE") return { offset, message: fallback };
  if (code === "TAG_RESOLVE_FAILED") {
    const [tag = ""] = /^\S+/.exec(text.slice(text.lastIndexOf("!", offset))) ?? [];
    const isMark = nearest(tag, ["!placeholder"]) !== undefined;
    return {
      offset,
      message: isMark ? `expected the mark !placeholder, got ${tag}` : needsQuotes("!"),
    };
  }
  const above = lines.slice(0, named + 1);
  const open = /Missing closing/.test(message)
    ? openHint(above, OPEN_QUOTE)
    : /^Flow|closing|end with/.test(message)
      ? openHint(above, OPEN_GROUP)
      : undefined;
  return open ?? lineHint(line) ?? { offset: begin, message: fallback };
}

/** What the parser accepts although an editor meant text. */
function misread(doc: Document, text: string): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(doc, (_, node) => {
    if (!isNode(node)) return undefined;
    const offset = node.range?.[0] ?? 0;
    if (isMap(node) && node.items.some(({ key }) => isNode(key) && !isScalar(key))) {
      found.push({ offset, message: needsQuotes("{{") });
      return visit.SKIP;
    }
    if (isAlias(node)) found.push({ offset, message: needsQuotes("*") });
    else if ("anchor" in node && node.anchor) {
      found.push({ offset: text.lastIndexOf("&", offset), message: needsQuotes("&") });
    }
    return undefined;
  });
  return found;
}

/**
 * Says in plain words what is wrong with a file that is no YAML, or that YAML reads otherwise than
 * its editor meant. What follows from the first mistake is left out.
 */
export function yamlHints(doc: Document, text: string): YamlMistake[] {
  const errors = [...doc.errors, ...doc.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (errors.length === 0) return misread(doc, text);
  const areApart = errors.every(({ code }) => /DUPLICATE_KEY|TAG_RESOLVE_FAILED/.test(code));
  return (areApart ? errors : errors.slice(0, 1)).map((error) => explain(error, text));
}
