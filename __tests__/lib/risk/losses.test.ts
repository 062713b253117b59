import { leftAfterLosses } from "@/lib/risk/trade";

test.each([
  [2, 82],
  [10, 35],
  [100, 0],
])("ten losses of %d%%, each of what is left, leave %d of 100", (percent, left) => {
  const columns = leftAfterLosses(percent, 10);
  expect(columns).toHaveLength(11);
  expect(columns[0]).toBe(100);
  expect(Math.round(columns.at(-1) ?? NaN)).toBe(left);
});
