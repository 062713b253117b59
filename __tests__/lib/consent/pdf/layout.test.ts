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

const check = (property: (parts: { page: number; y: number; height: number }[]) => void) =>
  fc.assert(
    fc.property(heights, (all) =>
      property(placeRows(all).map((place, index) => ({ ...place, height: all[index] ?? 0 }))),
    ),
  );

test("rows are 55 units apart and start at 70 (docs/requirements.md R8.5)", () => {
  expect(placeRows([10, 10, 10]).map(({ y }) => y)).toEqual([70, 125, 180]);
});

test("a part that needs more than a row takes whole ones", () => {
  expect(placeRows([56, 110, 111, 10]).map(({ y }) => y)).toEqual([70, 180, 290, 455]);
});

test("a part that does not fit on a page begins the next one", () => {
  const places = placeRows([12 * ROW_STEP, 2 * ROW_STEP, ROW_STEP]);
  expect(places).toEqual([
    { page: 0, y: 70 },
    { page: 1, y: 70 },
    { page: 1, y: 180 },
  ]);
});

test("a page holds as many rows as end above its number", () => {
  expect(placeRows(Array(14).fill(10)).filter(({ page }) => page === 0)).toHaveLength(13);
});

test("every part starts at a step of 55 units from 70", () =>
  check((parts) => {
    for (const { y } of parts) {
      expect(y).toBeGreaterThanOrEqual(70);
      expect((y - 70) % 55).toBe(0);
    }
  }));

test("no part overlaps the next", () =>
  check((parts) => {
    for (const [index, part] of parts.entries()) {
      const next = parts[index + 1];
      if (next?.page !== part.page) continue;
      expect(next.y).toBeGreaterThanOrEqual(part.y + part.height);
      expect(next.y).toBeGreaterThan(part.y);
    }
  }));

test("no part is cut by the end of its page", () =>
  check((parts) => {
    for (const { y, height } of parts) expect(y + height).toBeLessThanOrEqual(PAGE_HEIGHT - MARGIN);
  }));

test("parts keep their order, and no page is left out", () =>
  check((parts) => {
    let before = 0;
    for (const { page } of parts) {
      expect([before, before + 1]).toContain(page);
      before = page;
    }
  }));
