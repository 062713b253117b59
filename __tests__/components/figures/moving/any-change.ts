import fc from "fast-check";
import type { Change } from "@/components/figures/moving/moved-figure";
import type { MovingFigure, Quantity } from "@/components/figures/moving/quantities";
import type { Figure } from "@/lib/content/schemas/figure";

export function isMoving(figure: Figure): figure is MovingFigure {
  return ["option-payoffs", "leverage-bands", "position-size"].includes(figure.kind);
}

/** What a visitor may do to one of a figure's quantities: right numbers, mostly, and wrong ones. */
export const anyChange = fc.record({
  which: fc.nat({ max: 20 }),
  of: fc.oneof(
    fc.double({ min: 0, max: 1, noNaN: true }).map((way) => (quantity: Quantity): Change => {
      const { name, from, to, step } = quantity;
      const steps = Math.round((way * (to - from)) / step);
      return { kind: "slid", name, value: Math.round((from + steps * step) * 100) / 100 };
    }),
    fc.double({ min: 0, max: 1, noNaN: true }).map((way) => (quantity: Quantity): Change => {
      const value = quantity.min + way * (quantity.max - quantity.min);
      return { kind: "typed", name: quantity.name, text: value.toFixed(quantity.isWhole ? 0 : 2) };
    }),
    fc.constantFrom("", "x", "0", "-1", "1e9").map(
      (text) =>
        ({ name }: Quantity): Change => ({ kind: "typed", name, text }),
    ),
  ),
});
