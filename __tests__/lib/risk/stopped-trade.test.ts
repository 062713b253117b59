import { stoppedTrade } from "@/lib/risk/stopped-trade";

const trade = { riskPercent: 1, entry: 616, stop: 598, target: 652, opened: 592 };

test("111 shares at 616 fit ₹2,00,000 at 1%: 598 loses, 652 gains, 592 loses more", () => {
  expect(stoppedTrade({ ...trade, capital: 200_000 })).toEqual({
    ...{ count: 111, loss: 1_998, gain: 3_996, slip: 2_664 },
  });
});

test("no more shares than the capital pays for", () => {
  expect(stoppedTrade({ ...trade, capital: 1_300, riskPercent: 100 }).count).toBe(2);
});
