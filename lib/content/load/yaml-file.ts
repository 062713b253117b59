import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from "yaml";
import type { ContentIssue } from "./content-error";

type Path = readonly PropertyKey[];

/** A parsed YAML file that still knows where each value stands. */
export interface YamlFile {
  file: string;
  /** Plain data, `!placeholder` tags removed; undefined when the text is not YAML. */
  data: unknown;
  /** Paths, such as `bank.account`, of values tagged `!placeholder`. */
  placeholders: string[];
  /** Reports a mistake at a path, or at its nearest ancestor in the file. */
  fail(path: Path, message: string, at?: "key" | "value"): void;
}

/** Marks a value that the firm has not supplied yet; the value itself stays what it is. */
const PLACEHOLDER = "!placeholder";

const customTags = [
  { tag: PLACEHOLDER, resolve: (text: string) => text },
  { tag: PLACEHOLDER, collection: "map" as const },
  { tag: PLACEHOLDER, collection: "seq" as const },
];

/** Writes `["plans", 2, "price"]` as `plans[2].price`. */
function formatPath(path: Path): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

function offsetOf(doc: Document, path: Path, at: "key" | "value"): number {
  const parent = doc.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const node = at === "key" ? pair?.key : doc.getIn(path, true);
  if (isNode(node)) return node.range?.[0] ?? 0;
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

/** Parses one YAML file. Mistakes, the parser's own among them, are added to `issues`. */
export function parseYaml(file: string, text: string, issues: ContentIssue[]): YamlFile {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, customTags, prettyErrors: false });
  const report = (offset: number, path: string, message: string) => {
    const { line, col } = lines.linePos(offset);
    issues.push({ file, line, column: col, path, message });
  };
  const problems = [...doc.errors, ...doc.warnings];
  for (const { pos, message } of problems) report(pos[0], "", `expected YAML, got: ${message}`);
  return {
    file,
    data: problems.length > 0 ? undefined : doc.toJS(),
    placeholders: placeholderPaths(doc.contents, []),
    fail(path, message, at = "value") {
      report(offsetOf(doc, path, at), formatPath(path), message);
    },
  };
}
