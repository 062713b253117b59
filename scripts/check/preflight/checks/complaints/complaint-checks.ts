import { daysOfYear, dueDay, monthDue } from "@/lib/complaints/periods";
import { shiftMonth } from "@/lib/text/days";
import { formatDate, formatMonth } from "@/lib/text/format";
import type { MakeCheck } from "../check";
import { faultsBetween } from "./between-faults";
import { COLUMNS, headingMistake, NAMES } from "./columns";
import { type Fault, hitsOf, missing } from "./fault";
import { faultsOfOrder } from "./order-faults";
import { monthIn, yearIn } from "./periods-in-words";
import { complaintTables, type Table } from "./read-tables";
import { faultsOfRow } from "./row-faults";
import { faultsOfTotal } from "./total-faults";

function faultsOfTable(table: Table): Fault[] {
  const heading = headingMistake(table.kind, table.headings);
  // Under another column's heading no number can be judged.
  if (heading) return [[heading, table]];
  const rows = table.rows.flatMap((row) => faultsOfRow(row, table));
  return [...rows, ...faultsOfOrder(table), ...faultsOfTotal(table)];
}

/** Columns, arithmetic, order and totals of the complaint tables; that there are any. */
export const complaintTablesCheck: MakeCheck = () => {
  let seen = false;
  return {
    page(page) {
      const tables = complaintTables(page);
      seen ||= tables.length > 0;
      const right = tables.filter(({ kind, headings }) => !headingMistake(kind, headings));
      return hitsOf(page, [...tables.flatMap(faultsOfTable), ...faultsBetween(right)]);
    },
    end: () => (seen ? [] : [missing("no page has a table of complaints")]),
  };
};

/** What to say of a table that lacks the newest month due; nothing when it has it. */
function monthMissing({ kind, rows, month, piece }: Table, due: string): Fault | undefined {
  const by = `due by ${formatDate(dueDay(due))}`;
  if (kind === "by-source") {
    const fact = `complaints/by-source.${month ?? "month"}`;
    if (!month) {
      const say = `the table by source names no month ("Data for the month ending - …"); ${formatMonth(due)} was ${by}`;
      return [say, { piece, fact }];
    }
    const say = `${formatMonth(due)}, ${by}, is missing in the table by source, which shows ${formatMonth(month)}`;
    return month < due ? [say, { piece, fact }] : undefined;
  }
  const newest = rows.findLast(({ name }) => monthIn(name));
  const last = newest && monthIn(newest.name);
  if (kind === "annual" || !newest || !last || last >= due) return undefined;
  const first = shiftMonth(last, 1);
  const which =
    first === due
      ? `${formatMonth(due)}, ${by}, is missing`
      : `${formatMonth(first)} to ${formatMonth(due)} are missing, the last of them ${by}`;
  return [`${which}; the newest month is ${newest.name}`, newest];
}

/** The newest month whose complaints are due stands in the table by month, and is the one by source. */
export const complaintMonthDue: MakeCheck = (_, { today }) => ({
  page(page) {
    const due = monthDue(today);
    return hitsOf(
      page,
      complaintTables(page).flatMap((table) => {
        const fault = monthMissing(table, due);
        return fault ? [fault] : [];
      }),
    );
  },
});

function notOver({ kind, rows, month: ofTable, piece }: Table, today: string): Fault[] {
  const sayOf = (month: string, name: string) =>
    `${name} ${month > today.slice(0, 7) ? "has not begun" : "is not over"}`;
  if (kind === "by-source") {
    if (!ofTable || ofTable < today.slice(0, 7)) return [];
    return [
      [sayOf(ofTable, `${formatMonth(ofTable)}, the month of the ${NAMES[kind]},`), { piece }],
    ];
  }
  return rows.flatMap((row): Fault[] => {
    const { name } = row;
    const month = monthIn(name);
    const year = yearIn(name);
    if (kind === "monthly") {
      return month && month >= today.slice(0, 7) ? [[sayOf(month, name), row]] : [];
    }
    const days = year && daysOfYear(`${year}-${year + 1}`);
    if (!days || days.last < today) return [];
    return [[`${name} ${days.first > today ? "has not begun" : "is not over"}`, row]];
  });
}

/** Rows of months and years that are not over say what nobody can know. */
export const complaintPeriodNotOver: MakeCheck = (_, { today }) => ({
  page: (page) =>
    hitsOf(
      page,
      complaintTables(page).flatMap((table) => notOver(table, today)),
    ),
});

/** The table by source, with its line on impersonation, stands beside the trends. */
export const complaintsBySource: MakeCheck = () => {
  let trend: string | undefined;
  let bySource = false;
  let impersonation = false;
  return {
    page(page) {
      const tables = complaintTables(page);
      if (tables.some(({ kind }) => kind !== "by-source")) trend ??= page.file;
      bySource ||= tables.some(({ kind }) => kind === "by-source");
      impersonation ||= page.pieces.some(({ text }) => /due to impersonation/i.test(text));
      return [];
    },
    end() {
      if (!trend) return [];
      const columns = COLUMNS["by-source"].map(({ name }) => name).join(", ");
      return [
        ...(bySource ? [] : [missing(`the table with the columns ${columns}`, trend)]),
        ...(impersonation
          ? []
          : [missing("the line on complaints due to impersonation by some other entity", trend)]),
      ];
    },
  };
};
