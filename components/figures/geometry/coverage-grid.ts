import type { FigureOf } from "@/lib/content/schemas/figure";
import { linearScale } from "./scale";

export type CoverageCell = { x: number; y: number; covered: boolean };

/**
 * Centres of the cells of a grid; a row that names fewer columns than there are covers no more.
 * @param across x of the left edge of the first column and the right edge of the last
 * @param middles y of the middle of each row
 */
export function coverageGridGeometry(
  { columns, rows }: Pick<FigureOf<"coverage-grid">, "columns" | "rows">,
  across: readonly [number, number],
  middles: readonly number[],
) {
  const x = linearScale([0, columns.length], across);
  return {
    columnWidth: x(1) - x(0),
    columnX: columns.map((_, column) => x(column + 0.5)),
    cells: rows.flatMap((row, i) =>
      columns.map(
        (_, column): CoverageCell => ({
          x: x(column + 0.5),
          y: middles[i] ?? 0,
          covered: row.covers[column] ?? false,
        }),
      ),
    ),
  };
}

/**
 * Which columns have their heading on the upper of two lines, when the headings are wider than
 * their columns: every other one, the last included, so that its neighbour leaves it the corner.
 */
export function headingLevels(columns: number): ("upper" | "lower")[] {
  return Array.from({ length: columns }, (_, i) =>
    (columns - 1 - i) % 2 === 0 ? "upper" : "lower",
  );
}
