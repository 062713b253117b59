import { type Document, isNode, isScalar, visit, type YAMLError, type YAMLMap } from "yaml";
import { nearest } from "./nearest.ts";
import { splitNumbers } from "./split-numbers.ts";
import {
  BEGINS,
  LINE_RULES,
  OPEN_GROUPS,
  OPEN_QUOTES,
  PARSER_RULES,
  UNREADABLE,
  type YamlRule,
} from "./yaml-rules.ts";

/** A mistake in YAML syntax; `offset` is a 0-based character index in the file. */
interface YamlMistake {
  offset: number;
  message: string;
}

/** A line of a file, and the offset of its first character. */
interface Line {
  text: string;
  start: number;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    lines.push({ text: line, start });
    start += line.length + 1;
  }
  return lines;
}

/** The mistake of the first rule that fits a line; undefined if none does. */
function brokenRule(rules: readonly YamlRule[], line: Line): YamlMistake | undefined {
  for (const { pattern, message } of rules) {
    const match = pattern.exec(line.text);
    if (!match) continue;
    const [found] = match;
    return {
      offset: line.start + match.index,
      message: message.replace("$", () => found),
    };
  }
  return undefined;
}

/** What the parser's message means in plain words. */
function parserMessage({ code, message }: YAMLError): string {
  const said = `${code} ${message}`;
  const rule = PARSER_RULES.find(({ pattern }) => pattern.test(said));
  return rule?.message ?? UNREADABLE;
}

/** A mark other than !placeholder, or a text that begins with an exclamation mark. */
function explainTag(offset: number, text: string): YamlMistake {
  const written = text.slice(text.lastIndexOf("!", offset));
  const [tag = ""] = /^\S+/.exec(written) ?? [];
  const isMisspelt = nearest(tag, ["!placeholder"]) !== undefined;
  if (isMisspelt) {
    return { offset, message: `expected the mark !placeholder, got ${tag}` };
  }
  return { offset, message: BEGINS.replace("$", "!") };
}

/** What may have been left open, by what the parser says. */
function openRules({ message }: YAMLError): readonly YamlRule[] {
  if (/Missing closing/.test(message)) return OPEN_QUOTES;
  if (/^Flow|closing|end with/.test(message)) return OPEN_GROUPS;
  return [];
}

/** The quote or bracket that was left open last. @param lines up to the parser's place */
function explainOpen(error: YAMLError, lines: readonly Line[]): YamlMistake | undefined {
  const rules = openRules(error);
  for (const line of lines.toReversed()) {
    const withoutComment = line.text.replace(/\s#.*$/, "");
    const opened = brokenRule(rules, { text: withoutComment, start: line.start });
    // The line may have a plainer mistake, which has opened it.
    if (opened) return brokenRule(LINE_RULES, line) ?? opened;
  }
  return undefined;
}

/** A tab before the next line, for which the parser points at the line before. */
function tabBelow(lines: readonly Line[]): YamlMistake | undefined {
  const next = lines.find((candidate) => candidate.text.trim() !== "");
  return next && /^ *\t/.test(next.text) ? brokenRule(LINE_RULES, next) : undefined;
}

function explain(error: YAMLError, text: string): YamlMistake {
  const { code } = error;
  const [offset] = error.pos;
  if (code === "TAG_RESOLVE_FAILED") return explainTag(offset, text);
  const meaning = parserMessage(error);
  if (code === "DUPLICATE_KEY" || code === "BAD_DQ_ESCAPE") return { offset, message: meaning };

  const lines = linesOf(text);
  const index = lines.findLastIndex(({ start }) => start <= offset);
  const opened = explainOpen(error, lines.slice(0, index + 1));
  if (opened) return opened;
  // If the parser points at a blank line, the mistake is on the next one.
  const line = lines.slice(index).find((candidate) => candidate.text.trim() !== "");
  if (!line) return { offset, message: meaning };
  const broken = brokenRule(LINE_RULES, line) ?? tabBelow(lines.slice(index + 1));
  if (broken) return broken;
  const firstCharacter = line.start + line.text.search(/\S/);
  return { offset: Math.max(offset, firstCharacter), message: meaning };
}

/** Whether a key of a group is a group itself, as in `{{shop.phone}}` without quotes. */
function hasGroupAsKey({ items }: YAMLMap): boolean {
  return items.some(({ key }) => isNode(key) && !isScalar(key));
}

/** Syntax that the parser accepts but that was meant as text. */
function misread(doc: Document, text: string): YamlMistake[] {
  const found: YamlMistake[] = splitNumbers(doc, text);

  function add(sign: string, offset = 0): void {
    const line = linesOf(text).findLast(({ start }) => start <= offset);
    const broken = line && brokenRule(LINE_RULES, line);
    found.push(broken ?? { offset, message: BEGINS.replace("$", sign) });
  }

  visit(doc, {
    Alias(_, alias) {
      add("*", alias.range?.[0]);
    },
    Scalar(_, scalar) {
      if (!scalar.anchor) return;
      add("&", text.lastIndexOf("&", scalar.range?.[0]));
    },
    Map(_, map) {
      if (!hasGroupAsKey(map)) return undefined;
      add("{{", map.range?.[0]);
      return visit.SKIP;
    },
  });
  return found;
}

/** Codes of errors that do not cause others. */
const SINGLE_ERRORS = ["DUPLICATE_KEY", "TAG_RESOLVE_FAILED"];

/** Explains syntax errors and misread syntax; errors that the first one may cause are left out. */
export function yamlHints(doc: Document, text: string): YamlMistake[] {
  const errors = [...doc.errors, ...doc.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const [first] = errors;
  if (!first) return misread(doc, text);
  const areSingle = errors.every(({ code }) => SINGLE_ERRORS.includes(code));
  if (!areSingle) return [explain(first, text)];
  return errors.map((error) => explain(error, text));
}
