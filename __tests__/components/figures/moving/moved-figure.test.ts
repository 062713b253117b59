import {
  type Change,
  changeFigure,
  mistakesOf,
  parseNumber,
  startOf,
} from "@/components/figures/moving/moved-figure";
import { quantitiesOf } from "@/components/figures/moving/quantities";
import { resultOf } from "@/components/figures/moving/result";
import { examples } from "../examples";

const size = startOf(examples["position-size"]);
const option = startOf(examples["option-payoffs"]);
const type = (name: string, text: string): Change => ({ kind: "typed", name, text });

test.each([
  ["5,00,000", 500_000],
  [" ₹ 2000 ", 2_000],
  ["1.5 %", 1.5],
  [".25", 0.25],
  ["1.006", 1.01],
  ["", undefined],
  ["-1e5", undefined],
])("%j is read as %s", (typed, value) => {
  expect(parseNumber(typed)).toBe(value);
});

test("clears the typed text when the slider moves", () => {
  const typed = changeFigure(size, type("capital", "none"));
  const moved = changeFigure(typed, { kind: "slid", name: "capital", value: 250_000 });
  expect(moved.typed.capital).toBeUndefined();
  expect(moved.shown).toMatchObject({ capital: 250_000 });
  expect(mistakesOf(moved).size).toBe(0);
});

test.each([
  [size, "capital", "a lot", "capital", "number"],
  [size, "capital", "10", "capital", "outside"],
  [size, "lotSize", "12.5", "lotSize", "whole"],
  [size, "entry", "900", "stop", "stop"],
  [option, "putPremium", "100", "putPremium", "premium"],
  [option, "callPremium", "100", "callPremium", "premium"],
] as const)(
  "%#: %s as %s stays in its field, is a mistake, and changes no drawing",
  (start, name, text, place, mistake) => {
    const moved = changeFigure(start, type(name, text));
    expect(moved.typed[name]).toBe(text);
    expect(moved.shown).toEqual(start.shown);
    expect([...mistakesOf(moved)]).toEqual([[place, mistake]]);
  },
);

test("draws an entry below the stop once the stop is below it", () => {
  const wrong = changeFigure(size, type("entry", "900"));
  const right = changeFigure(wrong, type("stop", "890"));
  expect(right.shown).toMatchObject({ entry: 900, stop: 890 });
  expect(mistakesOf(right).size).toBe(0);
});

test("rescales the slider for a number typed beyond it, but not for one within", () => {
  expect(changeFigure(option, type("strike", "104")).scale).toBe(option.scale);
  const far = changeFigure(option, type("strike", "24,500"));
  expect(quantitiesOf(far.scale, far.wanted)[0]).toMatchObject({ from: 24_490, to: 24_510 });
});

const sizeWords = {
  ...{ oneLot: "a lot", manyLots: "{n} lots", oneShare: "a share", manyShares: "{n} shares" },
  fits: "{count} {loss} {budget} {gain} {value} {percent}.",
  capped: "capped {byRisk} {limit} {count}",
  skipForRisk: "risk {one} {loss} {budget}",
  skipForValue: "value {limit} {one} {value}",
};

test.each([
  [option.shown, { outcome: "{callEven} {callLoss} {putEven} {putLoss}" }, "104 4 95 95"],
  [examples["leverage-bands"], { outcome: "{leverage} {change} {risk} {stop}" }, "5 5 2 0.4"],
  [size.shown, sizeWords, "3 lots ₹9,000 ₹10,000 ₹27,000 ₹9,00,000 180."],
  [
    { ...size.shown, mostLeverage: 1 },
    sizeWords,
    "a lot ₹3,000 ₹10,000 ₹9,000 ₹3,00,000 60. capped 3 lots 1 a lot",
  ],
  [{ ...size.shown, capital: 100_000 }, sizeWords, "risk a lot ₹3,000 ₹2,000"],
  [{ ...size.shown, capital: 50_000, riskPercent: 10 }, sizeWords, "value 5 a lot ₹3,00,000"],
  [
    { ...size.shown, lotSize: 1, capital: 1_000, entry: 100, stop: 90, mostLeverage: 1 },
    sizeWords,
    "2 shares ₹20 ₹20 ₹60 ₹200 20.",
  ],
])("%#: shows the result in content's words", (figure, own, result) => {
  expect(resultOf(figure as typeof size.shown, own)).toBe(result);
});
