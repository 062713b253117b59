import type { ContentIssue } from "content-kit";
import { isMap, isNode, isScalar, isSeq, type Node } from "yaml";
import type { Mistake, Place, ValuePath } from "../api";
import { tableOf } from "../writing/edit-csv";
import { CLAUSES, clausesOf, frontMatter } from "../writing/edit-markdown";
import { parseYaml } from "../writing/yaml-tree";
import type { ContentText } from "./contents";

function offsetAt(text: string, line: number, column: number): number {
  const before = text.split("\n").slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

const isAt = (node: unknown, offset: number): node is Node =>
  isNode(node) && node.range !== undefined && node.range !== null
    ? node.range[0] <= offset && offset < Math.max(node.range[1], node.range[0] + 1)
    : false;

/** The path of the innermost value, or of the key, that has an offset in it. */
function pathAt(node: unknown, offset: number, path: ValuePath): ValuePath {
  if (isSeq(node)) {
    const index = node.items.findIndex((item) => isAt(item, offset));
    return index < 0 ? path : pathAt(node.items[index], offset, [...path, index]);
  }
  if (!isMap(node)) return path;
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : "";
    if (isAt(key, offset)) return [...path, name];
    if (isAt(value, offset)) return pathAt(value, offset, [...path, name]);
  }
  return path;
}

function pathInMarkdown(text: string, offset: number): ValuePath {
  const { yaml, end } = frontMatter(text);
  if (offset < end) return pathAt(parseYaml(yaml).contents, offset, []);
  const clauses = clausesOf(text);
  const index = clauses.findLastIndex(({ start }) => start <= offset);
  const clause = clauses[index];
  if (!clause) return [];
  return [CLAUSES, index, offset < clause.textStart ? "heading" : "text"];
}

function pathInTable(text: string, offset: number): ValuePath {
  const { columns, rows } = tableOf(text);
  for (const [index, row] of rows.entries()) {
    const column = row.findIndex(({ end }) => offset <= end);
    if (column >= 0 && (row[0]?.start ?? 0) <= offset) return [index, columns[column] ?? ""];
  }
  return [];
}

/** The value at a line and a column of a file, both from 1. */
export function placeAt({ file, text }: ContentText, line: number, column: number): Place {
  const offset = offsetAt(text, line, column);
  try {
    if (file.endsWith(".csv")) return { file, path: pathInTable(text, offset) };
    if (file.endsWith(".md")) return { file, path: pathInMarkdown(text, offset) };
    return { file, path: pathAt(parseYaml(text).contents, offset, []) };
  } catch {
    return { file, path: [] };
  }
}

/** A mistake of the build, with the value that it is about. @param texts as they would be */
export function mistakeOf(
  { file, line, column, message }: ContentIssue,
  textOf: (file: string) => ContentText | undefined,
): Mistake {
  const text = textOf(file);
  return {
    at: `${file}:${line}:${column}`,
    place: text && placeAt(text, line, column),
    message,
  };
}

/** Whether a place is that of a value or of something in it. */
export function isWithin(place: Place | undefined, { file, path }: Place): boolean {
  if (place?.file !== file) return false;
  return path.every((key, index) => String(place.path[index]) === String(key));
}
