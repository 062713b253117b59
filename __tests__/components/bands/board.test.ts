import { endOf } from "@/components/bands/examples/board";
import type { SampleMessage } from "@/lib/content/schemas/sample";

type Example = Pick<SampleMessage, "numbers" | "end">;

const levels = { kind: "shares", riskPercent: 1 } as const;
const bought = { ...levels, side: "buy", stop: 598, target: 652 } as const;
const sold = { ...levels, side: "sell", stop: 145, target: 25 } as const;
const hedge = { kind: "hedge", level: 20_000, strike: 19_400, lot: 75 } as const;

const cases: [string, Example["numbers"], Partial<Example["end"]>, object][] = [
  [
    "past its stop-loss",
    { ...bought, entry: [612, 616] },
    { price: 589 },
    { target: 2, end: -1.5 },
  ],
  ["at its target", { ...bought, entry: [612, 616] }, { price: 652 }, { target: 2, end: 2 }],
  ["never entered", { ...bought, entry: [612, 616] }, {}, { target: 2, end: 0 }],
  ["sold, at its stop-loss", { ...sold, entry: [90, 95] }, { price: 145 }, { end: -1 }],
  ["a hedge that expired", { ...hedge, premium: [150, 160] }, { outcome: "expired" }, { end: -1 }],
  ["a hedge sold for half", { ...hedge, premium: [150, 160] }, { price: 80 }, { end: -0.5 }],
  ["a hedge never bought", { ...hedge, premium: [150, 160] }, { outcome: "lapsed" }, { end: 0 }],
];

test.each(cases)("%s: its end is in units of what was at risk", (_, numbers, changes, expected) => {
  const end = { sent: "2026-06-12T09:17", outcome: "stop", text: "Closed.", ...changes } as const;
  expect(endOf({ numbers, end })).toMatchObject(expected);
});
