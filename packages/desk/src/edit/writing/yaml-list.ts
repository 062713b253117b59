import { isMap, isSeq, type Node, type YAMLSeq } from "yaml";
import type { Plain } from "../api";
import { CannotWrite } from "./cannot";
import { indented, yamlOf } from "./yaml-source";
import { columnOf, contentEnd, endOf, lineStart, nextLine, startOf } from "./yaml-tree";

/** An entry of a list in lines of its own. */
interface Entry {
  /** The blank lines above it, which stay where they are. */
  blanks: string;
  /** The comments above it, which go with it. */
  comments: string;
  body: string;
}

const DASH = /-[ \n]\s*(?:!\S+\s+)?(?:#[^\n]*\n\s*)*$/;

/** Where the dash of an entry stands. */
function dashOf(node: Node, text: string): number {
  const found = DASH.exec(text.slice(0, startOf(node)));
  if (!found)
    throw new CannotWrite("This list is written in a way that only an editor can change.");
  return found.index;
}

function nodesOf(list: YAMLSeq): Node[] {
  return list.items as Node[];
}

/** The entries of a list, and where they stand as a whole. */
function entriesOf(list: YAMLSeq, text: string) {
  const nodes = nodesOf(list);
  const dashes = nodes.map((node) => dashOf(node, text));
  const [first = 0] = dashes;
  const start = lineStart(text, first);
  const entries: Entry[] = [];
  let end = start;
  for (const [index, node] of nodes.entries()) {
    const begin = index === 0 ? start : lineStart(text, dashes[index] ?? 0);
    const above = text.slice(end, begin);
    const [blanks = ""] = /^(?:[^\S\n]*\n)*/.exec(above) ?? [];
    const last = nextLine(text, Math.max(contentEnd(node, text), dashes[index] ?? 0));
    entries.push({ blanks, comments: above.slice(blanks.length), body: text.slice(begin, last) });
    end = last;
  }
  return { entries, start, end, column: columnOf(text, first) };
}

/** Puts the entries into their lines, with the blank lines that were above each line. */
function joined(entries: readonly Entry[], blanks: readonly string[]): string {
  const ended = (body: string) => (body.endsWith("\n") ? body : `${body}\n`);
  return entries
    .map(({ comments, body }, index) => (blanks[index] ?? "") + comments + ended(body))
    .join("");
}

function changeBlock(
  list: YAMLSeq,
  text: string,
  change: (entries: Entry[], column: number) => Entry[],
): string {
  const { entries, start, end, column } = entriesOf(list, text);
  const between = entries[1]?.blanks ?? "";
  const changed = change([...entries], column);
  const blanks = changed.map((_, index) =>
    index === 0 ? "" : (entries[index]?.blanks ?? between),
  );
  const lines = joined(changed, blanks);
  const isAtEnd = end === text.length && !text.endsWith("\n");
  return text.slice(0, start) + (isAtEnd ? lines.trimEnd() : lines) + text.slice(end);
}

/** `[a, b]`: entries between brackets. */
function changeFlow(list: YAMLSeq, text: string, change: (entries: string[]) => string[]): string {
  const nodes = nodesOf(list);
  const written = nodes.map((node, index) => {
    const before = index === 0 ? startOf(list) + 1 : endOf(nodes[index - 1] as Node);
    const [, tag = ""] = /(!\S+\s+)$/.exec(text.slice(before, startOf(node))) ?? [];
    return tag + text.slice(startOf(node), contentEnd(node, text));
  });
  const [open = "["] = /^\[\s*/.exec(text.slice(startOf(list))) ?? [];
  const [close = "]"] = /,?\s*\]$/.exec(text.slice(0, endOf(list))) ?? [];
  const between = nodes[1] ? separator(nodes, text) : ", ";
  const inside = change(written).join(between);
  return text.slice(0, startOf(list)) + open + inside + close + text.slice(endOf(list));
}

/** What stands between the first two entries: `, `, or a comma and a new line. */
function separator(nodes: readonly Node[], text: string): string {
  const [first, second] = nodes;
  if (!first || !second) return ", ";
  const [found = ", "] = /,\s*/.exec(text.slice(contentEnd(first, text), startOf(second))) ?? [];
  return found;
}

function newEntry(list: YAMLSeq, value: Plain, column: number): Entry {
  const sibling = nodesOf(list).at(-1);
  const isFlow = isMap(sibling) && sibling.flow === true;
  const yaml = indented(yamlOf(value, isFlow ? "flow" : "block"), column + 2);
  return { blanks: "", comments: "", body: `${" ".repeat(column)}- ${yaml}\n` };
}

/** @throws CannotWrite for an empty list, which says nothing of how it is written */
export function addEntry(list: Node | undefined, text: string, at: number, value: Plain): string {
  if (!isSeq(list)) throw new CannotWrite("There is no list here.");
  if (list.flow) {
    return changeFlow(list, text, (entries) => entries.toSpliced(at, 0, yamlOf(value, "flow")));
  }
  return changeBlock(list, text, (entries, column) =>
    entries.toSpliced(at, 0, newEntry(list, value, column)),
  );
}

export function takeEntry(list: Node | undefined, text: string, at: number): string {
  if (!isSeq(list)) throw new CannotWrite("There is no list here.");
  if (list.flow) return changeFlow(list, text, (entries) => entries.toSpliced(at, 1));
  if (list.items.length === 1) {
    throw new CannotWrite(
      "This is the last entry: take out the whole list, or write another entry.",
    );
  }
  return changeBlock(list, text, (entries) => entries.toSpliced(at, 1));
}

export function moveEntry(list: Node | undefined, text: string, from: number, to: number): string {
  if (!isSeq(list)) throw new CannotWrite("There is no list here.");
  const move = <Kind>(entries: Kind[]): Kind[] => {
    const [moved] = entries.splice(from, 1);
    return moved === undefined ? entries : entries.toSpliced(to, 0, moved);
  };
  return list.flow ? changeFlow(list, text, move) : changeBlock(list, text, move);
}
