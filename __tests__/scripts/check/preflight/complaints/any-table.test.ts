import fc from "fast-check";
import { shiftMonth } from "@/lib/text/days";
import { formatMonth } from "@/lib/text/format";
import { HEADS, said, table } from "./said";

type Cells = (number | string)[];

/** Cells of a table by month as it should be, without its Grand Total. */
const rightRows = fc
  .record({
    first: fc.integer({ min: 0, max: 36 }).map((count) => shiftMonth("2024-01", count)),
    counts: fc.array(fc.tuple(fc.nat(9), fc.nat(99)), { minLength: 3, maxLength: 13 }),
  })
  .map(({ first, counts }) => {
    let pending = 0;
    return counts.map(([received, share], index): Cells => {
      const carried = pending;
      const resolved = Math.floor(((carried + received) * share) / 99);
      pending = carried + received - resolved;
      const month = formatMonth(shiftMonth(first, index));
      return [index + 1, month, carried, received, resolved, pending];
    });
  });

function htmlOf(rows: readonly Cells[], totals = rows): string {
  const sums = [2, 3, 4, 5].map((at) => totals.reduce((all, row) => all + Number(row[at]), 0));
  const lines = [...rows, ["", "Grand Total", ...sums]].map((row) => row.join("|"));
  return table(HEADS.month, lines);
}

test("no right table is faulted", () => {
  fc.assert(
    fc.property(rightRows, (rows) => {
      expect(said("complaint-tables", htmlOf(rows))).toEqual([]);
    }),
  );
});

test("whatever single number is changed, its total with it or not, it is found", () => {
  fc.assert(
    fc.property(rightRows, fc.nat(), fc.integer({ min: 2, max: 5 }), (right, at, column) => {
      const wrong = right.map((row, index) =>
        row.map((cell, place) =>
          index === at % right.length && place === column ? Number(cell) + 1 : cell,
        ),
      );
      expect(said("complaint-tables", htmlOf(wrong, right))).not.toEqual([]);
      expect(said("complaint-tables", htmlOf(wrong))).not.toEqual([]);
    }),
  );
});

const numbered = (rows: readonly Cells[]) =>
  said("complaint-tables", htmlOf(rows.map(([, ...row], index) => [index + 1, ...row]))).join();

test("whatever line in the middle is left out, doubled or put last, it is found", () => {
  fc.assert(
    fc.property(rightRows, fc.nat(), (right, at) => {
      const line = 1 + (at % (right.length - 2));
      const left = right.filter((_, index) => index !== line);
      expect(numbered(left)).toMatch(/is left out/);
      expect(
        numbered(right.flatMap((row, index) => (index === line ? [row, row] : [row]))),
      ).toMatch(/stands twice/);
      expect(numbered([...left, right[line] ?? []])).toMatch(/put them in order of time/);
    }),
  );
});
