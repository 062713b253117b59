import fc from "fast-check";
import { positionSize } from "@/lib/risk/position-size";

const trade = {
  capital: 500_000,
  riskPercent: 2,
  entry: 1_000,
  stop: 990,
  lotSize: 300,
  mostLeverage: 5,
};

test("2% of 5,00,000 is 10,000; a lot of 300 risks 3,000, so three lots fit", () => {
  expect(positionSize(trade)).toEqual({
    budget: 10_000,
    lotLoss: 3_000,
    lotValue: 300_000,
    lots: 3,
    lotsByRisk: 3,
    governedBy: "risk",
  });
});

test("a lot that costs more than the risk does not fit", () => {
  expect(positionSize({ ...trade, capital: 100_000 })).toMatchObject({ lots: 0, lotLoss: 3_000 });
});

test("the leverage is the tighter limit if the stop is near", () => {
  const size = positionSize({ ...trade, stop: 999 });
  expect(size).toMatchObject({ lotsByRisk: 33, lots: 8, governedBy: "leverage" });
});

test("shares are never bought for more than the capital", () => {
  const shares = { ...trade, capital: 100_000, lotSize: 1, mostLeverage: 1, stop: 995 };
  expect(positionSize(shares)).toMatchObject({ lotsByRisk: 400, lots: 100 });
});

test("sums of paise are exact: 100.30 less 100.10 is 0.20", () => {
  const shares = { ...trade, capital: 100_000, entry: 100.3, stop: 100.1, lotSize: 1 };
  expect(positionSize({ ...shares, mostLeverage: 100 })).toMatchObject({ lots: 10_000 });
});

const paise = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const trades = fc
  .record({
    capital: fc.integer({ min: 1_000, max: 100_000_000 }),
    riskPercent: paise(0.25, 5),
    entry: paise(1, 200_000),
    distance: paise(0.01, 500),
    lotSize: fc.integer({ min: 1, max: 20_000 }),
    mostLeverage: paise(1, 10),
  })
  .filter(({ entry, distance }) => distance < entry)
  .map(({ distance, ...rest }) => ({
    ...rest,
    stop: Math.round((rest.entry - distance) * 100) / 100,
  }));

/** A hundredth of a paisa. */
const EXACT = 1e-4;

test("loss and value are within risk and leverage, and with one more lot they are not", () => {
  fc.assert(
    fc.property(trades, (any) => {
      const { lots, lotLoss, lotValue } = positionSize(any);
      const risk = (any.capital * any.riskPercent) / 100 + EXACT;
      const most = any.capital * any.mostLeverage + EXACT;
      const fits = (count: number) => count * lotLoss <= risk && count * lotValue <= most;
      expect(lots).toBeGreaterThanOrEqual(0);
      expect(fits(lots)).toBe(true);
      expect(fits(lots + 1)).toBe(false);
      expect(lotLoss).toBeCloseTo((any.entry - any.stop) * any.lotSize, 1);
    }),
  );
});
