import { type Document, isMap, isNode, isPair, isScalar, parseDocument, visit } from "yaml";
import { type Findings, fileIssue, placeAt } from "./content-error";
import { formatPath, type Path } from "./paths";
import { yamlHints } from "./yaml-hints";

/** The key, the value, or the first occurrence of a text in the value. */
type Place = "key" | "value" | { text: string };

/** A parsed content file that reports mistakes at their positions. */
export type SourceFile = ReturnType<typeof parseSource>;

const CUT =
  "what follows # is a comment and is not shown: put quotes round the whole text if it belongs to it";

/** Tags a value that the firm has not supplied yet; the value itself is kept. */
const PLACEHOLDER = "!placeholder";

const customTags = [
  { tag: PLACEHOLDER, resolve: (text: string) => text },
  { tag: PLACEHOLDER, collection: "map" as const },
  { tag: PLACEHOLDER, collection: "seq" as const },
];

type Range = readonly [start: number, end: number];

/** Range of a path's key or value in the file, or else of its nearest ancestor. */
function rangeOf(doc: Document, path: Path, at: Place): Range {
  const parent = doc.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const node = at === "key" ? pair?.key : doc.getIn(path, true);
  if (isNode(node) && node.range) return [node.range[0], node.range[1]];
  return path.length > 0 ? rangeOf(doc, path.slice(0, -1), "value") : [0, 0];
}

function placeholderPaths(node: unknown, path: Path): string[] {
  if (!isNode(node)) return [];
  if (node.tag === PLACEHOLDER) return [formatPath(path)];
  if (!("items" in node)) return [];
  return node.items.flatMap((item, index) =>
    isPair(item)
      ? placeholderPaths(item.value, [...path, isScalar(item.key) ? String(item.key.value) : ""])
      : placeholderPaths(item, [...path, index]),
  );
}

/** Offsets of comments after text without quotes: `We are # 1` is read as "We are". */
function cutTexts(doc: Document, text: string): number[] {
  const found: number[] = [];
  visit(doc, {
    Scalar(_, { type, value, range }) {
      if (type !== "PLAIN" || typeof value !== "string" || !range) return;
      const [, blanks = ""] = /^( +)#/.exec(text.slice(range[1])) ?? [];
      if (blanks) found.push(range[1] + blanks.length);
    },
  });
  return found;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---(?![^\n])/;
const FRONT =
  "expected front matter between two lines of ---, the first of them at the top of the file";
const HEADING = /^## (.+?) \{#([a-z][a-z0-9-]*)\}$/;
const ANCHOR =
  "add its anchor at the end, a word in small letters such as {#refunds}, for links to this clause";

/** Clauses of a policy and their ranges; text before the first heading is one without an id. */
function clausesOf(text: string, from: number) {
  let end = from;
  return text
    .slice(from)
    .split(/^(?=#)/m)
    .flatMap((part) => {
      const start = end + part.search(/\S/);
      end += part.length;
      const [line = "", ...lines] = part.trim().split("\n");
      const [, heading = line, id = ""] = HEADING.exec(line) ?? [];
      const value = { id, heading, text: lines.join("\n").trim() };
      return line ? [{ value, range: [start, end] as const }] : [];
    });
}

/** Parses a YAML file or a policy (.md), whose `## Heading {#anchor}` parts become `clauses`. */
export function parseSource(file: string, text: string, findings: Findings) {
  const isPolicy = file.endsWith(".md");
  const [front = ""] = isPolicy ? (FRONT_MATTER.exec(text) ?? []) : [text];
  const clauses = isPolicy && front ? clausesOf(text, front.length) : [];
  if (isPolicy && !front) findings.issues.push(fileIssue(file, FRONT));
  // Comments of the same length keep the offsets in the front matter.
  const yaml = isPolicy ? front.replace(/^---$/gm, "#  ") : front;
  const doc = parseDocument(yaml, { customTags, prettyErrors: false });
  const mistakes = yamlHints(doc, text);
  const read = mistakes.length > 0 || (isPolicy && !front) ? undefined : doc.toJS();
  const data: unknown =
    read && isPolicy ? { ...read, clauses: clauses.map(({ value }) => value) } : read;
  const failed = new Set<string>();
  const reportAt = (kind: keyof Findings, offset: number, path: string, message: string) =>
    findings[kind].push({ file, ...placeAt(text, offset), path, message });
  const reporter =
    (kind: keyof Findings) =>
    (path: Path, message: string, at: Place = "value") => {
      if (kind === "issues") failed.add(formatPath(path));
      const clause = path[0] === "clauses" ? clauses[Number(path[1])] : undefined;
      const [start, end] = clause?.range ?? rangeOf(doc, path, at);
      const within = typeof at === "string" ? 0 : text.slice(start, end).indexOf(at.text);
      reportAt(kind, start + Math.max(within, 0), formatPath(path), message);
    };
  /** Reports a mistake at a path, or at its nearest ancestor in the file. */
  const fail = reporter("issues");
  for (const { offset, message } of mistakes) reportAt("issues", offset, "", message);
  for (const offset of cutTexts(doc, text)) {
    // A # without a space after it, as in "Does plan #1 renew", is not meant as a comment.
    reportAt(/^#\S/.test(text.slice(offset)) ? "issues" : "warnings", offset, "", CUT);
  }
  for (const [index, { value }] of clauses.entries()) {
    const message = `expected "## Heading {#anchor}", got "${value.heading}": ${ANCHOR}`;
    if (!value.id) fail(["clauses", index], message);
  }
  return {
    /** Path in messages: `content/firm.yaml`. */
    file,
    /** Plain data without `!placeholder` tags; undefined if the file cannot be parsed. */
    data,
    /** Paths of values and groups tagged `!placeholder`, such as `bank.account`. */
    placeholders: placeholderPaths(doc.contents, []),
    fail,
    warn: reporter("warnings"),
    hasFailed: (path: Path) => failed.has(formatPath(path)),
  };
}
