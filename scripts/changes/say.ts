import { diffArrays } from "diff";
import type { Facts } from "@/lib/content/load/facts";
import { resolveText } from "@/lib/content/load/references";
import { priceOf } from "@/lib/fees/price";
import { formatDate, formatMonth, formatRupees } from "@/lib/text/format";
import { type Change, plainWords } from "./compare";

/** A change in words: what it is about, and the text before and after where there is one. */
export interface Said {
  /** `plans › Futures Basic, 1 month › price` */
  place: string;
  kind: "changed" | "added" | "removed" | "moved";
  before?: string;
  after?: string;
}

/** What was true when a text was written. */
export interface Then {
  gstPercent: number;
  facts: Facts;
}

function sayNumber(value: number, key: string, { gstPercent }: Then): string {
  if (key === "fee cap" || key === "feeCap") return formatRupees(value);
  if (key !== "price") return String(value);
  const { base, total } = priceOf({ price: value }, gstPercent);
  return `${formatRupees(base)} plus GST, ${formatRupees(total)} in all`;
}

/** What no visitor reads. */
const HIDDEN = ["id", "kind", "order", "sha256"];

const indent = (text: string) => text.replaceAll("\n", "\n  ");

function sayEntry(name: string, value: unknown, then: Then): string {
  const words = sayValue(value, name, then);
  return `${plainWords(name)}:${words.includes("\n") ? indent(`\n${words}`) : ` ${words}`}`;
}

function sayValue(value: unknown, key: string, then: Then): string {
  if (typeof value === "number") return sayNumber(value, key, then);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    const entries = value.map((entry) => sayValue(entry, key, then));
    return entries.map((entry) => (entry.includes("\n") ? `- ${indent(entry)}` : entry)).join("\n");
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .filter(([name]) => !HIDDEN.includes(name))
      .map(([name, entry]) => sayEntry(name, entry, then))
      .join("\n");
  }
  const text = String(value ?? "");
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text);
  if (/^\d{4}-\d{2}$/.test(text)) return formatMonth(text);
  return resolveText(text, then.facts, () => {});
}

/** Sentences and entries of lists; where a line happens to end is no part of a text. */
const joinLines = (text: string) => text.replace(/(?<!\n)\n(?!\n|[-*] |\d+\. )/g, " ");

function sentencesOf(text: string): string[] {
  const lines = joinLines(text).split(/\n+/);
  return lines.flatMap((line) => line.split(/(?<=[.!?:][”")*]*)\s+/)).filter(Boolean);
}

/** Of two long texts, the sentences that differ, so that nobody searches a page for a word. */
function changedSentences(before: string, after: string): { before: string; after: string } {
  const parts = diffArrays(sentencesOf(before), sentencesOf(after));
  const side = (is: "added" | "removed") =>
    parts
      .filter((part) => part[is])
      .map(({ value }) => value.join(" "))
      .join("\n… ");
  const sides = { before: side("removed"), after: side("added") };
  return sides.before || sides.after ? sides : { before, after };
}

/**
 * @param was what was true before
 * @param is what is true now
 * @returns the change in words that need no knowledge of the files; undefined for one that nobody
 * sees, such as a reference in place of the same words
 */
export function sayChange(change: Change, was: Then, is: Then): Said | undefined {
  const key = change.where.at(-1) ?? "";
  if (key === "sha256") return undefined;
  const place = change.where.map((part) => sayValue(part, "", is)).join(" › ");
  const before = change.before === undefined ? undefined : sayValue(change.before, key, was);
  const after = change.after === undefined ? undefined : sayValue(change.after, key, is);
  if (!place && after === undefined) return { place, kind: "removed" };
  if (before === undefined || after === undefined) {
    const kind = before === undefined ? "added" : "removed";
    return {
      place,
      kind,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    };
  }
  if (joinLines(before) === joinLines(after)) return undefined;
  const isText = typeof change.before === "string" && typeof change.after === "string";
  const sides = isText && !change.isMoved ? changedSentences(before, after) : { before, after };
  // Of a sentence put in between, only one side has words.
  const { before: gone, after: come } = sides;
  return {
    place,
    kind: change.isMoved ? "moved" : "changed",
    ...(gone ? { before: gone } : {}),
    ...(come ? { after: come } : {}),
  };
}
