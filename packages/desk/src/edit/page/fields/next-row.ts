import type { Field, Plain } from "../../api";

type Entry = Field["entries"][number];

/** "2026-11" as "2026-12"; undefined for what is no month. */
function monthAfter(month: string): string | undefined {
  if (!/^\d{4}-\d{2}$/.test(month)) return undefined;
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** A number of the last row as 0, in the same manner of writing. */
const emptied = (value: Plain): Plain => (typeof value === "number" ? 0 : "0");

/**
 * The row that follows the last one of a table by months: what was pending is carried forward, and
 * all else is nothing yet. None for another table.
 */
export function nextRow({ place, fields }: Field): Entry | undefined {
  const last = fields.at(-1)?.value;
  if (!place.file.endsWith(".csv") || typeof last !== "object" || last === null) return undefined;
  const row = last as Readonly<Record<string, Plain>>;
  const month = monthAfter(String(row.month));
  if (!month) return undefined;
  const rest = Object.entries(row).map(([key, value]) => [key, emptied(value)]);
  const value: Record<string, Plain> = { ...Object.fromEntries(rest), month };
  if ("carried_forward" in row) value.carried_forward = row.pending ?? 0;
  return { label: `Month ${month}`, value };
}
