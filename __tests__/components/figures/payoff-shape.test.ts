import { payoffShape } from "@/components/figures/payoff-shape";
import { boughtCall, soldPut } from "@/lib/risk/option-payoff";

const ends = [90, 120] as const;

test("a bought call loses its premium as far as the strike, and gains above its break-even", () => {
  const [strike, premium] = [100, 4];
  expect(payoffShape({ option: boughtCall(strike, premium), strike, premium, ends })).toEqual({
    gain: "M14 0L30 16L30 0Z",
    premium: "M0 0L14 0L10 4L0 4Z",
    spared: "M0 4L10 4L14 0L30 0L30 1000000L0 1000000Z",
  });
});

test("a sold put gains its premium at most, and loses more the lower the price", () => {
  const [strike, premium] = [106, 6];
  expect(payoffShape({ option: soldPut(strike, premium), strike, premium, ends })).toEqual({
    gain: "M10 0L16 6L30 6L30 0Z",
    premium: "M0 0L10 0L4 6L0 6Z",
    spared: "M0 10L10 0L30 0L30 1000000L0 1000000Z",
  });
});
