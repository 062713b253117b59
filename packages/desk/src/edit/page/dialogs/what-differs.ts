import type { Plain } from "../../api";
import { inWords } from "../state/place";

/** A list that was written out, nothing as an empty one; undefined for another text. */
function listOf(text: string): readonly Plain[] | undefined {
  if (text === "") return [];
  if (!text.startsWith("[")) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    return Array.isArray(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

function without(list: readonly Plain[], other: readonly Plain[]): readonly Plain[] {
  const known = new Set(other.map((entry) => JSON.stringify(entry)));
  return list.filter((entry) => !known.has(JSON.stringify(entry)));
}

function entriesInWords(entries: readonly Plain[]): string {
  return entries.length === 0 ? "not there" : entries.map(inWords).join("\n");
}

function textInWords(text: string): string {
  if (text === "true" || text === "false") return inWords(text === "true");
  return text === "" ? "nothing" : text;
}

/** A list without one of its entries. */
const withoutOne = (list: readonly Plain[], at: number) =>
  JSON.stringify(list.filter((_, index) => index !== at));

/** What an entry is known by: its first words. */
function nameOf(entry: Plain): string {
  const texts = typeof entry === "object" && entry !== null ? Object.values(entry) : [entry];
  return String(texts.find((text) => typeof text === "string" && text !== "") ?? "An entry");
}

/** Of two lists with the same entries: which one went where. Of two that changed places, the one that went up. */
function moved(was: readonly Plain[], is: readonly Plain[]): { before: string; after: string } {
  const moves = was.flatMap((entry, from) => {
    const to = is.findIndex((_, at) => withoutOne(is, at) === withoutOne(was, from));
    const isMoved = to >= 0 && to !== from && JSON.stringify(is[to]) === JSON.stringify(entry);
    return isMoved ? [{ name: nameOf(entry), from, to }] : [];
  });
  const move = moves.find(({ from, to }) => to < from) ?? moves[0];
  if (!move) return { before: was.map(nameOf).join("\n"), after: is.map(nameOf).join("\n") };
  const { name, from, to } = move;
  return { before: `${name}: place ${from + 1}`, after: `${name}: place ${to + 1}` };
}

/** A value before and after a change, in words; of two lists only entries that differ. */
export function whatDiffers(before: string, after: string): { before: string; after: string } {
  const [was, is] = [listOf(before), listOf(after)];
  const isOfTexts = before === "" && after === "";
  if (!was || !is || isOfTexts) return { before: textInWords(before), after: textInWords(after) };
  const [gone, come] = [without(was, is), without(is, was)];
  if (gone.length + come.length === 0 && was.length === is.length) return moved(was, is);
  return { before: entriesInWords(gone), after: entriesInWords(come) };
}

const AROUND = 30;
const LONGEST = 120;

/** How many letters two texts begin with alike. */
function alike(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Where a word begins, at a place or behind it, but before a limit. */
function wordFrom(text: string, at: number, limit: number): number {
  const space = at === 0 ? -1 : text.slice(at - 1).search(/\s/) + at - 1;
  return space >= at - 1 && space < limit ? space + 1 : at;
}

/**
 * The part of a text that is not as it was, after a few words that are.
 * @returns at most some 120 letters, with "…" where the text goes on
 */
export function newPart(before: string, after: string): string {
  const differs = alike(before, after);
  const from = wordFrom(after, Math.max(0, differs - AROUND), differs);
  const isCut = after.length > from + LONGEST;
  const part = after.slice(from, from + LONGEST).trim();
  return `${from > 0 ? "…" : ""}${part}${isCut ? "…" : ""}`;
}
