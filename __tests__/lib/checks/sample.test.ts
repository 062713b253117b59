import { messageFindings } from "@/lib/checks/sample";
import type { SampleMessage } from "@/lib/content/schemas/sample";
import { ContentCopy } from "../content/load/content-copy";

const CAPITAL = 1_000_000;

const rest = {
  id: "one",
  service: "futures",
  title: "One call",
  instrument: "Invented",
  about: "contract",
  sent: "2026-07-02T10:31",
} as const;

/** 15,000 at 40 x 75 a lot would be 5 lots; 50,00,000 at 20,040 x 75 a lot is 3. */
const future: SampleMessage = {
  ...rest,
  numbers: {
    kind: "futures",
    term: "intraday",
    side: "sell",
    entry: [20_040, 20_060],
    stop: 20_080,
    target: 19_915,
    riskPercent: 1.5,
    lot: 75,
  },
  lines: {
    Entry: "20,040 to 20,060",
    "Stop-loss": "20,080",
    Target: "19,915",
    Size: "Lose at most 1.5%, hold at most 5 times your capital",
  },
  sums: {
    Risk: "40 points",
    Reward: "125 points, 3.1 times the risk",
    "With ₹10,00,000": "3 lots of 75 (risk allows 5 lots, leverage 3)",
    Value: "₹45,09,000, 4.5 times the capital",
    "At the stop-loss": "₹9,000, 0.9%",
    "What happened": "Closed 3 points past the stop-loss, 1.1 times the planned loss",
  },
  end: { sent: "2026-07-02T11:52", outcome: "stop", price: 20_083, text: "Close it." },
};

/** 1% of 10,00,000 is 10,000; at 18 a share, from the upper end of the range, that is 555. */
const shares: SampleMessage = {
  ...rest,
  numbers: {
    kind: "shares",
    side: "buy",
    entry: [612, 616],
    stop: 598,
    target: 652,
    riskPercent: 1,
  },
  lines: { Levels: "612 to 616, 598, 652, 1%" },
  sums: { Sums: "₹18; ₹36, 2 times; of ₹10,00,000: 555 shares; ₹3,41,880, 34.2%; ₹9,990, 1%" },
  end: { sent: "2026-07-02T11:52", outcome: "target", price: 652, text: "Close it." },
};

/** A bought option risks its whole premium: 20,000 at 116 x 75 a lot is 2. */
const bought: SampleMessage = {
  ...rest,
  numbers: {
    kind: "option",
    side: "buy",
    entry: [110, 116],
    stop: 80,
    target: 190,
    riskPercent: 2,
    lot: 75,
  },
  lines: { Levels: "110 to 116, 80, 190, 2%" },
  sums: { Sums: "36; 74, 2.1 times; of ₹10,00,000: 2 lots of 75; ₹17,400, 1.7%; ₹5,400, 0.5%" },
  end: { sent: "2026-07-02T11:52", outcome: "early", price: 150, text: "Close it." },
};

const sold: SampleMessage = {
  ...bought,
  numbers: {
    kind: "option",
    side: "sell",
    entry: [90, 96],
    stop: 145,
    target: 25,
    riskPercent: 1,
    lot: 75,
  },
  lines: { Levels: "90 to 96, 145, 25, 1%" },
  sums: {
    Sums: "55; 65, 1.2 times; 1.6 times; of ₹10,00,000: 2 lots of 75; ₹13,500, 1.4%; ₹8,250, 0.8%",
  },
  end: { sent: "2026-07-02T11:52", outcome: "early", price: 100, text: "Close it." },
};

const hedge: SampleMessage = {
  ...rest,
  numbers: { kind: "hedge", level: 20_000, strike: 19_400, premium: [150, 165], lot: 75 },
  lines: { Premium: "150 to 165", Size: "One lot for ₹15,00,000" },
  sums: { Covered: "₹15,00,000", Cost: "₹12,375, 0.8%", Worst: "765 points, 3.8%" },
  end: { sent: "2026-07-02T11:52", outcome: "expired", text: "It has expired." },
};

test.each([
  ["future", future],
  ["shares", shares],
  ["bought option", bought],
  ["sold option", sold],
  ["hedge", hedge],
])("a %s whose numbers add up is right", (_, message) => {
  expect(messageFindings(message, CAPITAL)).toEqual([]);
});

/** A message with another value at a key of its numbers, its end or its texts. */
function changed(message: SampleMessage, group: keyof SampleMessage, value: object): SampleMessage {
  return { ...message, [group]: { ...(message[group] as object), ...value } };
}

test.each<[string, SampleMessage, [key: string, expected: string]]>([
  ["a sum that is wrong", changed(future, "sums", { Risk: "41 points" }), ["sums", "40 in it"]],
  [
    "a hedge at another price",
    changed(hedge, "sums", { Cost: "₹12,000, 0.8%" }),
    ["sums", "12,375"],
  ],
  [
    "a stop inside the entry",
    changed(shares, "numbers", { stop: 613 }),
    ["numbers", "the entry between"],
  ],
  [
    "a near target",
    changed(future, "numbers", { target: 19_921 }),
    ["numbers", "at least 3 times"],
  ],
  [
    "a future at 2.1%",
    changed(future, "numbers", { riskPercent: 2.1 }),
    ["numbers", "from 1 to 2"],
  ],
  [
    "an option at 0.9%",
    changed(bought, "numbers", { riskPercent: 0.9 }),
    ["numbers", "from 1 to 3"],
  ],
  [
    "a sold option with a far stop",
    changed(sold, "numbers", { stop: 151 }),
    ["numbers", "1.5 times the risk"],
  ],
  ["a stop that was not reached", changed(future, "end", { price: 20_079 }), ["end", "fits"]],
  ["an early end past the target", changed(bought, "end", { price: 190 }), ["end", "fits"]],
  ["a price after expiry", changed(hedge, "end", { price: 10 }), ["end", "fits"]],
  [
    "an end before the message",
    changed(hedge, "end", { sent: "2026-07-01T11:52" }),
    ["end", "a time after"],
  ],
])("%s is refused", (_, message, [key, expected]) => {
  expect(messageFindings(message, CAPITAL)).toContainEqual([
    key,
    expect.stringContaining(expected),
  ]);
});

test("the loader refuses a note whose numbers do not add up, and an unknown service, with the place", () => {
  const copy = new ContentCopy();
  copy.edit("pages/sample.yaml", /80 shares/, "81 shares");
  copy.edit("pages/sample.yaml", /id: hedge, service: equity/, "id: hedge, service: equities");
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(/sample\.yaml:\d+:\d+ note\.facts: expected 80 in it/),
    expect.stringMatching(/messages\[\d\]\.service: expected one of /),
  ]);
  copy.dispose();
});
