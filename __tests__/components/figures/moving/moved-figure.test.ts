import fc from "fast-check";
import {
  type Change,
  changeFigure,
  mistakesOf,
  startOf,
} from "@/components/figures/moving/moved-figure";
import { type MovingKind, quantitiesOf } from "@/components/figures/moving/quantities";
import { anyFigure, examples } from "../examples";
import { anyChange, isMoving } from "./any-change";

const kinds = ["option-payoffs", "leverage-bands", "position-size"] as const;
const size = startOf(examples["position-size"]);
const type = (name: string, text: string): Change => ({ kind: "typed", name, text });

test("a number that is typed is drawn, and the slider stands at it", () => {
  const moved = changeFigure(size, type("capital", "10,00,000"));
  expect(moved.shown).toMatchObject({ capital: 1_000_000 });
  expect(quantitiesOf(moved.scale, moved.wanted)[0]).toMatchObject({ value: 1_000_000 });
  expect(mistakesOf(moved).size).toBe(0);
});

test("a slider empties the field of what was typed", () => {
  const typed = changeFigure(size, type("capital", "none"));
  const moved = changeFigure(typed, { kind: "slid", name: "capital", value: 250_000 });
  expect(moved.typed.capital).toBeUndefined();
  expect(moved.shown).toMatchObject({ capital: 250_000 });
  expect(mistakesOf(moved).size).toBe(0);
});

test.each([
  ["capital", "a lot", "number"],
  ["capital", "", "number"],
  ["capital", "10", "outside"],
  ["lotSize", "12.5", "whole"],
] as const)(
  "%s as %j is said to be wrong, stays, and changes no drawing",
  (name, text, mistake) => {
    const moved = changeFigure(size, type(name, text));
    expect(moved.typed[name]).toBe(text);
    expect(moved.shown).toEqual(size.shown);
    expect([...mistakesOf(moved)]).toEqual([[name, mistake]]);
  },
);

test("an entry below the stop is said at the stop, and drawn once the stop is below it", () => {
  const wrong = changeFigure(size, type("entry", "900"));
  expect([...mistakesOf(wrong)]).toEqual([["stop", "stop"]]);
  expect(wrong.shown).toEqual(size.shown);
  const right = changeFigure(wrong, type("stop", "890"));
  expect(right.shown).toMatchObject({ entry: 900, stop: 890 });
  expect(mistakesOf(right).size).toBe(0);
});

test("a premium above the strike is said, not drawn", () => {
  const option = startOf(examples["option-payoffs"]);
  const wrong = changeFigure(option, type("putPremium", "100"));
  expect([...mistakesOf(wrong)]).toEqual([["putPremium", "premium"]]);
  expect(wrong.shown).toEqual(option.shown);
});

test("a number typed beyond its slider sets the slider anew; one within leaves it", () => {
  const option = startOf(examples["option-payoffs"]);
  expect(changeFigure(option, type("strike", "104")).scale).toBe(option.scale);
  const far = changeFigure(option, type("strike", "24,500"));
  expect(quantitiesOf(far.scale, far.wanted)[0]).toMatchObject({ from: 24_490, to: 24_510 });
});

test("reset brings back content's numbers", () => {
  const moved = changeFigure(changeFigure(size, type("entry", "1200")), type("stop", "x"));
  expect(changeFigure(moved, { kind: "reset" })).toEqual(size);
});

test("the numbers of content are within the limits that they set", () => {
  for (const kind of kinds) {
    for (const { value, from, to, min, max, step } of quantitiesOf(
      examples[kind],
      examples[kind],
    )) {
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
      expect(from).toBeLessThan(to);
      expect(step).toBeGreaterThan(0);
    }
  }
});

test.each<MovingKind>([...kinds])(
  "%s: whatever is typed and slid, what is drawn is whole",
  (kind) => {
    fc.assert(
      fc.property(anyFigure[kind], fc.array(anyChange, { maxLength: 8 }), (figure, changes) => {
        if (!isMoving(figure)) throw new Error("a figure that moves expected");
        let moved = startOf(figure);
        for (const change of changes) {
          const among = quantitiesOf(moved.scale, moved.wanted);
          const quantity = among[change.which % among.length];
          if (quantity) moved = changeFigure(moved, change.of(quantity));
        }
        const { shown } = moved;
        expect(JSON.stringify(shown)).not.toMatch(/null|NaN/);
        if (shown.kind === "position-size") expect(shown.stop).toBeLessThan(shown.entry);
        if (shown.kind === "option-payoffs") {
          expect(Math.max(shown.callPremium, shown.putPremium)).toBeLessThanOrEqual(shown.strike);
        }
      }),
      { numRuns: 50 },
    );
  },
);
