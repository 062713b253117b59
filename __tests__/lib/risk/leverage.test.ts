import { leveragedTrade } from "@/lib/risk/leverage";

const trade = { capital: 500_000, leverage: 4, risk: 2, reward: 3, gap: 0.5 };

test("the stop-loss is where the share of the capital is lost at that leverage", () => {
  expect(leveragedTrade(trade)).toMatchObject({ stop: 0.5, target: 1.5, loss: 10_000 });
});

test("the target gains a multiple, and a gap past the stop-loss adds to the loss", () => {
  expect(leveragedTrade(trade)).toMatchObject({ gain: 30_000, slip: 20_000 });
});
