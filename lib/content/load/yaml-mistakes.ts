import { type Document, isAlias, isMap, isNode, isScalar, visit } from "yaml";
import { nearest } from "./nearest";

/** A mistake in how a YAML file is written; `offset` counts characters from its beginning. */
export interface YamlMistake {
  offset: number;
  message: string;
}

type ParserError = Document["errors"][number] | Document["warnings"][number];

/** A key with what follows it, after the dashes of a list. */
const ENTRY = /^(\s*(?:- +)*)([\w/.-]+|"[^"]*")?(:(?: +|$))?(.*)$/;

const QUOTE_ALL =
  "put quotes round the whole text, or write >- there and the text below it, indented";
const COLON = `the text has a colon and a space in it: ${QUOTE_ALL}`;

/** What a text may not begin with unless it is in quotes. */
const BEGINNINGS: [RegExp, string][] = [
  [/^\{\{/, "{{"],
  [/^[@%*&`?](?=\S)/, ""],
  [/^\[/, "["],
  [/^!(?!placeholder\b)/, "!"],
];

interface Line {
  text: string;
  /** Offset of its first character. */
  start: number;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const here = { text: line, start };
    start += line.length + 1;
    return here;
  });
}

/** A line taken apart: where its key and its value begin. */
function entryOf({ text, start }: Line) {
  const [, indent = "", word = "", colon = "", rest = ""] = ENTRY.exec(text) ?? [];
  const key = colon ? word : "";
  const value = colon ? rest : word + rest;
  const before = indent.length + (colon ? word.length + colon.length : 0);
  return {
    key,
    value,
    indent: indent.length,
    keyAt: start + indent.length,
    valueAt: start + before,
  };
}

/** Text that YAML reads as something else because of its first letters. */
function beginning(line: Line): YamlMistake | undefined {
  const { value, valueAt } = entryOf(line);
  const plain = value.replace(/^!placeholder +/, "");
  const offset = valueAt + value.length - plain.length;
  const found = BEGINNINGS.find(([pattern]) => pattern.test(plain));
  if (found) {
    return {
      offset,
      message: `text that begins with ${found[1] || plain[0]} needs quotes round it`,
    };
  }
  if (/^[>|][-+]? *[^\s#]/.test(plain)) {
    const message = `text after ${plain[0]} begins on the next line: write >- alone here and the text below it, indented`;
    return { offset, message };
  }
  if (/^- /.test(plain) && entryOf(line).key) {
    return { offset, message: "a list begins on the line below its key: move it there, indented" };
  }
  return undefined;
}

/** A quote that opens a text in a line and is not closed there. */
function openQuote(line: Line): YamlMistake | undefined {
  const { value, valueAt } = entryOf(line);
  const plain = value.replace(/^!placeholder +/, "");
  const [quote = ""] = /^["']/.exec(plain) ?? [];
  if (!quote || plain.slice(1).includes(quote)) return undefined;
  const message = `the text begins with ${quote} and never ends: add ${quote} at its end`;
  return { offset: valueAt + value.length - plain.length, message };
}

/** Text that goes on behind its closing quote. */
function quoteInside(line: Line): YamlMistake | undefined {
  const { value, valueAt } = entryOf(line);
  const plain = value.replace(/^!placeholder +/, "");
  const [quote = ""] = /^["']/.exec(plain) ?? [];
  if (!quote) return undefined;
  const message = `the text ends at its second ${quote} and more follows: write the whole text below >-, indented, where quotes are no matter`;
  return { offset: valueAt + value.length - plain.length, message };
}

/** A sentence with a colon in it, in this line or in the lines that go on with it. */
function colon(lines: readonly Line[], from: number): YamlMistake | undefined {
  const first = lines[from];
  if (!first) return undefined;
  const { value, valueAt, indent } = entryOf(first);
  if (/^[^"'#]*:(\s|$)/.test(value)) return { offset: valueAt, message: COLON };
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

function duplicate(lines: readonly Line[], at: number): YamlMistake | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const { key, indent, keyAt } = entryOf(line);
  const first = lines.slice(0, at).findLastIndex((other) => {
    const entry = entryOf(other);
    return entry.key === key && entry.indent === indent;
  });
  const where = first < 0 ? "" : `, first in line ${first + 1}`;
  return {
    offset: keyAt,
    message: `"${key}" stands twice in this group${where}: delete one of them`,
  };
}

const STRAY =
  'expected "key: text", got a line without a key: indent it if it goes on with the text above, or add the key and a colon';

function strayLine(line: Line): YamlMistake {
  const width = Math.max(line.text.search(/\S/), 0);
  const offset = line.start + width;
  const [, key] = /^\s*([\w-]+):\S/.exec(line.text) ?? [];
  return { offset, message: key ? `put a space after the colon of "${key}"` : STRAY };
}

function misindented(line: Line): YamlMistake {
  const offset = line.start + Math.max(line.text.search(/\S/), 0);
  const { key, value } = entryOf(line);
  const name = key || value.slice(0, 20);
  const message = `"${name}" begins in column ${offset - line.start + 1}, unlike the lines of its group above it: begin it in their column`;
  return { offset, message };
}

/** What no parser need be asked for; it would misread the lines that follow. */
function earlyMistake(lines: readonly Line[]): YamlMistake | undefined {
  for (const [index, line] of lines.entries()) {
    const next = lines.slice(index + 1).find(({ text }) => /^\s*[^\s#]/.test(text));
    if (/: \[\]\s*$/.test(line.text) && /^\s+- /.test(next?.text ?? "")) {
      const message = "[] says that there are none, and entries follow: take out the []";
      return { offset: line.start + line.text.lastIndexOf("["), message };
    }
    const hash = /[{,]\s*\w+: +#[^"']*$/.exec(line.text);
    if (hash) {
      const message = "text that begins with # needs quotes round it";
      return { offset: line.start + line.text.indexOf("#", hash.index), message };
    }
    if (/^(<{7}|={7}|>{7})( |$)/.test(line.text)) {
      const message =
        "two versions of this file were not put together: keep the lines that are right and delete the lines of <<<<<<<, ======= and >>>>>>>";
      return { offset: line.start, message };
    }
    const [indent = ""] = /^[ \t\u00a0\u2000-\u200b\u3000]*/.exec(line.text) ?? [];
    const odd = indent.search(/[^ ]/);
    if (odd >= 0 && indent.length < line.text.length) {
      const name = indent[odd] === "\t" ? "a tab" : "a blank of another kind";
      const message = `the line begins with ${name}: indent it with spaces`;
      return { offset: line.start + odd, message };
    }
  }
  return undefined;
}

function explain(error: ParserError, text: string, lines: readonly Line[]): YamlMistake {
  const [offset] = error.pos;
  const at = Math.max(
    lines.findLastIndex(({ start }) => start <= offset),
    0,
  );
  const line = lines[at] ?? { text: "", start: 0 };
  const unknown = {
    offset,
    message:
      "this line cannot be read: compare its colon, its quotes and its indentation with the lines around it",
  };
  switch (error.code) {
    case "DUPLICATE_KEY":
      return duplicate(lines, at) ?? unknown;
    case "TAG_RESOLVE_FAILED": {
      const [tag = ""] = /^\S+/.exec(text.slice(offset)) ?? [];
      return nearest(tag, ["!placeholder"])
        ? { offset, message: `expected the mark !placeholder, got ${tag}` }
        : { offset, message: "text that begins with ! needs quotes round it" };
    }
    case "BAD_DQ_ESCAPE": {
      const message = "inside double quotes a \\ means something else: use single quotes '…'";
      return { offset, message };
    }
    case "MULTIPLE_DOCS":
      return { offset, message: "a line of --- may not stand in this file: delete it" };
  }
  if (
    /closing/.test(error.message) ||
    /must be sufficiently indented and end/.test(error.message)
  ) {
    const quote = lines.slice(0, at + 1).findLast((other) => openQuote(other));
    if (quote && !/Flow/.test(error.message)) return openQuote(quote) ?? unknown;
  }
  if (/^Flow|closing|expected .*[\]}]/i.test(error.message)) {
    const open = lines.slice(0, at + 1).findLast((other) => /[[{][^\]}]*$/.test(other.text));
    const bracket = Math.max(open?.text.search(/[[{][^\]}]*$/) ?? 0, 0);
    const end = open?.text[bracket] === "[" ? "]" : "}";
    if (open) {
      const message = `${open.text[bracket]} is opened here and never closed: add ${end} at the end`;
      return { offset: open.start + bracket, message };
    }
  }
  const begins = beginning(line);
  if (begins) return begins;
  if (error.code === "BLOCK_IN_FLOW") {
    return { offset, message: "the text has a colon and a space in it: put quotes round it" };
  }
  if (error.code === "BLOCK_AS_IMPLICIT_KEY") return colon(lines, at) ?? misindented(line);
  if (error.code === "UNEXPECTED_TOKEN") return quoteInside(line) ?? unknown;
  const dash = /^\s*-(?=\S)/.exec(line.text);
  if (dash)
    return { offset: line.start + dash[0].length - 1, message: "put a space after the dash" };
  if (error.code === "BAD_INDENT" || /without - indicator/.test(error.message)) {
    return misindented(line);
  }
  if (error.code === "MULTILINE_IMPLICIT_KEY" || /followed by map values/.test(error.message)) {
    return strayLine(line);
  }
  return unknown;
}

/** What the parser takes without a word although an editor meant text. */
function misread(doc: Document, text: string): YamlMistake[] {
  const found: YamlMistake[] = [];
  const quotes = (node: { range?: [number, number, number] | null | undefined }, sign: string) => {
    const offset = node.range?.[0] ?? 0;
    found.push({ offset, message: `text that begins with ${sign} needs quotes round it` });
  };
  visit(doc, (key, node) => {
    if (isScalar(node) && key === "key" && /^[\s\u00a0\u200b]/.test(String(node.value))) {
      const message = "the line begins with a blank of another kind: indent it with spaces";
      found.push({ offset: node.range?.[0] ?? 0, message });
    }
    if (isMap(node) && node.items.some(({ key }) => isNode(key) && !isScalar(key))) {
      quotes(node, "{{");
      return visit.SKIP;
    }
    if (isAlias(node)) quotes(node, "*");
    else if (isNode(node) && "anchor" in node && node.anchor) {
      const offset = text.lastIndexOf("&", node.range?.[0]);
      found.push({ offset, message: "text that begins with & needs quotes round it" });
    }
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
  const isFirst = errors.every(
    ({ code }) => code === "DUPLICATE_KEY" || code === "TAG_RESOLVE_FAILED",
  );
  return (isFirst ? errors : errors.slice(0, 1)).map((error) => explain(error, text, lines));
}
