import { coverageGridGeometry, headingLevels } from "@/components/figures/geometry/coverage-grid";
import { examples } from "../examples";

test("a cell stands at the middle of its column and row", () => {
  const { cells, columnX } = coverageGridGeometry(
    examples["coverage-grid"],
    [100, 340],
    [10, 30, 50],
  );
  expect(columnX).toEqual([130, 190, 250, 310]);
  expect(cells).toHaveLength(12);
  expect(cells[2]).toEqual({ x: 250, y: 10, covered: false });
  expect(cells[8]).toEqual({ x: 130, y: 50, covered: false });
  expect(cells.filter((cell) => !cell.covered)).toHaveLength(2);
});

test("a column a row does not name is not covered", () => {
  const { cells } = coverageGridGeometry(
    { columns: ["A", "B", "C"], rows: [{ label: "Row", covers: [true, true] }] },
    [0, 90],
    [10],
  );
  expect(cells.map((cell) => cell.covered)).toEqual([true, true, false]);
});

test("headings alternate and the last is above", () => {
  expect(headingLevels(4)).toEqual(["lower", "upper", "lower", "upper"]);
  expect(headingLevels(3)).toEqual(["upper", "lower", "upper"]);
});
