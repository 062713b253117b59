import type { CheckedContent } from "@/lib/checks/checked-content";
import { formatTenure } from "@/lib/text/format";
import type { Plain } from "../api";
import { labelOf, monthInWords, sourceInWords } from "../labels";
import { shownText } from "../sources/shown-text";
import { Marked, plainOf, type Tree } from "../writing/yaml-tree";

/** Keys by which an entry of a list is told from others, in this order. */
const NAMING = [
  "title",
  "label",
  "heading",
  "name",
  "role",
  "question",
  "text",
  "id",
  "year",
  "kind",
];

/** Words of the files: an entry that has others is not called by these, even where only they differ. */
const OF_FILES = ["id", "kind"];

const LONGEST_LABEL = 60;

export const isGroup = (value: Plain | undefined): value is { readonly [key: string]: Plain } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first text of an entry. */
function firstText(value: Plain | undefined): string | undefined {
  const texts = isGroup(value)
    ? [...NAMING.map((key) => value[key]), ...Object.values(value)]
    : [value];
  return texts.find((one) => typeof one === "string" && one.trim() !== "") as string | undefined;
}

/** A text under a key of an entry; undefined for an example that is still to be replaced. */
function ownText(entry: Tree | undefined, key: string): string | undefined {
  const group = entry instanceof Marked ? entry.value : entry;
  const parts: Record<string, Tree> = Object(group);
  const part = Object.hasOwn(parts, key) ? parts[key] : undefined;
  return typeof part === "string" && part.trim() !== "" ? part : undefined;
}

/** The first text by which an entry is told from those beside it. */
function tellingText(entries: readonly Tree[], index: number): string | undefined {
  const others = entries.filter((_, at) => at !== index);
  for (const key of NAMING.filter((one) => !OF_FILES.includes(one))) {
    const text = ownText(entries[index], key);
    if (text !== undefined && others.every((other) => ownText(other, key) !== text)) return text;
  }
  return undefined;
}

/** "October 2026", "October 2026, Other sources" and "2026-2027" for a row of a table of complaints. */
function periodOf(value: Plain | undefined): string | undefined {
  if (!isGroup(value) || !("received" in value)) return undefined;
  const period = value.month ?? value.year;
  if (typeof period !== "string") return undefined;
  const month = monthInWords(period);
  return value.source === undefined ? month : `${month}, ${sourceInWords(String(value.source))}`;
}

/** A row of a table of complaints with its figures: "October 2026: received 2, resolved 1, open 1". */
export function rowName(value: Plain | undefined): string | undefined {
  const period = periodOf(value);
  if (period === undefined || !isGroup(value)) return undefined;
  const isImpersonation = value.source === "impersonation";
  const open = value.pending ?? value.total_pending;
  const figures = isImpersonation
    ? `received ${value.received}`
    : `received ${value.received}, resolved ${value.resolved}, open ${open}`;
  return `${period}: ${figures}`;
}

const isNumber = (value: Plain | undefined): value is number => typeof value === "number";

/** The first number by which an entry is told from others of its name: "6 Months" of a plan. */
function tellingNumber(value: Plain | undefined, namesakes: readonly Plain[]): string | undefined {
  if (!isGroup(value)) return undefined;
  const keys = ["months", ...Object.keys(value)];
  const telling = keys.find((key) => {
    const others = namesakes.map((one) => (isGroup(one) ? one[key] : undefined));
    return isNumber(value[key]) && !others.includes(value[key]);
  });
  const number = telling === undefined ? undefined : value[telling];
  if (telling === undefined || !isNumber(number)) return undefined;
  return telling === "months" ? formatTenure(number) : `${labelOf(telling)} ${number}`;
}

function writtenName(entries: readonly Tree[], index: number): string | undefined {
  const entry = entries[index];
  const value = entry === undefined ? undefined : plainOf(entry);
  const own = periodOf(value) ?? tellingText(entries, index);
  if (own !== undefined) return own;
  const name = firstText(value);
  const others = entries.filter((_, at) => at !== index).map(plainOf);
  const namesakes = others.filter((other) => firstText(other) === name);
  const number = namesakes.length > 0 ? tellingNumber(value, namesakes) : undefined;
  return number === undefined ? name : `${name}, ${number}`;
}

/**
 * What an entry of a list is called, as pages print its words: an officer by the role while all names
 * are examples, and plans of one name by their tenures too.
 * @param entries of the list
 */
export function entryName(
  entries: readonly Tree[],
  index: number,
  content: CheckedContent,
): string {
  const written = writtenName(entries, index);
  if (written === undefined) return `Entry ${index + 1}`;
  const name = shownText(written, content, true);
  return name.length > LONGEST_LABEL ? `${name.slice(0, LONGEST_LABEL)}…` : name;
}
