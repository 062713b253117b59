import { nextMonth, nextYear } from "@/lib/complaints/periods";
import { todayInIndia } from "@/lib/text/days";
import { formatMonth } from "@/lib/text/format";
import type { ContentIssue } from "./content-error";
import { readCsv } from "./csv";
import { monthNumber } from "./dates";

/** The columns of numbers, in the order that the regulator's disclosure format fixes. */
const COUNTS = ["carriedForward", "received", "resolved", "pending"] as const;
const HEADINGS = ["carried_forward", "received", "resolved", "pending"];

type Counts = Record<(typeof COUNTS)[number], number>;

/** One row of a disposal table. */
interface ComplaintRow extends Counts {
  srNo: number;
  /** `2025-05` or `2025-2026`, as the file has it. */
  period: string;
  /** Month in words (`May 2025`) or financial year (`2025-2026`). */
  receivedFrom: string;
}

export interface ComplaintTable {
  rows: ComplaintRow[];
  /** Column sums, as the grand-total row prints them. */
  total: Counts;
}

/** What to write in place of a cell that is no count. */
export const countAdvice = (text: string) =>
  /^(|-+|nil|none|n\/?a)$/i.test(text) ? ": write 0 for none" : "";

/** A month as Excel and people write it, `5/2026`, `May-26` or `2026/5`, in the form that the file wants. */
export function monthOf(text: string): string | undefined {
  const [, first = "", second = ""] = /^(?:0?1[/.-])?(\w+)[\s/.,-]+(\w+)$/.exec(text.trim()) ?? [];
  const [month, year] = /^\d{4}$/.test(first) ? [second, first] : [first, second];
  const number = monthNumber(month);
  if (number === 0 || !/^(20)?\d\d$/.test(year)) return undefined;
  return `${year.padStart(4, "20")}-${String(number).padStart(2, "0")}`;
}

/** A financial year as people write it, `2025-26` or `FY 2025-26`. */
function yearOf(text: string): string | undefined {
  const [, from, to] = /^(?:FY *)?(20\d\d) *[-/–] *(?:20)?(\d\d)$/i.exec(text.trim()) ?? [];
  return from && `${from}-20${to}`;
}

/** What each kind of table has in its first column; `next` is undefined for what is no real period. */
const PERIODS = {
  monthly: {
    name: "month",
    example: "2025-05",
    label: formatMonth,
    meant: monthOf,
    next: nextMonth,
  },
  annual: {
    name: "year",
    example: "2025-2026",
    label: (year: string) => year,
    meant: yearOf,
    next: nextYear,
  },
};

function tableOf(rows: ComplaintRow[]): ComplaintTable {
  const sums = COUNTS.map((count) => [count, rows.reduce((sum, row) => sum + row[count], 0)]);
  return { rows, total: Object.fromEntries(sums) as Counts };
}

/**
 * Reads a disposal table and checks its arithmetic: pending = carried forward + received - resolved,
 * each period follows the one before and carries its pending forward.
 * @param issues mistakes are added here
 */
export function parseComplaints(
  file: string,
  text: string,
  kind: keyof typeof PERIODS,
  issues: ContentIssue[],
): ComplaintTable {
  const { name: period, example, next, label, meant } = PERIODS[kind];
  const thisMonth = todayInIndia().slice(0, 7);
  const rows: ComplaintRow[] = [];
  let previous: { name: string; pending: number } | undefined;
  for (const [index, line] of readCsv(file, text, [period, ...HEADINGS], issues).entries()) {
    // After a row that could not be read, nothing is expected of the next one.
    const before = previous;
    previous = undefined;
    if (!line) continue;
    const { fail } = line;
    const [name = "", ...counts] = line.cells;
    const [carriedForward = 0, received = 0, resolved = 0, pending = 0] = counts.map(Number);
    const bad = counts.findIndex((count) => !/^\d+$/.test(count));
    if (!next(name)) {
      const written = meant(name);
      const total = /total/i.test(name)
        ? ": the site adds up the total itself, delete this line"
        : "";
      const advice = written && next(written) ? `: write ${written}` : total;
      fail(0, `expected a ${period} such as ${example}, got "${name}"${advice}`);
    } else if (kind === "monthly" && name > thisMonth) {
      fail(0, `expected a month that has begun, got ${name}: correct the year or delete the line`);
    } else if (bad >= 0) {
      const text = counts[bad] ?? "";
      const message = `expected a whole number of complaints, got "${text}"${countAdvice(text)}`;
      fail(bad + 1, message);
    } else {
      const there = carriedForward + received;
      if (resolved > there) {
        const sum = `${there} (carried forward + received)`;
        fail(3, `expected at most ${sum}, got ${resolved}: more cannot have been resolved`);
      } else if (pending !== there - resolved) {
        const sum = `${there - resolved} (carried forward + received - resolved)`;
        fail(4, `expected ${sum}, got ${pending}`);
      }
      if (before?.name === name) {
        fail(0, `${name} stands twice: delete one of the two lines`);
      } else if (before && next(before.name) !== name) {
        fail(0, `expected ${next(before.name)} after ${before.name}, got ${name}`);
      }
      if (before && before.name !== name && carriedForward !== before.pending) {
        const expected = `expected ${before.pending}, the pending of ${before.name}`;
        fail(1, `${expected}, got ${carriedForward}`);
      }
      rows.push({
        srNo: index + 1,
        period: name,
        receivedFrom: label(name),
        carriedForward,
        received,
        resolved,
        pending,
      });
      previous = { name, pending };
    }
  }
  return tableOf(rows);
}
