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
  ["a stop above the entry", { stop: 1010 }, { lots: 3 }],
  ["a stop at the entry", { stop: 1000 }, { lots: 0 }],
  ["a lot that costs more than the risk", { capital: 100_000 }, { lots: 0, lotLoss: 3_000 }],
  ["a near stop", { stop: 999 }, { lotsByRisk: 33, lots: 8, governedBy: "leverage" }],
  [
    "shares, never for more than the capital",
    { capital: 100_000, lotSize: 1, mostLeverage: 1, stop: 995 },
    { lotsByRisk: 400, lots: 100 },
  ],
  [
    "paise, of which 100.30 less 100.10 are 0.20",
    { capital: 100_000, entry: 100.3, stop: 100.1, lotSize: 1, mostLeverage: 100 },
    { lots: 10_000 },
  ],
])("%s", (_, changes, size) => {
  expect(positionSize({ ...trade, ...changes })).toMatchObject(size);
});
