import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { Plain, ValuePath } from "../api";
import { CannotWrite } from "./cannot";

export const PLACEHOLDER = "!placeholder";

const customTags = [
  { tag: PLACEHOLDER, resolve: (text: string) => text },
  { tag: PLACEHOLDER, collection: "map" as const },
  { tag: PLACEHOLDER, collection: "seq" as const },
];

/** Parses YAML as content-kit does. @throws CannotWrite for a file with a mistake in its syntax */
export function parseYaml(text: string): Document {
  const doc = parseDocument(text, { customTags, prettyErrors: false });
  const [error] = doc.errors;
  if (error) throw new CannotWrite(`The file cannot be read as YAML: ${error.message}`);
  return doc;
}

const MOST_KEPT = 80;
const kept = new Map<string, Document>();

/** The same for a text that is only looked at, which is parsed once. */
export function readYaml(text: string): Document {
  const known = kept.get(text);
  if (known) return known;
  const doc = parseYaml(text);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, doc);
  return doc;
}

/** A key of a group, with its value. */
export function pairOf(map: YAMLMap, key: string | number): Pair<unknown, unknown> | undefined {
  return map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
}

/** The node at a path; undefined if there is none. */
export function nodeAt(doc: Document, path: ValuePath): Node | undefined {
  let node: unknown = doc.contents;
  for (const key of path) {
    if (isMap(node)) node = pairOf(node, key)?.value;
    else if (isSeq(node) && typeof key === "number") node = node.items[key];
    else return undefined;
  }
  return isNode(node) ? node : undefined;
}

export function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

export function endOf(node: Node): number {
  return node.range?.[1] ?? 0;
}

/** Where what a node says ends, without the blank lines behind it. */
export function contentEnd(node: Node, text: string): number {
  const written = text.slice(startOf(node), endOf(node));
  return startOf(node) + written.trimEnd().length;
}

export function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** The start of the line behind the one with a place. */
export function nextLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end + 1;
}

/** The column of a place, from 0. */
export const columnOf = (text: string, at: number) => at - lineStart(text, at);

/** A value with the mark that the firm has not supplied it. */
export class Marked {
  constructor(readonly value: Tree) {}
}

/** What a file says, with its marks: plain data, and `Marked` for each mark. */
export type Tree = Marked | string | number | boolean | null | Tree[] | { [key: string]: Tree };

function treeOfNode(node: unknown, doc: Document): Tree {
  const plain = plainTree(node, doc);
  return isNode(node) && node.tag === PLACEHOLDER ? new Marked(plain) : plain;
}

function plainTree(node: unknown, doc: Document): Tree {
  if (isSeq(node)) return node.items.map((item) => treeOfNode(item, doc));
  if (isMap(node)) {
    const entries = node.items.map((pair) => {
      const key = isScalar(pair.key) ? String(pair.key.value) : "";
      return [key, treeOfNode(pair.value, doc)] as const;
    });
    return Object.fromEntries(entries);
  }
  if (!isNode(node)) return null;
  const value: unknown = node.toJS(doc);
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  return null;
}

export const treeOf = (doc: Document): Tree => treeOfNode(doc.contents, doc);

export const isSameTree = (a: Tree, b: Tree): boolean => isDeepStrictEqual(a, b);

/** A tree without its marks. */
export function plainOf(tree: Tree): Plain {
  if (tree instanceof Marked) return plainOf(tree.value);
  if (Array.isArray(tree)) return tree.map(plainOf);
  if (typeof tree !== "object" || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, child]) => [key, plainOf(child)]));
}

/** A tree of plain data, without marks. */
export function treeFrom(value: Plain): Tree {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((child: Plain) => treeFrom(child));
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, treeFrom(child)]));
}

/** A tree in which a part is another one. @param change gets the part, and returns undefined to remove it */
export function changedTree(
  tree: Tree,
  path: ValuePath,
  change: (part: Tree | undefined) => Tree | undefined,
): Tree {
  const [key, ...rest] = path;
  if (tree instanceof Marked && key !== undefined)
    return new Marked(changedTree(tree.value, path, change));
  if (key === undefined) return change(tree) ?? null;
  if (Array.isArray(tree)) {
    const copy = [...tree];
    copy[Number(key)] = changedTree(copy[Number(key)] ?? null, rest, change);
    return copy;
  }
  if (typeof tree !== "object" || tree === null) throw new CannotWrite("There is no such value.");
  const group = tree as { [key: string]: Tree };
  if (rest.length > 0) return { ...group, [key]: changedTree(group[key] ?? null, rest, change) };
  const { [key]: part, ...others } = group;
  const changed = change(part);
  if (changed === undefined) return others;
  return part === undefined ? { ...others, [key]: changed } : { ...group, [key]: changed };
}

export type { Document, Node, YAMLMap, YAMLSeq };
