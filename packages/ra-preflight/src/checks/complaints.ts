import { z } from "zod";
import { addMonths, formatDay, formatMonth, monthIn } from "../dates.ts";
import type { Page } from "../read-page.ts";
import type { ScriptRule } from "../rule.ts";
import { type Hit, type MakeCheck, siteHit } from "./check.ts";
import { type ComplaintTable, complaintTables } from "./complaint-tables.ts";

/** A month's complaints are published by the 7th of the next, also when there were none. */
const DUE_DAY = "07";

/** The month before a day's: of `2026-11-22` it is `2026-10`. */
const monthBefore = (day: string) => addMonths(day.slice(0, 7), -1);

const isDueDay = (day: string) => day.slice(8) >= DUE_DAY;

const table = z.strictObject({
  called: z.string(),
  /** As the format names them, each with the pattern of the headings that count as it. */
  columns: z.array(z.tuple([z.string(), z.string()])).min(1),
});
const formats = z.strictObject({ monthly: table, annual: table, "by-source": table });

/** The first mistake in a table's headings, in words; others follow from it. */
function headingMistake(headings: readonly string[], { called, columns }: z.output<typeof table>) {
  const at = columns.findIndex(([, is], index) => !new RegExp(is, "i").test(headings[index] ?? ""));
  const extra = headings[columns.length];
  if (at < 0) return extra && `${called} has a column too many, "${extra}"`;
  const found = headings[at] ? `is "${headings[at]}"` : "is missing";
  return `column ${at + 1} of ${called} ${found}; the format has "${columns[at]?.[0]}"`;
}

/** There are complaint tables, and their columns are those of the format, in its order. */
export const complaintColumns: MakeCheck<ScriptRule> = (rule) => {
  const byKind = formats.parse(rule.with);
  let isThere = false;
  return {
    page(page) {
      const tables = complaintTables(page);
      isThere ||= tables.length > 0;
      return tables.flatMap(({ kind, headings, piece }) => {
        const mistake = headingMistake(headings, byKind[kind]);
        return mistake ? [{ page: page.file, piece, words: "", detail: mistake }] : [];
      });
    },
    end: () => (isThere ? [] : [siteHit("no page has a table of complaints")]),
  };
};

type Row = ComplaintTable["rows"][number];

const isMonthEntered = ({ name, hasNumbers }: Row) => hasNumbers && monthIn(name) !== undefined;

/** What a table lacks that is due, in words. */
function monthMissing({ kind, rows, month, piece }: ComplaintTable, due: string) {
  const newest = kind === "monthly" ? rows.findLast(isMonthEntered) : undefined;
  const last = newest ? monthIn(newest.name) : month;
  if (kind === "annual" || (last ? last >= due : kind === "monthly")) return undefined;
  const first = last && kind === "monthly" ? addMonths(last, 1) : due;
  const from = first === due ? "" : `${formatMonth(first)} to `;
  const by = formatDay(`${addMonths(due, 1)}-${DUE_DAY}`);
  const shown = last ? `the newest is ${formatMonth(last)}` : "it names no month";
  return {
    detail: `the table by ${kind === "monthly" ? "month" : "source"} lacks ${from}${formatMonth(due)}, due by ${by}; ${shown}`,
    piece: newest?.piece ?? piece,
    fact: `complaints/${kind}.${last ?? "month"}`,
  };
}

/** Tables of a page that lack a month. */
function tablesWithout(month: string, page: Page): Hit[] {
  return complaintTables(page).flatMap((shown) => {
    const missing = monthMissing(shown, month);
    return missing ? [{ page: page.file, words: "", ...missing }] : [];
  });
}

/** The newest month whose complaints are due is in the table by month, and is the one by source. */
export const complaintMonthDue: MakeCheck<ScriptRule> = (_, { today }) => {
  const last = monthBefore(today);
  const due = isDueDay(today) ? last : addMonths(last, -1);
  return { page: (page) => tablesWithout(due, page) };
};

/** From the 1st on, so that the month that is over is entered before it is due. */
export const complaintMonthOver: MakeCheck<ScriptRule> = (_, { today }) => {
  if (isDueDay(today)) return {};
  return { page: (page) => tablesWithout(monthBefore(today), page) };
};

/** Months that the table by month names and has no numbers for. */
function monthsWithoutNumbers(page: Page): Hit[] {
  const rows = complaintTables(page).flatMap((shown) =>
    shown.kind === "monthly" ? shown.rows : [],
  );
  return rows.flatMap(({ name, hasNumbers, piece }) => {
    const month = monthIn(name);
    if (month === undefined || hasNumbers) return [];
    const detail = `the table by month has no numbers for ${formatMonth(month)}`;
    return [{ page: page.file, words: "", detail, piece, fact: `complaints/monthly.${month}` }];
  });
}

/** Each month in the table by month has numbers. */
export const complaintMonthOpen: MakeCheck<ScriptRule> = () => ({ page: monthsWithoutNumbers });
