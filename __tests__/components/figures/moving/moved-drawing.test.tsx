/** @jest-environment jsdom */
import fc from "fast-check";
import {
  type Change,
  changeFigure,
  type MovedFigure,
  startOf,
} from "@/components/figures/moving/moved-figure";
import { MovingDrawing } from "@/components/figures/moving/moving-figure";
import {
  type MovingFigure,
  type Quantity,
  quantitiesOf,
} from "@/components/figures/moving/quantities";
import { draw, svgOf, words } from "../draw";
import { anyFigure, examples } from "../examples";
import { flawsOf } from "../measure";

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

const anyChanges = fc.array(anyChange, { minLength: 1, maxLength: 8 });

/** The figure after all of these changes. */
function changed(start: MovedFigure, changes: readonly AnyChange[]): MovedFigure {
  return changes.reduce((moved, { which, of }) => {
    const among = quantitiesOf(moved.scale, moved.wanted);
    const quantity = among[which % among.length];
    return quantity ? changeFigure(moved, of(quantity)) : moved;
  }, start);
}

function drawMoved({ shown, scale }: MovedFigure): SVGSVGElement {
  return svgOf(<MovingDrawing figure={shown} start={scale} words={words.kinds[shown.kind]} />);
}

describe.each(["option-payoffs", "leverage-bands", "position-size"] as const)("%s", (kind) => {
  test("unchanged, is the same as the static figure", () => {
    expect(drawMoved(startOf(examples[kind])).outerHTML).toBe(draw(examples[kind]).outerHTML);
  });

  test("changed, keeps labels inside and apart, and draws both outcomes", () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const svg = drawMoved(changed(startOf(examples[kind]), changes));
        expect(flawsOf(svg)).toEqual({ outside: [], collisions: [] });
        for (const tone of ["brand", "ochre"]) {
          expect(svg.querySelector(`path[class*=fill-${tone}]`)).not.toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  });

  test("stays consistent after any changes of any figure", () => {
    fc.assert(
      fc.property(anyFigure(kind), anyChanges, (figure, changes) => {
        const { shown } = changed(startOf(figure as MovingFigure), changes);
        expect(JSON.stringify(shown)).not.toMatch(/null|NaN/);
        if (shown.kind === "position-size") expect(shown.stop).toBeLessThan(shown.entry);
      }),
      { numRuns: 50 },
    );
  });
});
