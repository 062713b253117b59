import { capUseOf, capWords } from "@/lib/fees/fee-cap";

const CAP = 151_000;

const words = {
  once: "once, leaves {left}",
  months: "{months} months",
  allYear: "all year",
  times: "{times} times",
  above: "above the cap",
};

test.each([
  ["monthly Futures", 20_000, 1, [7, 7, 131_000, false], "7 months", true],
  ["Futures Premium", 110_000, 6, [1, 6, 41_000, false], "once, leaves ₹41,000", true],
  ["Combo, 6 months", 149_999, 6, [1, 6, 1_001, false], "once, leaves ₹1,001", true],
  ["monthly Combo", 35_000, 1, [4, 4, 116_000, false], "4 months", true],
  ["Intraday Premium", 75_000, 6, [2, 12, 76_000, true], "all year", false],
  ["monthly Options", 10_000, 1, [15, 12, 141_000, true], "all year", false],
  ["a plan above the cap", 160_000, 6, [0, 0, -9_000, false], "above the cap", true],
  ["a bundle of picks", 10_000, undefined, [15, undefined, 141_000, true], "15 times", false],
  ["picks above the cap", 160_000, undefined, [0, undefined, -9_000, true], "above the cap", true],
])("%s within the yearly cap", (_name, price, tenure, use, fits, isCutShort) => {
  const plan = { price, months: tenure };
  const [times, months, left, runsAllYear] = use;
  expect(capUseOf(plan, CAP)).toEqual({ times, months, left, runsAllYear });
  expect(capWords(plan, CAP, words)).toMatchObject({ fits, isCutShort });
});
