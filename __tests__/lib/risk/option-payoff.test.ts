import fc from "fast-check";
import { boughtCall, soldPut } from "@/lib/risk/option-payoff";

const strikes = fc.integer({ min: 10, max: 50_000 });
const premiums = fc.integer({ min: 1, max: 1_000 }).map((paise) => paise / 100);
const prices = fc.integer({ min: 0, max: 200_000 });

test("a bought call of 100 for 4: below the strike 4 are lost, at 104 nothing, at 110 gains 6", () => {
  const call = boughtCall(100, 4);
  expect([0, 100, 104, 110].map(call.profitAt)).toEqual([-4, -4, 0, 6]);
  expect(call).toMatchObject({ breakEven: 104, mostLost: 4 });
});

test("a sold put of 100 for 3: above the strike 3 are kept, at 97 nothing, at 0 lost 97", () => {
  const put = soldPut(100, 3);
  expect([110, 100, 97, 90, 0].map(put.profitAt)).toEqual([3, 3, 0, -7, -97]);
  expect(put).toMatchObject({ breakEven: 97, mostLost: 97 });
});

test("neither loses more than `mostLost`, and both are zero at their break-even", () => {
  fc.assert(
    fc.property(strikes, premiums, prices, (strike, premium, price) => {
      for (const option of [boughtCall(strike, premium), soldPut(strike, premium)]) {
        expect(option.profitAt(price)).toBeGreaterThanOrEqual(-option.mostLost);
        expect(option.profitAt(option.breakEven)).toBeCloseTo(0);
      }
    }),
  );
});
