import { shiftMonth } from "@/lib/text/days";
import { formatMonth } from "@/lib/text/format";
import { SOURCE_LINES } from "./columns";
import type { Fault } from "./fault";
import { monthIn, monthMeant, yearIn } from "./periods-in-words";
import type { Row, Table } from "./read-tables";

/** A period as it can be compared, and the one behind it, in the table's words. */
interface Period {
  is: string;
  next: string;
  nextInWords: string;
}

function monthOf(name: string): Period | undefined {
  const month = monthIn(name);
  if (!month) return undefined;
  const next = shiftMonth(month, 1);
  return { is: month, next, nextInWords: formatMonth(next) };
}

function yearOf(name: string): Period | undefined {
  const year = yearIn(name);
  if (!year) return undefined;
  return { is: String(year), next: String(year + 1), nextInWords: `${year + 1}-${year + 2}` };
}

function unreadable(name: string, kind: Table["kind"]): string {
  if (kind === "annual") return `"${name}" is no financial year such as 2025-26`;
  const meant = monthMeant(name);
  return `"${name}" is no month${meant ? `; ${meant} may be meant` : " such as October 2026"}`;
}

function faultsOfTrend({ kind, rows, piece }: Table): Fault[] {
  const read = kind === "monthly" ? monthOf : yearOf;
  if (rows.length === 0) {
    return [[`the table by ${kind === "monthly" ? "month" : "year"} has no line`, { piece }]];
  }
  const seen = new Set<string>();
  return rows.flatMap((row, index): Fault[] => {
    const { name, numbers, cells } = row;
    const faults: Fault[] = [];
    if (cells[0] !== "" && cells[0] !== String(index + 1)) {
      faults.push([`${name}: Sr. No. ${cells[0]} where ${index + 1} must stand`, row]);
    }
    const period = read(name);
    if (!period) return [...faults, [unreadable(name, kind), row]];
    const before = rows[index - 1];
    const last = before && read(before.name);
    const isDoubled = seen.has(period.is);
    seen.add(period.is);
    if (isDoubled) return [...faults, [`${name} stands twice`, row]];
    if (!before || !last) return faults;
    if (period.is < last.is) {
      return [...faults, [`${name} stands behind ${before.name}: put them in order of time`, row]];
    }
    if (period.is !== last.next) {
      const left = `${last.nextInWords} is left out`;
      return [...faults, [`${name} follows ${before.name}: ${left}`, row]];
    }
    return [...faults, ...faultsOfCarrying(row, before, numbers)];
  });
}

function faultsOfCarrying(row: Row, before: Row, numbers: readonly number[]): Fault[] {
  const [carried = Number.NaN] = numbers;
  const pending = before.numbers[3] ?? Number.NaN;
  if (Number.isNaN(carried) || Number.isNaN(pending) || carried === pending) return [];
  return [
    [
      `${row.name}: ${carried} carried forward, but ${before.name} ended with ${pending} pending`,
      row,
    ],
  ];
}

function faultsOfSources({ rows, piece }: Table): Fault[] {
  const absent = SOURCE_LINES.filter(({ is }) => !rows.some(({ name }) => is.test(name)));
  const doubled = rows.filter(({ name }, index) => {
    const line = SOURCE_LINES.find(({ is }) => is.test(name));
    return line && rows.slice(0, index).some((row) => line.is.test(row.name));
  });
  const unknown = rows.filter(({ name }) => !SOURCE_LINES.some(({ is }) => is.test(name)));
  return [
    ...absent.map(
      ({ name }): Fault => [
        `the table by source has no line "${name}", also due when it is 0`,
        { piece },
      ],
    ),
    ...doubled.map((row): Fault => [`"${row.name}" stands twice in the table by source`, row]),
    ...unknown.map(
      (row): Fault => [
        `"${row.name}" is no source of the format: ${SOURCE_LINES.map(({ name }) => name).join(", ")}`,
        row,
      ],
    ),
  ];
}

/** What is wrong between the lines of a table: their order, what is left out, doubled, not carried. */
export const faultsOfOrder = (table: Table): Fault[] =>
  table.kind === "by-source" ? faultsOfSources(table) : faultsOfTrend(table);
