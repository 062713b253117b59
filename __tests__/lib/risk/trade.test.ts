import { saleTax, sharesWithin, tradeSums, unitsOfRisk } from "@/lib/risk/trade";

const metal = { side: "buy", entry: 90_400, stop: 89_700, target: 92_000 } as const;
const sold = { side: "sell", entry: 20_040, stop: 20_080, target: 19_915 } as const;

test.each([
  [5, 88_592, { gain: 8_000, loss: 3_500, slip: 9_040, value: 452_000, past: 1_108 }],
  [15, 87_236, { gain: 24_000, loss: 10_500, slip: 47_460 }],
  [5, 89_948, { gain: 8_000, loss: 3_500, slip: 3_500, past: 0 }],
  [5, undefined, { slip: 3_500, past: 0 }],
])("%s units that open at %s give %j", (units, opened, sums) => {
  expect(tradeSums({ ...metal, units, opened })).toMatchObject(sums);
});

test("a position that gains when the price falls has the same sums the other way round", () => {
  expect(tradeSums({ ...sold, units: 75, opened: 20_083 })).toMatchObject({
    risk: 40,
    reward: 125,
    past: 3,
    gain: 9_375,
    loss: 3_000,
    slip: 3_225,
  });
});

test("amounts are exact to the paisa", () => {
  const third = { side: "buy", entry: 0, stop: -1 / 3, target: 1 } as const;
  expect(tradeSums({ ...third, units: 21_000, opened: -1 / 3 - 0.5 })).toMatchObject({
    gain: 21_000,
    loss: 7_000,
    slip: 17_500,
  });
});

test.each([
  [metal, 90_400, 0],
  [metal, 89_700, -1],
  [metal, 92_500, 3],
  [sold, 20_120, -2],
])("in %j a price of %d is %d units of risk", (levels, price, units) => {
  expect(unitsOfRisk(levels, price)).toBeCloseTo(units);
});

test("the tax is a share of the sale, to the paisa", () => {
  expect(saleTax(900, 690, 0.05)).toBe(310.5);
  expect(saleTax(75, 90, 0.15)).toBe(10.13);
});

const swing = { side: "buy", entry: 616, stop: 598, target: 652 } as const;

test.each([
  ["within the risk", 200_000, 1, 111],
  ["no more than the capital pays for", 1_300, 100, 2],
])("shares: %s", (_, capital, riskPercent, count) => {
  expect(sharesWithin(capital, riskPercent, swing)).toBe(count);
});
