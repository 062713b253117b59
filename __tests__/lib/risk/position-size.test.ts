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

test.each([
  [1010, 3],
  [1000, 0],
])("a stop of %d above or at the entry allows %d lots", (stop, lots) => {
  expect(positionSize({ ...trade, stop }).lots).toBe(lots);
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
