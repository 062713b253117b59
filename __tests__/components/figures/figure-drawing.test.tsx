/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import fc from "fast-check";
import { type FigureKind, figure as figureSchema } from "@/lib/content/schemas/figure";
import { draw } from "./draw";
import { anyFigure, examples } from "./examples";
import { flawsOf } from "./measure";

const kinds = Object.keys(examples) as FigureKind[];

test("has an example of every kind in the content schema", () => {
  const named = figureSchema.options.map((option) => option.shape.kind.value);
  expect(kinds.toSorted()).toEqual(named.toSorted());
});

describe.each(kinds)("%s", (kind) => {
  test("is a small image with a name in whole sentences, in the theme's colours", () => {
    const svg = draw(examples[kind]);
    expect(screen.getByRole("img", { name: /^[^{}]+\.$/ })).toBe(svg);
    const own = "[style], [fill], [stroke], [id], defs, style";
    expect(svg.parentElement?.querySelector(own)).toBeNull();
    expect(svg.outerHTML.length).toBeLessThan(3600);
  });

  test("as a miniature has no text and is hidden from assistive technology", () => {
    const svg = draw(examples[kind], { compact: true });
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(svg).not.toHaveAttribute("aria-label");
    expect(svg.querySelector("text")).toBeNull();
    expect(svg.querySelector("path")).not.toBeNull();
  });

  test.each([
    ["", false],
    [" as a miniature", true],
  ])("for any numbers%s is inside its viewBox, and no text is on text or lines", (_, compact) => {
    fc.assert(
      fc.property(anyFigure(kind), (figure) => {
        expect(flawsOf(draw(figure, { compact }))).toEqual({ outside: [], collisions: [] });
      }),
      { numRuns: 30 },
    );
  });
});
