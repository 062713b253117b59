import { type Document, isMap, isNode, isPair, isScalar, parseDocument, visit } from "yaml";
import { yamlHints } from "@/lib/content/hints/yaml-hints";
import { type Findings, placeAt } from "./content-error";

type Path = readonly PropertyKey[];

/** At the key, at the value, or at the first occurrence of a text in the value. */
type Place = "key" | "value" | { text: string };

/** A parsed YAML file that still knows the place of each value. */
export interface YamlFile {
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
  /** A value as it is written in the file, on its first line. */
  source(path: Path): string;
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

/** The last parse of each file: most are the same on the next request in development. */
const parses = new Map<string, { text: string; doc: Document }>();

function parse(file: string, text: string): Document {
  const known = parses.get(file);
  if (known?.text === text) return known.doc;
  const doc = parseDocument(text, { customTags, prettyErrors: false });
  parses.set(file, { text, doc });
  return doc;
}

/** Parses one YAML file. What is wrong with it is added to `findings`. */
export function parseYaml(file: string, text: string, findings: Findings): YamlFile {
  const doc = parse(file, text);
  const failed = new Set<string>();
  const report = (kind: keyof Findings, offset: number, path: string, message: string) =>
    findings[kind].push({ file, ...placeAt(text, offset), path, message });
  const mistakes = yamlHints(doc, text);
  for (const { offset, message } of mistakes) report("issues", offset, "", message);
  for (const offset of cutTexts(doc, text)) report("warnings", offset, "", CUT);
  const written = (path: Path) => {
    const [start, end] = nodeAt(doc, path, "value")?.range ?? [offsetOf(doc, path, "value"), 0];
    return { start, value: text.slice(start, Math.max(start, end)) };
  };
  const placeOf = (path: Path, at: Place) => {
    if (typeof at === "string") return offsetOf(doc, path, at);
    const { start, value } = written(path);
    return start + Math.max(value.indexOf(at.text), 0);
  };
  return {
    file,
    data: mistakes.length > 0 ? undefined : doc.toJS(),
    placeholders: placeholderPaths(doc.contents, []),
    fail(path, message, at = "value") {
      failed.add(formatPath(path));
      report("issues", placeOf(path, at), formatPath(path), message);
    },
    warn(path, message, at = "value") {
      report("warnings", placeOf(path, at), formatPath(path), message);
    },
    hasFailed: (path) => failed.has(formatPath(path)),
    source(path) {
      const { start, value } = written(path);
      // Of an empty value, what follows on its line: a comment.
      return (value || text.slice(start)).split("\n")[0] ?? "";
    },
  };
}
