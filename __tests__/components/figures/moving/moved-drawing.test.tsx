/** @jest-environment jsdom */
import fc from "fast-check";
import { type MovedFigure, startOf } from "@/components/figures/moving/moved-figure";
import { MovingDrawing } from "@/components/figures/moving/moving-figure";
import { draw, svgOf, words } from "../draw";
import { examples } from "../examples";
import { flawsOf } from "../measure";
import { anyChanges, changed, movingKinds } from "./any-change";

function drawMoved({ shown, scale }: MovedFigure): SVGSVGElement {
  return svgOf(<MovingDrawing figure={shown} start={scale} words={words.kinds[shown.kind]} />);
}

describe.each(movingKinds)("%s", (kind) => {
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
});
