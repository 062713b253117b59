import { holdingPeriodsGeometry } from "@/components/figures/geometry/holding-periods";
import { examples } from "../examples";

const figure = examples["holding-periods"];

test("bars begin and end on the days they are held to", () => {
  const { bars, entryX } = holdingPeriodsGeometry(figure, [0, 300]);
  expect(entryX).toBe(0);
  expect(bars).toEqual([
    [60, 300],
    [0, 30],
  ]);
});

test("the axis is divided into whole trading days", () => {
  const { nights, ticks } = holdingPeriodsGeometry({ ...figure, days: 5, rows: [] }, [0, 50]);
  expect(nights).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("the axis grows to hold a longer row", () => {
  const { bars, ticks } = holdingPeriodsGeometry({ ...figure, days: 5 }, [0, 300]);
  expect(ticks.at(-1)).toEqual({ day: 10, x: 300 });
  expect(bars[0]).toEqual([60, 300]);
});
