import type { Edit, Plain, ValuePath } from "../api";
import { editCsv, rowsOf } from "./edit-csv";
import { CLAUSES, clausesOf, editMarkdown, frontMatter } from "./edit-markdown";
import { editYaml } from "./edit-yaml";
import {
  Marked,
  nodeAt,
  parseYaml,
  plainOf,
  readYaml,
  startOf,
  type Tree,
  treeOf,
} from "./yaml-tree";

/** What a content file says, with its marks. @throws CannotWrite for one that cannot be read */
export function treeOfText(file: string, text: string): Tree {
  if (file.endsWith(".csv")) return rowsOf(text);
  if (!file.endsWith(".md")) return treeOf(parseYaml(text));
  const front = treeOf(parseYaml(frontMatter(text).yaml));
  const clauses = clausesOf(text).map(({ id, heading, text: words }) => ({
    id,
    heading,
    text: words,
  }));
  return { ...Object(front), [CLAUSES]: clauses };
}

/** The part of a tree at a path, and whether it or a group above it is marked. */
export function partAt(
  tree: Tree,
  path: ValuePath,
): { part: Tree | undefined; mark: "own" | "above" | undefined } {
  let part: Tree | undefined = tree;
  let mark: "own" | "above" | undefined;
  for (const key of path) {
    if (part instanceof Marked) {
      mark = "above";
      part = part.value;
    }
    const group: Record<string | number, Tree> = Object(part);
    part = Object.hasOwn(group, key) ? group[key] : undefined;
  }
  return { part, mark: part instanceof Marked ? "own" : mark };
}

/** A value of a file as plain data; undefined if it is not there. */
export function valueIn(tree: Tree, path: ValuePath): Plain | undefined {
  const { part } = partAt(tree, path);
  return part === undefined ? undefined : plainOf(part);
}

/** A text without what nobody sees at its end, for which it would have to stand in quotes. */
function withoutLooseEnd(edit: Edit): Edit {
  if (edit.do !== "set" || typeof edit.value !== "string") return edit;
  return { ...edit, value: edit.value.trimEnd() };
}

/** Makes one change in the text of a content file. @throws CannotWrite */
export function editText(
  file: string,
  text: string,
  path: ValuePath,
  asked: Edit,
  order: readonly string[] = [],
): string {
  const edit = withoutLooseEnd(asked);
  if (file.endsWith(".csv")) return editCsv(text, path, edit);
  if (file.endsWith(".md")) return editMarkdown(text, path, edit, order);
  return editYaml(text, path, edit, order);
}

/** Where a value begins in its file, as a 0-based offset; that of the nearest value above it. */
export function offsetOf(file: string, text: string, path: ValuePath): number {
  if (file.endsWith(".csv")) return offsetInTable(text, path);
  if (file.endsWith(".md") && path[0] === CLAUSES) {
    const clause = clausesOf(text)[Number(path[1] ?? 0)];
    return (path[2] === "text" ? clause?.textStart : clause?.start) ?? 0;
  }
  const doc = readYaml(file.endsWith(".md") ? frontMatter(text).yaml : text);
  for (let length = path.length; length > 0; length -= 1) {
    const node = nodeAt(doc, path.slice(0, length));
    if (node) return startOf(node);
  }
  return 0;
}

function offsetInTable(text: string, [row]: ValuePath): number {
  const lines = text.split("\n");
  return lines.slice(0, Number(row ?? -1) + 1).join("\n").length + 1;
}
