import { sharesTrade, tradeEnds } from "@/lib/risk/trade-ends";

const metal = { entry: 90_400, stop: 89_700, target: 92_000 };

test.each([
  [5, 88_592, { gain: 8_000, loss: 3_500, slip: 9_040 }],
  [15, 87_236, { gain: 24_000, loss: 10_500, slip: 47_460 }],
  [5, 89_948, { gain: 8_000, loss: 3_500, slip: 3_500 }],
])("%s units that open at %s give %j", (units, opened, ends) => {
  expect(tradeEnds(units, { ...metal, opened })).toEqual(ends);
});

test("amounts are exact to the paisa", () => {
  const third = { entry: 0, stop: -1 / 3, target: 1, opened: -1 / 3 - 0.5 };
  expect(tradeEnds(21_000, third)).toEqual({ gain: 21_000, loss: 7_000, slip: 17_500 });
});

const trade = { riskPercent: 1, entry: 616, stop: 598, target: 652, opened: 592 };

test("111 shares at 616 fit ₹2,00,000 at 1%: 598 loses, 652 gains, 592 loses more", () => {
  expect(sharesTrade({ ...trade, capital: 200_000 })).toEqual({
    ...{ count: 111, loss: 1_998, gain: 3_996, slip: 2_664 },
  });
});

test("no more shares than the capital pays for", () => {
  expect(sharesTrade({ ...trade, capital: 1_300, riskPercent: 100 }).count).toBe(2);
});
