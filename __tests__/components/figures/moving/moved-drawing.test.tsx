/** @jest-environment jsdom */
import { cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import { changeFigure, type MovedFigure, startOf } from "@/components/figures/moving/moved-figure";
import { MovingDrawing } from "@/components/figures/moving/moving-drawing";
import { quantitiesOf } from "@/components/figures/moving/quantities";
import { draw } from "../draw";
import { examples } from "../examples";
import { crosses, measure, overlap, within } from "../measure";
import { anyChange } from "./any-change";

const kinds = ["option-payoffs", "leverage-bands", "position-size"] as const;

function drawMoved({ shown, scale }: MovedFigure): SVGSVGElement {
  cleanup();
  const { container } = render(<MovingDrawing figure={shown} start={scale} />);
  const svg = container.querySelector("svg");
  if (!svg) throw new Error(`${shown.kind}: nothing was drawn`);
  return svg;
}

describe.each(kinds)("%s", (kind) => {
  test("untouched, looks as its still form", () => {
    expect(drawMoved(startOf(examples[kind])).outerHTML).toBe(draw(examples[kind]).outerHTML);
  });

  test("moved, keeps every label inside and off the others, and draws both outcomes", () => {
    fc.assert(
      fc.property(fc.array(anyChange, { minLength: 1, maxLength: 8 }), (changes) => {
        let moved = startOf(examples[kind]);
        for (const change of changes) {
          const among = quantitiesOf(moved.scale, moved.wanted);
          const quantity = among[change.which % among.length];
          if (quantity) moved = changeFigure(moved, change.of(quantity));
        }
        const svg = drawMoved(moved);
        const { viewBox, points, texts, lines } = measure(svg);
        expect(points.filter((point) => !within(viewBox, point))).toEqual([]);
        const outside = texts.filter(
          ({ left, top, right, bottom }) =>
            !within(viewBox, [left, top]) || !within(viewBox, [right, bottom]),
        );
        const collisions = texts.flatMap((text, i) => [
          ...texts.slice(i + 1).filter((other) => overlap(text, other)),
          ...lines.filter((line) => crosses(text, line)).map((line) => ({ ...text, line })),
        ]);
        expect([outside, collisions]).toEqual([[], []]);
        const tones = (tone: string) => svg.querySelectorAll(`path[class*=fill-${tone}]`).length;
        expect(tones("brand")).toBeGreaterThan(0);
        expect(tones("ochre")).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });
});
