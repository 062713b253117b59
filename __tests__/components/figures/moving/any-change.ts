import fc from "fast-check";
import {
  type Change,
  changeFigure,
  type MovedFigure,
} from "@/components/figures/moving/moved-figure";
import { type Quantity, quantitiesOf } from "@/components/figures/moving/quantities";

export const movingKinds = ["option-payoffs", "leverage-bands", "position-size"] as const;

interface AnyChange {
  which: number;
  of: (quantity: Quantity) => Change;
}

const way = fc.double({ min: 0, max: 1, noNaN: true });

/** A change of one of a figure's quantities, mostly to a valid number. */
const anyChange: fc.Arbitrary<AnyChange> = fc.record({
  which: fc.nat({ max: 20 }),
  of: fc.oneof(
    way.map((share) => ({ name, from, to, step }: Quantity): Change => {
      const steps = Math.round((share * (to - from)) / step);
      return { kind: "slid", name, value: Math.round((from + steps * step) * 100) / 100 };
    }),
    way.map((share) => ({ name, min, max, isWhole }: Quantity): Change => {
      const text = (min + share * (max - min)).toFixed(isWhole ? 0 : 2);
      return { kind: "typed", name, text };
    }),
    fc.constantFrom("", "x", "0", "-1", "1e9").map(
      (text) =>
        ({ name }: Quantity): Change => ({ kind: "typed", name, text }),
    ),
  ),
});

export const anyChanges = fc.array(anyChange, { minLength: 1, maxLength: 8 });

/** The figure after all of these changes. */
export function changed(start: MovedFigure, changes: readonly AnyChange[]): MovedFigure {
  return changes.reduce((moved, { which, of }) => {
    const among = quantitiesOf(moved.scale, moved.wanted);
    const quantity = among[which % among.length];
    return quantity ? changeFigure(moved, of(quantity)) : moved;
  }, start);
}
