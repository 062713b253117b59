import { differenceOf, type NumberName, ratingOf } from "@/scripts/lighthouse/report/numbers";

test.each<[NumberName, number, string]>([
  ["performance", 90, "good"],
  ["performance", 89, "needs work"],
  ["performance", 49, "poor"],
  ["largestPaint", 2500, "good"],
  ["largestPaint", 2501, "needs work"],
  ["largestPaint", 4001, "poor"],
  ["shift", 0.1, "good"],
  ["shift", 0.26, "poor"],
])("%s of %d is %s", (name, value, rating) => {
  expect(ratingOf(name, value)).toBe(rating);
});

test.each<[NumberName, number, number, string, string]>([
  ["seo", 92, 100, "+8", "better"],
  ["performance", 100, 96, "−4", "worse"],
  ["performance", 100, 97, "−3", "as before"],
  ["largestPaint", 1200, 1500, "+0.3 s", "worse"],
  ["largestPaint", 1500, 1300, "−0.2 s", "as before"],
  ["blocking", 300, 20, "−280 ms", "better"],
  ["blocking", 20, 20.3, "0", "as before"],
])("%s from %d to %d: %s, %s", (name, before, now, text, verdict) => {
  expect(differenceOf(name, before, now)).toEqual({ text, verdict });
});
