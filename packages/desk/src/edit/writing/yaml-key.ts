import { isMap, isPair, isScalar, type Node, type Pair, type YAMLMap } from "yaml";
import type { Plain } from "../api";
import { CannotWrite } from "./cannot";
import { indented, yamlOf } from "./yaml-source";
import { columnOf, contentEnd, endOf, lineStart, nextLine, pairOf, startOf } from "./yaml-tree";

/** What is left of a file that has no more values. */
const ONLY_COMMENTS = /^(?:[^\S\n]*(?:#[^\n]*)?(?:\n|$))*$/;

const keyNode = (pair: Pair) => pair.key as Node;

/** Where a pair ends, with its value. */
function pairEnd(pair: Pair, text: string): number {
  const value = pair.value as Node | null;
  return value
    ? Math.max(contentEnd(value, text), endOf(keyNode(pair)) + 1)
    : endOf(keyNode(pair)) + 1;
}

function keyOf(pair: unknown): string {
  return isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : "";
}

/** The last pair whose key comes before a new key in the order of the schema. */
function pairBefore(map: YAMLMap, key: string, order: readonly string[]): Pair | undefined {
  const before = order.slice(0, Math.max(order.indexOf(key), 0));
  const pairs = map.items.filter((pair) => before.includes(keyOf(pair)));
  return pairs.at(-1) as Pair | undefined;
}

/**
 * Adds a key to a group: behind those that the schema lists before it.
 * @param order the keys of the group as its schema lists them
 */
export function addKey(
  map: Node | undefined,
  text: string,
  key: string,
  value: Plain,
  order: readonly string[],
): string {
  if (!isMap(map) || map.items.length === 0) throw new CannotWrite("There is no group here.");
  const before = pairBefore(map, key, order) ?? (map.items.at(-1) as Pair);
  if (map.flow) {
    const at = pairEnd(before, text);
    return `${text.slice(0, at)}, ${key}: ${yamlOf(value, "flow")}${text.slice(at)}`;
  }
  const column = columnOf(text, startOf(keyNode(map.items[0] as Pair)));
  const blanks = " ".repeat(column);
  const yaml = indented(yamlOf({ [key]: value }, "block"), column);
  const behind = nextLine(text, pairEnd(before, text));
  // A comment at the end of a file is about what is to come there.
  const isLast = column === 0 && before === map.items.at(-1);
  const at = isLast && ONLY_COMMENTS.test(text.slice(behind)) ? text.length : behind;
  const isOpen = at === text.length && !text.endsWith("\n");
  return `${text.slice(0, at)}${isOpen ? "\n" : ""}${blanks}${yaml}${isOpen ? "" : "\n"}${text.slice(at)}`;
}

function removeFromFlow(map: YAMLMap, text: string, index: number): string {
  const pairs = map.items as Pair[];
  const pair = pairs[index] as Pair;
  const next = pairs[index + 1];
  if (next) return text.slice(0, startOf(keyNode(pair))) + text.slice(startOf(keyNode(next)));
  const last = pairs[index - 1];
  const from = last ? pairEnd(last, text) : startOf(keyNode(pair));
  return text.slice(0, from) + text.slice(pairEnd(pair, text));
}

/** Removes a key of a group, which must have another one. */
export function removeKey(map: Node | undefined, text: string, key: string): string {
  if (!isMap(map)) throw new CannotWrite("There is no group here.");
  const pair = pairOf(map, key);
  if (!pair) throw new CannotWrite("There is no such value.");
  if (map.items.length === 1)
    throw new CannotWrite("Its group has nothing else: remove the group.");
  const index = map.items.indexOf(pair);
  if (map.flow) return removeFromFlow(map, text, index);
  const start = startOf(keyNode(pair as Pair));
  const isBehindDash = /\S/.test(text.slice(lineStart(text, start), start));
  const next = map.items[index + 1] as Pair | undefined;
  if (isBehindDash && next) return text.slice(0, start) + text.slice(startOf(keyNode(next)));
  const end = nextLine(text, pairEnd(pair as Pair, text));
  return text.slice(0, lineStart(text, start)) + text.slice(end);
}
