import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from "yaml";
import { ContentError, type ContentIssue, formatPath } from "./content-error";

/** A parsed YAML file that still knows where each value stands. */
export interface YamlFile {
  file: string;
  /** Plain data, `!placeholder` tags removed. */
  data: unknown;
  /** Paths (as `formatPath` writes them) of values tagged `!placeholder`. */
  placeholders: string[];
  /** An issue at a path; a path that is not in the file falls back to its nearest ancestor. */
  issueAt(path: readonly PropertyKey[], message: string, at?: "key" | "value"): ContentIssue;
}

const PLACEHOLDER_TAG = "!placeholder";

/** `!placeholder` marks a value the firm has not supplied yet; the value itself stays what it is. */
const customTags = (["scalar", "map", "seq"] as const).map((kind) =>
  kind === "scalar"
    ? { tag: PLACEHOLDER_TAG, resolve: (text: string) => text }
    : { tag: PLACEHOLDER_TAG, collection: kind },
);

function nodeAt(doc: Document, path: readonly PropertyKey[], at: "key" | "value") {
  for (let depth = path.length; depth >= 0; depth--) {
    const here = path.slice(0, depth);
    if (at === "key" && depth === path.length && depth > 0) {
      const parent = doc.getIn(here.slice(0, -1), true);
      const pair = isMap(parent)
        ? parent.items.find((item) => isScalar(item.key) && item.key.value === here.at(-1))
        : undefined;
      if (pair && isNode(pair.key)) return pair.key;
    }
    const node = depth === 0 ? doc.contents : doc.getIn(here, true);
    if (isNode(node)) return node;
  }
  return undefined;
}

function placeholderPaths(node: unknown, path: readonly PropertyKey[]): string[] {
  if (!isNode(node)) return [];
  if (node.tag === PLACEHOLDER_TAG) return [formatPath(path)];
  if (!("items" in node)) return [];
  return node.items.flatMap((item, index) =>
    isPair(item)
      ? placeholderPaths(item.value, [...path, isScalar(item.key) ? String(item.key.value) : ""])
      : placeholderPaths(item, [...path, index]),
  );
}

/**
 * Parses one YAML file.
 * @throws ContentError for text that is not YAML, with the parser's own position.
 */
export function parseYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, customTags, prettyErrors: false });
  const problems = [...doc.errors, ...doc.warnings];
  if (problems.length > 0) {
    throw new ContentError(
      problems.map(({ pos, message }) => {
        const { line, col } = lines.linePos(pos[0]);
        return { file, line, column: col, path: "", message: `expected YAML, got: ${message}` };
      }),
    );
  }
  return {
    file,
    data: doc.toJS(),
    placeholders: placeholderPaths(doc.contents, []),
    issueAt(path, message, at = "value") {
      const offset = nodeAt(doc, path, at)?.range?.[0] ?? 0;
      const { line, col } = lines.linePos(offset);
      return { file, line, column: col, path: formatPath(path), message };
    },
  };
}
