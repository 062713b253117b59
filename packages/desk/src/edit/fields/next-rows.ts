import { IMPERSONATION, SOURCES } from "@/lib/content/schemas/complaints";
import { addMonths } from "@/lib/text/days";
import type { Field, Plain } from "../api";
import { monthInWords } from "../labels";
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

/** What is still to be typed. */
const EMPTY = "";

/**
 * Figures are empty until somebody types them, so that no press publishes a zero. Only what follows
 * is there: what the line before leaves open, and zeros of a month in which nothing has happened.
 * @param month the same month of all sources
 */
function rowAfter(
  columns: readonly string[],
  before: Row | undefined,
  period: Row,
  month: Row | undefined = undefined,
): Row {
  const carried = before?.pending || before?.total_pending || EMPTY;
  const isNone = (column: string) => String(month?.[column] ?? EMPTY) === "0";
  const known: Row = {
    carried_forward: carried,
    pending_last_month: carried || (isNone("carried_forward") ? "0" : EMPTY),
    received: isNone("received") ? "0" : EMPTY,
    resolved: isNone("resolved") ? "0" : EMPTY,
    pending_over_3_months: isNone("pending") ? "0" : EMPTY,
  };
  return Object.fromEntries(
    columns.map((column) => [column, period[column] ?? known[column] ?? EMPTY]),
  );
}

/** Of somebody who used the firm's name, only the number received is published. */
function rowOfImpersonation(columns: readonly string[], period: Row): Row {
  const asked = ["received", "average_days"];
  function cellOf(column: string): string {
    if (asked.includes(column)) return EMPTY;
    return "0";
  }
  return Object.fromEntries(columns.map((column) => [column, period[column] ?? cellOf(column)]));
}

/** The month by source that comes next: one whose figures the table of months has. */
function nextBySource(rows: readonly Row[], snapshot: Snapshot, today: string): string {
  const last = rows.at(-1);
  if (!last) return firstMonth(snapshot, today);
  const known = rowsIn(snapshot, MONTHLY).filter(({ received }) => received !== "");
  const next = known.find(({ month }) => String(month) > String(last.month));
  return next ? String(next.month) : periodAfter(String(last.month));
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
  if (!columns.includes("source")) {
    const month = last ? periodAfter(String(last.month)) : firstMonth(snapshot, today);
    // What happens in a month is known when it is over.
    if (month >= today.slice(0, 7)) return [];
    return [{ label: monthInWords(month), value: rowAfter(columns, last, { month }) }];
  }
  const month = nextBySource(rows, snapshot, today);
  if (month >= today.slice(0, 7)) return [];
  const ofAll = rowsIn(snapshot, MONTHLY).find((row) => row.month === month);
  const [value = {}, ...more] = SOURCES.map((source) => {
    const before = rows.findLast((row) => row.source === source);
    return rowAfter(columns, before, { month, source }, ofAll);
  });
  const impersonation = rowOfImpersonation(columns, { month, source: IMPERSONATION });
  return [{ label: monthInWords(month), value, more: [...more, impersonation] }];
}
