import { type Document, isNode, isScalar, visit, type YAMLError } from "yaml";
import { nearest } from "./nearest.ts";

/** A mistake in YAML syntax; `offset` is a 0-based character index. */
interface YamlMistake {
  offset: number;
  message: string;
}

/** A pattern and its message, in which `$` is replaced by the match. */
type Rule = readonly [pattern: RegExp | string, message: string];

const QUOTES = "put quotes round the whole text, or write >- and the text below it, indented";
const BEGINS = "text that begins with $ needs quotes round it";
const COLON = `the text has a colon and a space in it: ${QUOTES}`;
/** Lookbehinds: after anything that may precede a value on its line, and after a key. */
const ENTRY = String.raw`(?<=^\s*(?:- +)*(?:[\w/.-]+: +)?(?:!placeholder +)?)`;
const KEYED = String.raw`(?<=^\s*(?:- +)*[\w/.-]+: +)`;
const KEY = String.raw`(?<=^\s*(?:- +)*)[\w-]+`;

/** Messages for a line that the parser rejects. */
const LINES: Rule[] = [
  [/^(?:<{7}|={7}|>{7})(?= |$)/, "two versions were not merged: keep the right lines, delete $"],
  [/(?<=^ *)\t/, "the line begins with a tab: indent it with spaces"],
  [/(?<=^ *)[\u00a0\u2000-\u200b\u3000]/, "indent the line with ordinary spaces"],
  [/(?<=^\s*)[•·–—▪●]/, "an entry of a list begins with a dash and a space, got $"],
  [/(?<=^\s*)-(?=[^\s-])/, "put a space after the dash"],
  [/(?<=[{,]\s*\w+: +)#/, BEGINS],
  [`${KEYED}- `, "a list begins on the line below its key: move it there"],
  [`${ENTRY}(?:\\{\\{|[@%*&\`](?=\\S)|\\[(?=[^\\]]*\\]\\()|!(?!placeholder))`, BEGINS],
  [`${KEYED}[>|](?=[-+]? *[^\\s#])`, "text after $ begins on the next line, indented"],
  [
    `${ENTRY}(?:"(?=[^"]*"\\s*[^\\s#,}\\]:])|'(?=[^']*'\\s*[^\\s#,}\\]:]))`,
    "the text ends at its second $ and more follows: write it below >-, indented",
  ],
  [`${KEYED}[^\\s"'#>|{[][^#]*?:(?: |$)`, COLON],
  [`${KEY}(?=:[^ \\n])`, 'put a space after the colon of "$"'],
  [`${KEY}(?= *[=;：])`, 'expected a colon behind "$"'],
];

const unclosed = (before: string, sign: string, end = sign): Rule => [
  `${before}\\${sign}(?=[^\\${end}]*$)`,
  `$ is opened here and never closed: add ${end} at the end of the text`,
];
const OPEN_QUOTES = [unclosed(ENTRY, '"'), unclosed(ENTRY, "'")];
const OPEN_GROUPS = [unclosed("", "[", "]"), unclosed("", "{", "}")];

/** Messages for parser errors, if no pattern matches the line. */
const MESSAGES: Rule[] = [
  [/DUPLICATE_KEY/, "this key is in its group twice: delete one, or begin a new entry with a dash"],
  [/BAD_DQ_ESCAPE/, "inside double quotes a \\ means something else: use single quotes '…'"],
  [/MULTIPLE_DOCS/, "a line of --- cannot be in this file: delete it"],
  [/BLOCK_IN_FLOW/, COLON],
  [/BAD_INDENT|A block seq/, "begin this in the column of its group, as the lines above"],
  [
    /BLOCK_AS_IMPLICIT_KEY/,
    `a line with a colon follows, indented: begin it in the column of its group, or ${QUOTES}`,
  ],
  [
    /MULTILINE_IMPLICIT_KEY|followed by map values/,
    'expected "key: text", got a line without a colon: indent it as the text above, or add a key',
  ],
  [/./, "this line cannot be read: compare its colon, quotes and indentation with others"],
];

function broken(rules: readonly Rule[], line: string, start = 0): YamlMistake | undefined {
  for (const [pattern, message] of rules) {
    const found = new RegExp(pattern).exec(line);
    if (!found) continue;
    return { offset: start + found.index, message: message.replace("$", () => found[0]) };
  }
  return undefined;
}

function explain({ code, message, pos: [offset] }: YAMLError, text: string): YamlMistake {
  if (code === "TAG_RESOLVE_FAILED") {
    const [tag = ""] = /^\S+/.exec(text.slice(text.lastIndexOf("!", offset))) ?? [];
    const isMark = nearest(tag, ["!placeholder"]) !== undefined;
    const expected = `expected the mark !placeholder, got ${tag}`;
    return { offset, message: isMark ? expected : BEGINS.replace("$", "!") };
  }
  const meaning = { offset, message: broken(MESSAGES, `${code} ${message}`)?.message ?? message };
  if (code === "DUPLICATE_KEY" || code === "BAD_DQ_ESCAPE") return meaning;
  const lines = [...text.matchAll(/^.*$/gm)];
  const at = lines.findLastIndex(({ index }) => index <= offset);
  const groups = /^Flow|closing|end with/.test(message) ? OPEN_GROUPS : [];
  const open = /Missing closing/.test(message) ? OPEN_QUOTES : groups;
  for (const { 0: line, index } of lines.slice(0, at + 1).reverse()) {
    const opened = broken(open, line.replace(/\s#.*$/, ""), index);
    if (opened) return broken(LINES, line, index) ?? opened;
  }
  // If the parser points at a blank line, the mistake is on the next one.
  const named = lines.slice(at).find(([line]) => line.trim() !== "");
  if (!named) return meaning;
  const begin = Math.max(offset, named.index + named[0].search(/\S/));
  return broken(LINES, named[0], named.index) ?? { ...meaning, offset: begin };
}

/** Syntax that the parser accepts but that was meant as text. */
function misread(doc: Document, text: string): YamlMistake[] {
  const found: YamlMistake[] = [];
  const add = (sign: string, offset = 0): void => {
    found.push({ offset, message: BEGINS.replace("$", sign) });
  };
  visit(doc, {
    Alias: (_, { range }) => add("*", range?.[0]),
    Scalar: (_, { anchor, range }) => {
      if (anchor) add("&", text.lastIndexOf("&", range?.[0]));
    },
    Map: (_, { items, range }) => {
      if (items.every(({ key }) => !isNode(key) || isScalar(key))) return undefined;
      add("{{", range?.[0]);
      return visit.SKIP;
    },
  });
  return found;
}

/** Explains syntax errors and misread syntax; errors that the first one may cause are left out. */
export function yamlHints(doc: Document, text: string): YamlMistake[] {
  const errors = [...doc.errors, ...doc.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (errors.length === 0) return misread(doc, text);
  const areApart = errors.every(({ code }) => /DUPLICATE_KEY|TAG_RESOLVE_FAILED/.test(code));
  return (areApart ? errors : errors.slice(0, 1)).map((error) => explain(error, text));
}
