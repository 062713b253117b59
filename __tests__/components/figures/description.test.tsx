/** @jest-environment jsdom */
import { describeFigure } from "./draw";
import { examples } from "./examples";

test("a call: entry, stop, target, and both outcomes", () => {
  const text = describeFigure({ ...examples["call-outcomes"], risk: 2, reward: 6 });
  expect(text).toContain("the stop is 2 units below the entry, the target 6 units above it");
  expect(text).toContain("gains 6 units, 3 times the risk");
  expect(text).toContain("loses 2 units, the whole risk");
  expect(text).toContain("either can happen");
});

test("holding periods: every row with its days and its note", () => {
  const text = describeFigure(examples["holding-periods"]);
  expect(text).toContain("Swing: 2 to 10 trading days. Held overnight, several days.");
  expect(text).toContain("Intraday: up to 1 trading day. Closed the same session.");
});

test("leverage: both ranges, what they do to gains and losses, and the risk of one trade", () => {
  const text = describeFigure(examples["leverage-bands"]);
  expect(text).toContain("Intraday: 3 to 5 times; a price move of 1% gains or loses 3 to 5%");
  expect(text).toContain("Positional: 2 to 3 times; a price move of 1% gains or loses 2 to 3%");
  expect(text).toContain("1 to 2% of it is risked on one trade");
});

test("options: break-even, limited and large losses in numbers", () => {
  const text = describeFigure(examples["option-payoffs"]);
  expect(text).toContain("the whole premium of 4 is lost, and no more; it breaks even at 104");
  expect(text).toContain("the profit is the premium of 5, and no more; it breaks even at 95");
  expect(text).toContain("the loss grows as the price falls, up to 95 at a price of 0");
});

test("a hedge: the floor, and what it costs when the price rises", () => {
  const text = describeFigure(examples["hedged-position"]);
  expect(text).toContain("the loss stops at 7, however far the price falls below 95");
  expect(text).toContain("2 lower than without it: break-even is 102 instead of 100");
});

test("a hedge above the entry has a floor but no break-even", () => {
  const text = describeFigure({ ...examples["hedged-position"], putStrike: 106 });
  expect(text).toContain("the result does not fall below +4");
  expect(text).not.toContain("break-even");
});

test("coverage: what each row covers and what it does not", () => {
  const text = describeFigure(examples["coverage-grid"]);
  expect(text).toContain("Equity: covers Intraday, Positional and Stock; does not cover Index.");
  expect(text).toContain("Futures: covers Intraday, Positional, Index and Stock.");
});

test("coverage: a column that a row does not name is not covered", () => {
  const row = { label: "Equity", covers: [true, false, true] };
  const text = describeFigure({ ...examples["coverage-grid"], rows: [row, row] });
  expect(text).toContain("Equity: covers Intraday and Index; does not cover Positional or Stock.");
});

test("coverage: what is missing is joined by or", () => {
  const row = { label: "Equity", covers: [true, true] };
  const text = describeFigure({ ...examples["coverage-grid"], rows: [row, row] });
  expect(text).toContain("Equity: covers Intraday and Positional; does not cover Index or Stock.");
});

test("commodities: each group, its members and its plans", () => {
  const text = describeFigure(examples["commodity-groups"]);
  expect(text).toContain("Bullion (Gold and Silver): in Basic and Premium.");
  expect(text).toContain("Agricultural (Cotton and Jeera): in Premium, not in Basic.");
});

test("every description ends as a sentence", () => {
  for (const figure of Object.values(examples)) expect(describeFigure(figure)).toMatch(/\.$/);
});
