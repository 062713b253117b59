import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  parseDocument,
  visit,
  YAMLSeq,
} from "yaml";
import { yamlHints } from "@/lib/content/hints/yaml-hints";
import { type Findings, fileIssue, placeAt } from "./content-error";
import { formatPath, type Path } from "./paths";

/** At the key, at the value, or at the first occurrence of a text in the value. */
type Place = "key" | "value" | { text: string };

/** A parsed file of content that still knows the place of each value. */
export interface SourceFile {
  /** Name in messages: `content/firm.yaml`. */
  file: string;
  /** Plain data, `!placeholder` tags removed; undefined when the text is not YAML. */
  data: unknown;
  /** Paths, such as `bank.account`, of what is tagged `!placeholder`: values and groups. */
  placeholders: readonly string[];
  /** Reports a mistake at a path, or at its nearest ancestor in the file. */
  fail(path: Path, message: string, at?: Place): void;
  /** Reports what may be right, and may not. */
  warn(path: Path, message: string, at?: Place): void;
  /** Whether a mistake was reported at a path. */
  hasFailed(path: Path): boolean;
}

const CUT =
  "what follows # is a comment and is not shown: put quotes round the whole text if it belongs to it";

/** Marks a value that the firm has not supplied yet; the value itself stays what it is. */
const PLACEHOLDER = "!placeholder";

const customTags = [
  { tag: PLACEHOLDER, resolve: (text: string) => text },
  { tag: PLACEHOLDER, collection: "map" as const },
  { tag: PLACEHOLDER, collection: "seq" as const },
];

/** Where a path's key or value is written, or else its nearest ancestor. */
function rangeOf(doc: Document, path: Path, at: "key" | "value"): [start: number, end: number] {
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

/** A clause of a policy, and where it begins and ends. */
interface Clause {
  value: { id: string; heading: string; text: string };
  range: [start: number, end: number];
}

function clauseNodes(doc: Document, clauses: readonly Clause[]): YAMLSeq {
  const list = new YAMLSeq();
  for (const { value, range } of clauses) {
    const node = doc.createNode(value);
    // Its parts have no range, so that their places are looked for in the whole clause.
    node.range = [...range, range[1]];
    list.add(node);
  }
  return list;
}

/** Offsets of comments behind a text without quotes: `We are # 1` ends at "are". */
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

/**
 * Parses one YAML file. What is wrong with it is added to `findings`.
 * @param policy of a policy, its front matter alone and its clauses
 */
export function parseYaml(
  file: string,
  text: string,
  findings: Findings,
  policy?: { front: string; clauses: readonly Clause[] },
): SourceFile {
  const doc = parseDocument(policy?.front ?? text, { customTags, prettyErrors: false });
  const failed = new Set<string>();
  const reportAt = (kind: keyof Findings, offset: number, path: string, message: string) =>
    findings[kind].push({ file, ...placeAt(text, offset), path, message });
  const mistakes = yamlHints(doc, text);
  for (const { offset, message } of mistakes) reportAt("issues", offset, "", message);
  for (const offset of cutTexts(doc, text)) {
    // "Does plan #1 renew": nobody begins a comment so.
    reportAt(/^#\S/.test(text.slice(offset)) ? "issues" : "warnings", offset, "", CUT);
  }
  if (policy && isMap(doc.contents)) doc.set("clauses", clauseNodes(doc, policy.clauses));
  const report = (kind: keyof Findings, path: Path, message: string, at: Place = "value") => {
    const [start, end] = rangeOf(doc, path, at === "key" ? at : "value");
    const within = typeof at === "string" ? 0 : text.slice(start, end).indexOf(at.text);
    reportAt(kind, start + Math.max(within, 0), formatPath(path), message);
  };
  return {
    file,
    data: mistakes.length > 0 ? undefined : doc.toJS(),
    placeholders: placeholderPaths(doc.contents, []),
    fail(path, message, at) {
      failed.add(formatPath(path));
      report("issues", path, message, at);
    },
    warn: (path, message, at) => report("warnings", path, message, at),
    hasFailed: (path) => failed.has(formatPath(path)),
  };
}

const HEADING = /^## (.+?) \{#([a-z][a-z0-9-]*)\}$/;
const FRONT =
  "expected front matter between two lines of ---, the first of them at the top of the file";
const ANCHOR =
  "add its anchor at the end, a word in small letters such as {#refunds}, for links to this clause";

/**
 * Reads a policy: its front matter, and as `clauses` what is below each `## Heading {#anchor}`;
 * undefined without front matter.
 */
export function parsePolicy(
  file: string,
  text: string,
  findings: Findings,
): SourceFile | undefined {
  const [front] = /^---\n[\s\S]*?^---$/m.exec(text) ?? [];
  if (!front || !text.startsWith(front)) {
    findings.issues.push(fileIssue(file, FRONT));
    return undefined;
  }
  const first = front.length + Math.max(text.slice(front.length).search(/\S/), 0);
  const headings = [...text.matchAll(/^#.*$/gm)].map(({ index }) => index);
  // A text before the first heading is a clause that lacks its heading.
  const starts = [first, ...headings.filter((start) => start > first)];
  const clauses = starts.map((start, index): Clause => {
    const end = starts[index + 1] ?? text.length;
    const [line = "", ...lines] = text.slice(start, end).split("\n");
    const [, heading = line, id = ""] = HEADING.exec(line) ?? [];
    return { value: { id, heading, text: lines.join("\n").trim() }, range: [start, end] };
  });
  // Comments of the same length keep the places in the front matter true.
  const source = parseYaml(file, text, findings, {
    front: front.replace(/^---$/gm, "#  "),
    clauses,
  });
  for (const [index, { value }] of clauses.entries()) {
    if (value.id) continue;
    const message = `expected "## Heading {#anchor}", got "${value.heading}": ${ANCHOR}`;
    source.fail(["clauses", index], message);
  }
  return source;
}
