import { IMPERSONATION, SOURCES } from "@/lib/content/schemas/complaints";
import { addMonths } from "@/lib/text/days";
import type { Field, Plain } from "../api";
import type { Snapshot } from "../sources/contents";
import { tableOf } from "../writing/edit-csv";

type Row = Readonly<Record<string, Plain>>;

const MONTHLY = "content/complaints/monthly.csv";

/** `2026-05` behind `2026-04`, `2026-2027` behind `2025-2026`. */
function periodAfter(period: string): string {
  const [, year = "", rest = ""] = /^(\d{4})-(\d{2,4})$/.exec(period) ?? [];
  if (rest.length === 4) return `${Number(year) + 1}-${Number(rest) + 1}`;
  if (rest.length !== 2) return period;
  return addMonths(`${period}-01`, 1).slice(0, 7);
}

/** The financial year of a day, which begins in April. */
function yearOf(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${first + 1}`;
}

const rowsIn = ({ files }: Snapshot, file: string): readonly Row[] => {
  const tree = files.get(file)?.tree;
  return Array.isArray(tree) ? (tree as readonly Row[]) : [];
};

/** The month with which a table begins: the newest whose figures are known. */
function firstMonth(snapshot: Snapshot, today: string): string {
  const known = rowsIn(snapshot, MONTHLY).findLast(({ received }) => received !== "");
  return String(known?.month ?? addMonths(today, -1).slice(0, 7));
}

/** What is pending is carried forward, and nothing else has happened yet. */
function rowAfter(columns: readonly string[], before: Row | undefined, period: Row): Row {
  const pending = before?.pending || before?.total_pending || "0";
  const carried: Row = {
    carried_forward: pending,
    pending,
    pending_last_month: pending,
    total_pending: pending,
    average_days: "",
  };
  return Object.fromEntries(
    columns.map((column) => [column, period[column] ?? carried[column] ?? "0"]),
  );
}

/**
 * What a table of complaints may get: a row for the month or the year behind its last one; by source,
 * the rows of a month, which count only together.
 */
export function nextRows(file: string, snapshot: Snapshot, today: string): Field["entries"] {
  const { columns } = tableOf(snapshot.files.get(file)?.text ?? "");
  const rows = rowsIn(snapshot, file);
  const last = rows.at(-1);
  if (columns.includes("year")) {
    const year = last ? periodAfter(String(last.year)) : yearOf(today);
    return [{ label: `Year ${year}`, value: rowAfter(columns, last, { year }) }];
  }
  const month = last ? periodAfter(String(last.month)) : firstMonth(snapshot, today);
  const label = `Month ${month}`;
  if (!columns.includes("source")) {
    return [{ label, value: rowAfter(columns, last, { month }) }];
  }
  const [value = {}, ...more] = [...SOURCES, IMPERSONATION].map((source) => {
    const before =
      source === IMPERSONATION ? undefined : rows.findLast((row) => row.source === source);
    return rowAfter(columns, before, { month, source });
  });
  return [{ label, value, more }];
}
