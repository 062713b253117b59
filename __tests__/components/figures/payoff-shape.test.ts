import { payoffShape } from "@/components/figures/payoff-shape";
import { boughtCall, soldPut } from "@/lib/risk/option-payoff";

test.each([
  [
    "a bought call loses its premium as far as the strike, and gains above its break-even",
    { option: boughtCall(100, 4), strike: 100, premium: 4 },
    [
      "M0 0L10 0L14 0L30 16L30 0L0 0Z",
      "M0 0L14 0L10 4L0 4Z",
      "M0 4L10 4L14 0L30 0L30 1000000L0 1000000Z",
    ],
  ],
  [
    "a sold put gains its premium at most, and loses more the lower the price",
    { option: soldPut(106, 6), strike: 106, premium: 6 },
    [
      "M0 0L10 0L16 6L30 6L30 0L0 0Z",
      "M0 0L10 0L4 6L0 6Z",
      "M0 10L10 0L16 0L30 0L30 1000000L0 1000000Z",
    ],
  ],
])("%s", (_, trade, [gain, premium, spared]) => {
  expect(payoffShape({ ...trade, ends: [90, 120] })).toEqual({ gain, premium, spared });
});
