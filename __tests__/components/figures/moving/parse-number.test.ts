import { parseNumber } from "@/components/figures/moving/parse-number";

test.each([
  ["5,00,000", 500_000],
  [" ₹ 2000 ", 2_000],
  ["1.5 %", 1.5],
  [".25", 0.25],
  ["12.", 12],
  ["1.006", 1.01],
  ["3x", undefined],
  ["", undefined],
  ["-4", undefined],
  ["1e5", undefined],
  ["1.2.3", undefined],
])("%j is %s", (typed, value) => {
  expect(parseNumber(typed)).toBe(value);
});
