import { shareOfCapital } from "@/lib/fees/capital";

test.each([
  [129_800, 500_000, "26%"],
  [23_600, 100_000, "23.6%"],
  [49_950, 1_000_000, "5%"],
  [200, 1_000_000, "under 0.1%"],
])("%d of %d is %s", (fee, capital, share) => {
  expect(shareOfCapital(fee, capital)).toBe(share);
});
