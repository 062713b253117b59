import path from "node:path";
import { loadContent } from "@/lib/checks/checked-content";
import type { HedgeCall, LevelsCall, SamplePage } from "@/lib/content/schemas/sample";
import { callSums, hedgeSums, noteSums } from "@/lib/sample/call-sums";
import { sizeRule, sumRows } from "@/lib/sample/call-texts";
import { FUTURES_LIMITS, OPTION_LIMITS } from "@/lib/sample/limits";
import { ContentCopy, fixtureContent } from "../content/load/content-copy";

const page = loadContent(fixtureContent).pages.sample;

function callOf(id: string): LevelsCall {
  const call = page.messages.find((one) => one.id === id);
  if (!call || call.kind === "hedge") throw new Error(`no call with levels: ${id}`);
  return call;
}

function hedge(): HedgeCall {
  const call = page.messages.find(({ kind }) => kind === "hedge");
  if (call?.kind !== "hedge") throw new Error("no hedge");
  return call;
}

const sumOf = (id: string, label: string) => {
  const call = page.messages.find((one) => one.id === id);
  return call && sumRows(call, page).find((row) => row.label.startsWith(label))?.value;
};

test("risk and reward are counted from the worse end of the entry range", () => {
  expect(callSums(callOf("swing"), 1_000_000)).toMatchObject({ worst: 616, risk: 18, reward: 36 });
  // A seller is worse off at the lower end.
  expect(callSums(callOf("futures-intraday"), 1_000_000)).toMatchObject({
    worst: 20_040,
    risk: 40,
    reward: 125,
  });
});

test("the size keeps the loss at the stop within the share of capital", () => {
  // 1% of 10,00,000 is 10,000; at 18 a share that is 555.
  expect(callSums(callOf("swing"), 1_000_000)).toMatchObject({
    count: 555,
    atStop: 9_990,
    value: 341_880,
  });
});

test("where leverage allows less than risk, leverage decides", () => {
  // 15,000 at 40 x 75 a lot would be 5 lots; 50,00,000 at 20,040 x 75 a lot is 3.
  expect(callSums(callOf("futures-intraday"), 1_000_000)).toMatchObject({
    byRisk: 5,
    byLeverage: 3,
    count: 3,
    atStop: 9_000,
    value: 4_509_000,
  });
  expect(sumOf("futures-intraday", "With a capital")).toBe(
    "3 lots of 75 (risk allows 5 lots, leverage 3: the lower number holds)",
  );
});

test("a bought option is sized by its whole premium, a sold one by its stop", () => {
  expect(callSums(callOf("option-buy"), 1_000_000)).toMatchObject({ count: 2, value: 17_400 });
  expect(callSums(callOf("option-sell"), 1_000_000)).toMatchObject({ count: 2, atStop: 8_250 });
});

test("a hedge states what it covers, what it costs and the worst result", () => {
  expect(hedgeSums(hedge())).toEqual({ covered: 1_500_000, cost: 12_375, floor: 765 });
  expect(sumOf("hedge", "Worst result")).toContain("765 points, 3.8% of the shares");
});

test("the note says what the company costs at the upper end, and what half of it would cost", () => {
  const { value, times, count, amount, half } = noteSums(page.note, 1_000_000);
  expect(value).toBeCloseTo(1306.2);
  expect(times).toBeCloseTo(22.52, 2);
  expect([count, amount, half]).toEqual([80, 49_760, 24_880]);
});

test("an exit past the stop says how much more was lost than planned", () => {
  // Planned 18 a share, lost 24.
  expect(sumOf("swing", "What happened")).toBe(
    "Closed ₹6 a share past the stop-loss. The loss was 1.3 times the planned one",
  );
  expect(sumOf("intraday", "What happened")).toBeUndefined();
});

test("the size rule of a message names its own limits", () => {
  expect(sizeRule(callOf("futures-positional"), page)).toContain("at most 3 times");
  expect(sizeRule(callOf("option-buy"), page)).toContain("at most 2% of your capital in premium");
});

/** What any content of the page must keep to, the site's own and that of the tests. */
describe.each([
  ["fixture", page],
  ["site", loadContent(path.resolve("content")).pages.sample],
])(
  "the examples of the %s keep to what the services state",
  (_, { messages, capital }: SamplePage) => {
    const calls = messages.filter((call) => call.kind !== "hedge");

    test("futures: 3 to 1 at least, 1-2% risk, leverage", () => {
      for (const call of calls) {
        if (call.kind !== "futures" || !call.term) continue;
        const { risk, reward, atStop, value } = callSums(call, capital);
        expect([call.id, reward / risk >= 3]).toEqual([call.id, true]);
        expect([call.id, atStop <= capital * 0.02]).toEqual([call.id, true]);
        expect([call.id, value <= capital * FUTURES_LIMITS.leverage[call.term]]).toEqual([
          call.id,
          true,
        ]);
      }
    });

    test("options: at most 3% of capital, selling for at least 1.5 times the planned risk", () => {
      for (const call of calls) {
        if (call.kind !== "option") continue;
        const { worst, risk, atStop, value } = callSums(call, capital);
        const atRisk = call.side === "buy" ? value : atStop;
        expect([call.id, atRisk <= capital * 0.03]).toEqual([call.id, true]);
        const isEnough = call.side === "buy" || worst >= OPTION_LIMITS.premiumToRisk * risk;
        expect([call.id, isEnough]).toEqual([call.id, true]);
      }
    });

    test("one reaches its target and one its stop", () => {
      const outcomes = messages.map(({ end }) => end.outcome);
      expect(outcomes).toEqual(expect.arrayContaining(["target", "stop"]));
    });
  },
);

describe("an example that breaks a rule stops the build", () => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = new ContentCopy();
  });
  afterEach(() => copy.dispose());

  test.each([
    ["target: 690", "target: 680", "target: expected one at least 3 times as far as the stop"],
    ["stop: 145", "stop: 160", "stop: expected a premium of at least 1.5 times the risk"],
    ["riskPercent: 2", "riskPercent: 4", "riskPercent: expected 1 to 3"],
    ["stop: 598", "stop: 613", "entry: expected stop, entry, target from the lowest"],
    ["price: 592", "price: 600", 'end: expected a price that fits "stop"'],
    ["sent: 2026-06-09T09:48", "sent: 2026-06-07T09:48", "sent: expected a working day"],
    ["lot: 900", "lot: 9000", "riskPercent: expected room for at least one share or lot"],
    ["service: hedging", "service: hedges", "service: expected one of "],
  ])("%s to %s", (from, to, message) => {
    copy.edit("pages/sample.yaml", new RegExp(from), to);
    expect(copy.mistakes()).toEqual([expect.stringContaining(message)]);
  });
});
