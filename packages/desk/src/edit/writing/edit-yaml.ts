import { isMap, isScalar, isSeq, type Node } from "yaml";
import type { Edit, Plain, ValuePath } from "../api";
import { CannotWrite } from "./cannot";
import { addKey, removeKey } from "./yaml-key";
import { addEntry, moveEntry, takeEntry } from "./yaml-list";
import { indented, sourcesFor, yamlOf } from "./yaml-source";
import {
  changedTree,
  columnOf,
  type Document,
  endOf,
  isSameTree,
  lineStart,
  Marked,
  nodeAt,
  PLACEHOLDER,
  pairOf,
  parseYaml,
  startOf,
  type Tree,
  treeFrom,
  treeOf,
} from "./yaml-tree";

type DateEdit = Extract<Edit, { do: "date" }>;

/** A list of a tree, marked or not. */
function listIn(tree: Tree | undefined): Tree[] {
  const list = tree instanceof Marked ? tree.value : tree;
  if (!Array.isArray(list)) throw new CannotWrite("There is no list here.");
  return [...list];
}

const withMark = (part: Tree | undefined, changed: Tree) =>
  part instanceof Marked ? new Marked(changed) : changed;

const unmarked = (part: Tree) => (part instanceof Marked ? part.value : part);

/** A dated value as it is written. */
function datedValue({ usual, spans }: DateEdit): Plain {
  const dated = spans.map(({ from, until, value }) => ({
    ...(from && { from }),
    ...(until && { until }),
    value,
  }));
  if (dated.length === 0) return usual ?? null;
  return { value: usual ?? null, dated };
}

/** The usual value with its mark, if what was there had one. */
function datedTree(edit: DateEdit, part: Tree | undefined): Tree {
  return withMark(part, treeFrom(datedValue(edit)));
}

/** What a part becomes; undefined: it goes. */
function changedPart(part: Tree | undefined, edit: Edit): Tree | undefined {
  switch (edit.do) {
    case "set":
      return edit.supplied ? treeFrom(edit.value) : withMark(part, treeFrom(edit.value));
    case "supply":
      if (part === undefined) throw new CannotWrite("There is no such value.");
      return edit.supplied ? unmarked(part) : new Marked(unmarked(part));
    case "remove":
      return undefined;
    case "add":
      if (edit.more) throw new CannotWrite("Only rows of a table are added together.");
      return withMark(part, listIn(part).toSpliced(edit.at, 0, treeFrom(edit.value)));
    case "take":
      return withMark(part, listIn(part).toSpliced(edit.at, 1));
    case "move": {
      const list = listIn(part);
      const moved = list.splice(edit.from, 1);
      return withMark(part, list.toSpliced(edit.to, 0, ...moved));
    }
    case "date":
      return datedTree(edit, part);
  }
}

/** What stands between a key or a dash and its value: `!placeholder `. */
function markBefore(node: Node, text: string): { start: number; written: string } | undefined {
  const [written] =
    / ?!placeholder(?: (?=\S)|(?=\s)|$)\s*$/.exec(text.slice(0, startOf(node))) ?? [];
  return written === undefined ? undefined : { start: startOf(node) - written.length, written };
}

/** Takes the mark of a placeholder away. */
function withoutMark(node: Node, text: string): string {
  const mark = markBefore(node, text);
  if (!mark) return text;
  const rest = mark.written.replace(/^ ?!placeholder ?/, (found) =>
    found.startsWith(" ") ? " " : "",
  );
  // A group begins on the next line: nothing stands behind its key.
  const kept = rest.replace(/^ (?=\n)/, "");
  return text.slice(0, mark.start) + kept + text.slice(startOf(node));
}

function withNewMark(node: Node, text: string): string {
  const isBelow = /\n\s*$/.test(text.slice(0, startOf(node)));
  if (!isBelow) return `${text.slice(0, startOf(node))}${PLACEHOLDER} ${text.slice(startOf(node))}`;
  const key = text.slice(0, startOf(node)).trimEnd().length;
  return `${text.slice(0, key)} ${PLACEHOLDER}${text.slice(key)}`;
}

/** The column of a value's key or dash. */
function columnOfHolder(doc: Document, text: string, path: ValuePath): number {
  const holder = nodeAt(doc, path.slice(0, -1));
  const pair = isMap(holder) ? pairOf(holder, path.at(-1) ?? "") : undefined;
  const key = pair?.key as Node | undefined;
  if (key) return columnOf(text, startOf(key));
  const node = nodeAt(doc, path);
  if (!node || !isSeq(holder)) return 0;
  const start = lineStart(text, startOf(node));
  return /^ */.exec(text.slice(start))?.[0].length ?? 0;
}

function replaced(node: Node, text: string, source: string): string {
  return text.slice(0, startOf(node)) + source + text.slice(endOf(node));
}

/** A text keeps the line end that a block without a dash gives it. */
function valueLike(before: Tree | undefined, value: Plain): Plain {
  const old = before instanceof Marked ? before.value : before;
  const hasEnd = typeof old === "string" && old.endsWith("\n");
  return hasEnd && typeof value === "string" ? `${value.trimEnd()}\n` : value;
}

