import { isOfYear } from "@/lib/complaints/periods";
import type { Fault } from "./fault";
import { monthIn, yearIn } from "./periods-in-words";
import type { Table } from "./read-tables";

const COUNTS = ["carried forward", "received", "resolved", "pending"] as const;

/** The table by source against the line of its month; against the newest, if it names none. */
function faultsOfSource(monthly: Table, bySource: Table): Fault[] {
  const row = bySource.month
    ? monthly.rows.find(({ name }) => monthIn(name) === bySource.month)
    : monthly.rows.at(-1);
  if (!row || !bySource.total || bySource.total.isBlank) return [];
  const sums = bySource.total.numbers;
  return COUNTS.flatMap((count, index): Fault[] => {
    const [one = Number.NaN, other = Number.NaN] = [row.numbers[index], sums[index]];
    if (Number.isNaN(one) || Number.isNaN(other) || one === other) return [];
    const say = `${row.name}: ${one} ${count} in the table by month, but ${other} in the table by source`;
    return [[say, row]];
  });
}

/** A year against its twelve months. */
function faultsOfYears(monthly: Table, annual: Table): Fault[] {
  return annual.rows.flatMap((row): Fault[] => {
    const { name, numbers } = row;
    const year = yearIn(name);
    const months = monthly.rows.filter(({ name: month }) => {
      return year !== undefined && isOfYear(monthIn(month) ?? "", `${year}-${year + 1}`);
    });
    if (months.length < 12) return [];
    const sum = (index: number) =>
      months.reduce((all, month) => all + (month.numbers[index] ?? 0), 0);
    const pending = months.at(-1)?.numbers[3] ?? Number.NaN;
    return [
      [1, sum(1), `but its twelve months add up to ${sum(1)}`] as const,
      [2, sum(2), `but its twelve months add up to ${sum(2)}`] as const,
      [3, pending, `but its last month ended with ${pending}`] as const,
    ].flatMap(([index, expected, but]): Fault[] =>
      Number.isNaN(expected) || numbers[index] === expected
        ? []
        : [[`${name}: ${numbers[index]} ${COUNTS[index]}, ${but}`, row]],
    );
  });
}

/** What the tables of a page say of each other. */
export function faultsBetween(tables: readonly Table[]): Fault[] {
  const [monthly, annual, bySource] = (["monthly", "annual", "by-source"] as const).map((kind) =>
    tables.find((table) => table.kind === kind),
  );
  if (!monthly) return [];
  return [
    ...(bySource ? faultsOfSource(monthly, bySource) : []),
    ...(annual ? faultsOfYears(monthly, annual) : []),
  ];
}
