import { NAMES } from "./columns";
import type { Fault } from "./fault";
import type { Row, Table } from "./read-tables";

/** The average of all complaints resolved, from the averages of the sources. */
function faultsOfAverage(rows: readonly Row[], total: Row): Fault[] {
  const [, , resolved = 0, , , printed = Number.NaN] = total.numbers;
  const averages = rows.flatMap(({ numbers }) =>
    Number(numbers[2]) > 0 ? [Number(numbers[5])] : [],
  );
  if (resolved === 0 || averages.some(Number.isNaN) || averages.length === 0) return [];
  const [least, most] = [Math.min(...averages), Math.max(...averages)];
  if (printed >= Math.floor(least) && printed <= Math.ceil(most)) return [];
  const shown = total.cells[7] ?? "";
  return [
    [
      `Grand Total: an average time of "${shown}" days, but the lines have ${least} to ${most}`,
      total,
    ],
  ];
}

/** The last line against the sums of those above it. */
export function faultsOfTotal({ kind, rows, total, headings, piece }: Table): Fault[] {
  if (rows.length === 0) return [];
  if (!total) return [[`the ${NAMES[kind]} has no Grand Total`, { piece }]];
  if (rows.every(({ isBlank }) => isBlank)) return [];
  // Of an average there is no sum.
  const summed = kind === "by-source" ? 5 : 4;
  const faults = Array.from({ length: summed }, (_, index) => index).flatMap((index): Fault[] => {
    const counts = rows.map(({ numbers }) => numbers[index] ?? Number.NaN);
    const sum = counts.reduce((all, count) => all + count, 0);
    // A cell that is no count is a mistake of its own.
    if (!counts.every((count) => Number.isInteger(count) && count >= 0)) return [];
    if (total.numbers[index] === sum) return [];
    const shown = total.cells[index + 2] ?? "";
    return [
      [
        `Grand Total of "${headings[index + 2]}": "${shown}", but the lines add up to ${sum}`,
        total,
      ],
    ];
  });
  return kind === "by-source" ? [...faults, ...faultsOfAverage(rows, total)] : faults;
}
