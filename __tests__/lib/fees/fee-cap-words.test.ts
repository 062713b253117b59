import { capWords } from "@/lib/fees/fee-cap";

const words = {
  once: "once, leaves {left}",
  months: "{months} months",
  allYear: "all year",
  times: "{times} times",
  above: "above the cap",
};

test.each([
  ["monthly Futures", 20_000, 1, "7 months", true],
  ["Futures Premium", 110_000, 6, "once, leaves ₹41,000", true],
  ["Combo, 6 months", 149_999, 6, "once, leaves ₹1,001", true],
  ["monthly Options", 10_000, 1, "all year", false],
  ["one pick", 2_499, undefined, "60 times", false],
  ["a plan above the cap", 160_000, 6, "above the cap", true],
  ["picks above the cap", 160_000, undefined, "above the cap", true],
])("%s", (_name, price, months, fits, isCutShort) => {
  const plan = months === undefined ? { price } : { price, months };
  expect(capWords(plan, 151_000, words)).toMatchObject({ fits, isCutShort });
});
