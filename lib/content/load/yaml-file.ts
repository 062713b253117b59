import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from "yaml";
import type { Findings } from "./content-error";
import { yamlMistakes } from "./yaml-mistakes";

type Path = readonly PropertyKey[];

/** A parsed YAML file that still knows where each value stands. */
export interface YamlFile {
  file: string;
  /** Plain data, `!placeholder` tags removed; undefined when the text is not YAML. */
  data: unknown;
  /** Paths, such as `bank.account`, of values tagged `!placeholder`. */
  placeholders: string[];
  /** Reports a mistake at a path, or at its nearest ancestor in the file. */
  fail(path: Path, message: string, at?: Place): void;
  /** Reports what may be right, and may not. */
  warn(path: Path, message: string, at?: Place): void;
  /** Whether a mistake was reported at a path. */
  hasFailed(path: Path): boolean;
  /** Whether a value, or a group that it is in, is tagged `!placeholder`. */
  isPlaceholder(path: Path): boolean;
  /** A value as it is written in the file, on its first line. */
  source(path: Path): string;
}

/** At the key, at the value, or at the first occurrence of a text in the value. */
type Place = "key" | "value" | { text: string };

const CUT =
  "what follows # is a comment and is not shown: put quotes round the whole text if it belongs to it";

/** Marks a value that the firm has not supplied yet; the value itself stays what it is. */
const PLACEHOLDER = "!placeholder";

const customTags = [
  { tag: PLACEHOLDER, resolve: (text: string) => text },
  { tag: PLACEHOLDER, collection: "map" as const },
  { tag: PLACEHOLDER, collection: "seq" as const },
];

/** Writes `["plans", 2, "price"]` as `plans[2].price`. */
export function formatPath(path: Path): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

function nodeAt(doc: Document, path: Path, at: "key" | "value") {
  const parent = path.length > 0 ? doc.getIn(path.slice(0, -1), true) : undefined;
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const node = at === "key" ? pair?.key : doc.getIn(path, true);
  return isNode(node) ? node : undefined;
}

function offsetOf(doc: Document, path: Path, at: "key" | "value"): number {
  const node = nodeAt(doc, path, at);
  if (node) return node.range?.[0] ?? 0;
  return path.length > 0 ? offsetOf(doc, path.slice(0, -1), "value") : 0;
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

/** Comments behind a text without quotes: `We are # 1` ends at "are". */
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

interface Parse {
  text: string;
  doc: Document;
  lines: LineCounter;
  mistakes: readonly { offset: number; message: string }[];
  cuts: readonly number[];
  placeholders: readonly string[];
}

/**
 * The last parse of each file. On a save in development, and in tests, all files but one are the
 * same as the last time, and parsing is the most of what loading takes.
 */
const parses = new Map<string, Parse>();

function parse(file: string, text: string): Parse {
  const known = parses.get(file);
  if (known?.text === text) return known;
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, customTags, prettyErrors: false });
  const made = {
    text,
    doc,
    lines,
    mistakes: yamlMistakes(doc, text),
    cuts: cutTexts(doc, text),
    placeholders: placeholderPaths(doc.contents, []),
  };
  parses.set(file, made);
  return made;
}

/** Parses one YAML file. What is wrong with it is added to `findings`. */
export function parseYaml(file: string, text: string, findings: Findings): YamlFile {
  const { doc, lines, mistakes, cuts, placeholders: tagged } = parse(file, text);
  const failed = new Set<string>();
  const report = (kind: keyof Findings, offset: number, path: string, message: string) => {
    const { line, col } = lines.linePos(offset);
    findings[kind].push({ file, line, column: col, path, message });
  };
  for (const { offset, message } of mistakes) report("issues", offset, "", message);
  for (const offset of cuts) report("warnings", offset, "", CUT);
  const placeOf = (path: Path, at: Place) => {
    if (typeof at === "string") return offsetOf(doc, path, at);
    const [start, end] = nodeAt(doc, path, "value")?.range ?? [offsetOf(doc, path, "value"), 0];
    const found = text.slice(start, end).indexOf(at.text);
    return start + Math.max(found, 0);
  };
  const placeholders = [...tagged];
  return {
    file,
    data: mistakes.length > 0 ? undefined : doc.toJS(),
    placeholders,
    fail(path, message, at = "value") {
      failed.add(formatPath(path));
      report("issues", placeOf(path, at), formatPath(path), message);
    },
    warn(path, message, at = "value") {
      report("warnings", placeOf(path, at), formatPath(path), message);
    },
    isPlaceholder: (path) =>
      path.some((_, index) => placeholders.includes(formatPath(path.slice(0, index + 1)))),
    hasFailed: (path) => failed.has(formatPath(path)),
    source(path) {
      const [start, end] = nodeAt(doc, path, "value")?.range ?? [0, 0];
      // Of an empty value, what follows on its line: a comment.
      return text.slice(start, end > start ? end : undefined).split("\n")[0] ?? "";
    },
  };
}
