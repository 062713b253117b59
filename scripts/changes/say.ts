import { diffSentences } from "diff";
import { formatDate, formatMonth, formatRupees } from "@/lib/content/format";
import { type Change, plainWords } from "./compare";

/** A change in words: what it is about, and the text before and after where there is one. */
export interface Said {
  /** `plans › Futures Basic, 1 month › price` */
  place: string;
  kind: "changed" | "added" | "removed" | "moved" | "supplied";
  before?: string;
  after?: string;
}

const RUPEE_KEYS = new Set(["price", "fee cap"]);

function sayValue(value: unknown, key: string): string {
  if (typeof value === "number" && RUPEE_KEYS.has(key)) return formatRupees(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((entry) => sayValue(entry, key)).join("\n");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([name, entry]) => `${plainWords(name)}: ${sayValue(entry, name)}`)
      .join("\n");
  }
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text);
  return /^\d{4}-\d{2}$/.test(text) ? formatMonth(text) : text;
}

/** Of two long texts, the sentences that differ, so that nobody searches a page for a word. */
function changedSentences(before: string, after: string): { before: string; after: string } {
  const parts = diffSentences(before, after);
  const side = (without: "added" | "removed") =>
    parts
      .filter((part) => (part.added || part.removed) && !part[without])
      .map(({ value }) => value.trim())
      .filter(Boolean)
      .join(" … ");
  return { before: side("added"), after: side("removed") };
}

/** @returns the change in words that need no knowledge of the files */
export function sayChange({ where, before, after, isMoved }: Change): Said {
  const key = where.at(-1) ?? "";
  const place = where.map((part) => sayValue(part, "")).join(" › ");
  if (isMoved) return { place, kind: "moved" };
  if (before === undefined) return { place, kind: "added", after: sayValue(after, key) };
  if (after === undefined) return { place, kind: "removed", before: sayValue(before, key) };
  const sides = { before: sayValue(before, key), after: sayValue(after, key) };
  const isText = typeof before === "string" && typeof after === "string";
  return {
    place,
    kind: "changed",
    ...(isText ? changedSentences(sides.before, sides.after) : sides),
  };
}
