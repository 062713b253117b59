import { type Document, isAlias, isMap, isNode, isScalar, visit } from "yaml";
import {
  beginning,
  bullet,
  colonInside,
  duplicate,
  lostDash,
  misindented,
  needsQuotes,
  openQuote,
  quoteInside,
  strayLine,
} from "./line-mistakes";
import { nearest } from "./nearest";
import { type Line, linesOf, type YamlMistake } from "./yaml-lines";

type ParserError = Document["errors"][number] | Document["warnings"][number];

const OTHER_BLANK = "the line begins with a blank of another kind: indent it with spaces";

/** Lines that no parser need be asked for; it would misread those that follow. */
const EARLY: [pattern: RegExp, message: string, next?: RegExp][] = [
  [/(?<=: )\[\]\s*$/, "[] says that there are none, and entries follow: take out the []", /^\s+- /],
  [/(?<=[{,]\s*\w+: +)#[^"']*$/, needsQuotes("#")],
  [
    /^(<{7}|={7}|>{7})( |$)/,
    "two versions of this file were not put together: keep the lines that are right and delete the lines of <<<<<<<, ======= and >>>>>>>",
  ],
  [/(?<=^ *)\t(?=.*\S)/, "the line begins with a tab: indent it with spaces"],
  [/(?<=^ *)[\u00a0\u2000-\u200b\u3000](?=.*\S)/, OTHER_BLANK],
];

function earlyMistake(lines: readonly Line[]): YamlMistake | undefined {
  for (const [index, { text, start }] of lines.entries()) {
    for (const [pattern, message, next] of EARLY) {
      const at = text.search(pattern);
      if (at < 0) continue;
      const below = lines.slice(index + 1).find((line) => /^\s*[^\s#]/.test(line.text));
      if (!next || next.test(below?.text ?? "")) return { offset: start + at, message };
    }
  }
  return undefined;
}

/** What the parser's codes mean that need no look at the lines. */
const CODES: Partial<Record<ParserError["code"], string>> = {
  BAD_DQ_ESCAPE: "inside double quotes a \\ means something else: use single quotes '…'",
  MULTIPLE_DOCS: "a line of --- may not stand in this file: delete it",
};

const UNKNOWN =
  "this line cannot be read: compare its colon, its quotes and its indentation with the lines around it";

/** A tag that YAML does not know: the mark misspelt, or a text. */
function unknownTag(tag: string): string {
  return nearest(tag, ["!placeholder"])
    ? `expected the mark !placeholder, got ${tag}`
    : needsQuotes("!");
}

/** A line that begins in a column where none of its kind may. */
const OUT_OF_PLACE = /^BLOCK_AS_IMPLICIT_KEY|^BAD_INDENT|^UNEXPECTED_TOKEN|without - indicator/;

function openBracket(lines: readonly Line[]): YamlMistake | undefined {
  const open = lines.findLast(({ text }) => /[[{][^\]}]*$/.test(text));
  if (!open) return undefined;
  const at = open.text.search(/[[{][^\]}]*$/);
  const [sign, end] = open.text[at] === "[" ? ["[", "]"] : ["{", "}"];
  const message = `${sign} is opened here and never closed: add ${end} at the end`;
  return { offset: open.start + at, message };
}

function explain(error: ParserError, text: string, lines: readonly Line[]): YamlMistake {
  const { code } = error;
  const [offset] = error.pos;
  const named = lines.findLastIndex(({ start }) => start <= offset);
  // Of a blank line, the one below it is meant.
  const below = lines.findIndex((other, index) => index >= named && other.text.trim());
  const at = Math.max(below < 0 ? named : below, 0);
  const line = lines[at] ?? { text: "", start: 0 };
  const before = lines.slice(0, at + 1);
  const unknown = { offset, message: CODES[code] ?? UNKNOWN };
  if (CODES[code]) return unknown;
  if (code === "DUPLICATE_KEY") return duplicate(lines, at) ?? unknown;
  if (code === "TAG_RESOLVE_FAILED") {
    return { offset, message: unknownTag(/^\S+/.exec(text.slice(offset))?.[0] ?? "") };
  }
  if (/closing|must be sufficiently indented and end/.test(error.message)) {
    const quote = before.findLast((other) => openQuote(other));
    if (quote && !/Flow/.test(error.message)) return openQuote(quote) ?? unknown;
  }
  if (/^Flow|closing|expected .*[\]}]/i.test(error.message)) {
    const open = openBracket(before);
    if (open) return open;
  }
  const begins = beginning(line) ?? bullet(line);
  if (begins) return begins;
  if (code === "BLOCK_IN_FLOW") {
    return { offset, message: "the text has a colon and a space in it: put quotes round it" };
  }
  if (OUT_OF_PLACE.test(`${code} ${error.message}`)) {
    const entry = lostDash(lines, at);
    if (entry) return entry;
  }
  if (code === "BLOCK_AS_IMPLICIT_KEY") return colonInside(lines, at) ?? misindented(line);
  if (code === "UNEXPECTED_TOKEN") return quoteInside(line) ?? unknown;
  const dash = /^\s*-(?=\S)/.exec(line.text);
  if (dash) {
    return { offset: line.start + dash[0].length - 1, message: "put a space after the dash" };
  }
  if (code === "BAD_INDENT" || /without - indicator/.test(error.message)) return misindented(line);
  if (code === "MULTILINE_IMPLICIT_KEY" || /followed by map values/.test(error.message)) {
    return strayLine(lines, at) ?? unknown;
  }
  return unknown;
}

/** What the parser takes without a word although an editor meant text. */
function misread(doc: Document, text: string): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(doc, (key, node) => {
    if (!isNode(node)) return undefined;
    const offset = node.range?.[0] ?? 0;
    const fail = (message: string, at = offset) => found.push({ offset: at, message });
    if (isScalar(node) && key === "key" && /^[\s\u00a0\u200b]/.test(String(node.value))) {
      fail(OTHER_BLANK);
    }
    if (isMap(node) && node.items.some(({ key }) => isNode(key) && !isScalar(key))) {
      fail(needsQuotes("{{"));
      return visit.SKIP;
    }
    if (node.tag === "!") {
      const at = text.lastIndexOf("!", offset);
      const isMark = /^! +placeholder\b/i.test(text.slice(at));
      fail(
        isMark ? "expected the mark !placeholder, got a space after its !" : needsQuotes("!"),
        at,
      );
    }
    if (isAlias(node)) fail(needsQuotes("*"));
    else if ("anchor" in node && node.anchor) fail(needsQuotes("&"), text.lastIndexOf("&", offset));
    return undefined;
  });
  return found;
}

/**
 * Says in plain words what is wrong with a file that is no YAML, or that YAML reads otherwise than
 * its editor meant. What follows from the first mistake is left out.
 */
export function yamlMistakes(doc: Document, text: string): YamlMistake[] {
  const lines = linesOf(text);
  const errors = [...doc.errors, ...doc.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (errors.length === 0) return misread(doc, text);
  const early = earlyMistake(lines);
  if (early) return [early];
  const areApart = errors.every(
    ({ code }) => code === "DUPLICATE_KEY" || code === "TAG_RESOLVE_FAILED",
  );
  // All keys of an entry that has lost its dash stand twice.
  for (const { code, pos } of errors) {
    const at = lines.findLastIndex(({ start }) => start <= pos[0]);
    const entry = code === "DUPLICATE_KEY" ? lostDash(lines, at) : undefined;
    if (entry) return [entry];
  }
  return (areApart ? errors : errors.slice(0, 1)).map((error) => explain(error, text, lines));
}