/** Texts of the file in which a value is another one, likely ones first. */
function textsWithValue(
  doc: Document,
  text: string,
  path: ValuePath,
  value: Plain,
  order: readonly string[],
): string[] {
  const node = nodeAt(doc, path);
  if (!node) {
    const key = String(path.at(-1));
    return [addKey(nodeAt(doc, path.slice(0, -1)), text, key, value, order)];
  }
  const column = columnOfHolder(doc, text, path);
  return sourcesFor(node, text, value, column).map((source) => replaced(node, text, source));
}

/** Texts of the file in which a value is dated, or no more. */
function textsWithDates(doc: Document, text: string, path: ValuePath, edit: DateEdit): string[] {
  const node = nodeAt(doc, path);
  if (!node) throw new CannotWrite("There is no such value.");
  const column = columnOfHolder(doc, text, path);
  const value = datedValue(edit);
  const source = text.slice(startOf(node), endOf(node));
  const tail = /\n*$/.exec(source)?.[0] ?? "";
  const isGroup = typeof value === "object" && value !== null;
  const inFlow = replaced(node, text, yamlOf(value, "flow") + tail);
  if (!isGroup) return [shortened(node, text, value, tail), inFlow];
  const blanks = " ".repeat(column + 2);
  const block = `\n${blanks}${indented(yamlOf(value, "block"), column + 2)}${tail}`;
  const before = text.slice(0, startOf(node)).trimEnd();
  return [before + block + text.slice(endOf(node)), inFlow];
}

/** One value in the place of a dated one: behind its key again. */
function shortened(node: Node, text: string, value: Plain, tail: string): string {
  const before = text.slice(0, startOf(node)).trimEnd();
  return `${before} ${yamlOf(value, "block")}${tail}${text.slice(endOf(node))}`;
}

/** Without its mark, `0000` would be a number: it gets quotes. */
function textsInQuotes(doc: Document, node: Node, text: string, path: ValuePath): string[] {
  const value = textOfScalar(node, doc);
  if (typeof value !== "string") return [];
  return textsWithValue(doc, text, path, value, []).map((one) => withoutMarkAt(one, path));
}

function textsWith(
  doc: Document,
  text: string,
  path: ValuePath,
  edit: Edit,
  order: readonly string[],
): string[] {
  const node = nodeAt(doc, path);
  switch (edit.do) {
    case "set": {
      const texts = textsWithValue(doc, text, path, edit.value, order);
      return edit.supplied ? texts.map((one) => withoutMarkAt(one, path)) : texts;
    }
    case "supply":
      if (!node) throw new CannotWrite("There is no such value.");
      if (!edit.supplied) return [withNewMark(node, text)];
      return [withoutMark(node, text), ...textsInQuotes(doc, node, text, path)];
    case "remove":
      return [removeKey(nodeAt(doc, path.slice(0, -1)), text, String(path.at(-1)))];
    case "add":
      return [addEntry(node, text, edit.at, edit.value)];
    case "take":
      return [takeEntry(node, text, edit.at)];
    case "move":
      return [moveEntry(node, text, edit.from, edit.to)];
    case "date":
      return textsWithDates(doc, text, path, edit);
  }
}

/** @returns the text as it is where it cannot be read: another way to write it is tried */
function withoutMarkAt(text: string, path: ValuePath): string {
  try {
    const node = nodeAt(parseYaml(text), path);
    return node ? withoutMark(node, text) : text;
  } catch {
    return text;
  }
}

/** What a text says; undefined where it cannot be read. */
function treeIn(text: string): Tree | undefined {
  try {
    return treeOf(parseYaml(text));
  } catch {
    return undefined;
  }
}

/** A list that is not there yet begins with its first entry. */
function meantEdit(edit: Edit, node: Node | undefined, old: Tree | undefined): Edit {
  if (edit.do === "add" && !node) return { do: "set", value: [edit.value] };
  return edit.do === "set" ? { ...edit, value: valueLike(old, edit.value) } : edit;
}

/**
 * Makes one change in a text of YAML, and no other: comments, order, quotes and marks stay.
 * @param order the keys of the group of a new value, as its schema lists them
 * @throws CannotWrite for a change that only an editor of texts can make
 */
export function editYaml(
  text: string,
  path: ValuePath,
  edit: Edit,
  order: readonly string[] = [],
): string {
  const doc = parseYaml(text);
  const before = treeOf(doc);
  const node = nodeAt(doc, path);
  const old = node && isScalar(node) ? textOfScalar(node, doc) : undefined;
  const meant = meantEdit(edit, node, old);
  const expected = changedTree(before, path, (part) => changedPart(part, meant));
  for (const candidate of textsWith(doc, text, path, meant, order)) {
    const tree = treeIn(candidate);
    if (tree !== undefined && isSameTree(tree, expected)) return candidate;
  }
  throw new CannotWrite("This is written in a way that only an editor of texts can change.");
}

/** The text of a scalar; nothing for other values. */
function textOfScalar(node: Node, doc: Document): Tree {
  const value: unknown = node.toJS(doc);
  return typeof value === "string" ? value : null;
}
