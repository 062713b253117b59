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

const ORDER = { before: "another order", after: "the order that you chose" };

/** A value before and after a change, in words; of two lists only entries that differ. */
export function whatDiffers(before: string, after: string): { before: string; after: string } {
  const [was, is] = [listOf(before), listOf(after)];
  const isOfTexts = before === "" && after === "";
  if (!was || !is || isOfTexts) return { before: textInWords(before), after: textInWords(after) };
  const [gone, come] = [without(was, is), without(is, was)];
  if (gone.length + come.length === 0 && was.length === is.length) return ORDER;
  return { before: entriesInWords(gone), after: entriesInWords(come) };
}
