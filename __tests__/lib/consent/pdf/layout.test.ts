import fc from "fast-check";
import { createRows, MARGIN, PAGE_HEIGHT, ROW_STEP, ROWS_PER_PAGE } from "@/lib/consent/pdf/layout";

/** The places of parts of these heights, in PDF units. */
function placeRows(all: number[]) {
  const nextRow = createRows();
  return all.map(nextRow);
}

const heights = fc.array(fc.double({ min: 0, max: ROWS_PER_PAGE * ROW_STEP, noNaN: true }), {
  maxLength: 30,
});

test.each([
  ["are 55 units apart and start at 70 (docs/requirements.md R8.5)", [10, 10], [70, 125]],
  ["are as many as a part needs", [56, 110, 111, 10], [70, 180, 290, 455]],
  ["go on to the next page", [12 * ROW_STEP, 2 * ROW_STEP, ROW_STEP], [70, 1070, 1180]],
])("rows %s", (_, all, tops) => {
  expect(placeRows(all).map(({ page, y }) => page * 1000 + y)).toEqual(tops);
});

test("a page holds as many rows as end above its number", () => {
  expect(placeRows(Array(14).fill(10)).filter(({ page }) => page === 0)).toHaveLength(13);
});

test("parts start at steps of 55 from 70, in their order, none over the next or cut by its page", () => {
  fc.assert(
    fc.property(heights, (all) => {
      let before = { page: 0, end: 70 };
      for (const [index, { page, y }] of placeRows(all).entries()) {
        expect((y - 70) % 55).toBe(0);
        expect([before.page, before.page + 1]).toContain(page);
        expect(y).toBeGreaterThanOrEqual(page === before.page ? before.end : 70);
        // A part takes one row at least.
        before = { page, end: y + Math.max(ROW_STEP, all[index] ?? 0) };
        expect(before.end).toBeLessThanOrEqual(PAGE_HEIGHT - MARGIN);
      }
    }),
  );
});
