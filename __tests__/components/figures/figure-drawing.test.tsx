/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import fc from "fast-check";
import { type FigureKind, figure as figureSchema } from "@/lib/content/schemas/figure";
import { describeFigure, draw } from "./draw";
import { anyFigure, examples } from "./examples";
import { crosses, measure, overlap, within } from "./measure";

const kinds = Object.keys(examples) as FigureKind[];

test("there is an example of every kind the content may name", () => {
  const named = figureSchema.options.map((option) => option.shape.kind.value);
  expect(kinds.toSorted()).toEqual(named.toSorted());
});

describe.each(kinds)("%s", (kind) => {
  const runs = { numRuns: 60 };

  test("is an image whose name is its description", () => {
    draw(examples[kind]);
    expect(screen.getByRole("img", { name: describeFigure(examples[kind]) })).toBeVisible();
  });

  test("as a miniature has no text and is hidden from assistive technology", () => {
    const svg = draw(examples[kind], true);
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(svg).not.toHaveAttribute("aria-label");
    expect(svg.querySelector("text")).toBeNull();
    expect(svg.querySelector("path")).not.toBeNull();
  });

  test.each([false, true])("stays inside its viewBox, compact %s", (compact) => {
    fc.assert(
      fc.property(anyFigure[kind], (figure) => {
        const { viewBox, points, texts } = measure(draw(figure, compact));
        expect(points.filter((point) => !within(viewBox, point))).toEqual([]);
        expect(
          texts.filter(
            ({ left, top, right, bottom }) =>
              !within(viewBox, [left, top]) || !within(viewBox, [right, bottom]),
          ),
        ).toEqual([]);
      }),
      runs,
    );
  });

  test("sets no text on other text or on a line", () => {
    fc.assert(
      fc.property(anyFigure[kind], (figure) => {
        const { texts, lines } = measure(draw(figure));
        const collisions = texts.flatMap((text, i) => [
          ...texts.slice(i + 1).filter((other) => overlap(text, other)),
          ...lines.filter((line) => crosses(text, line)).map((line) => ({ ...text, line })),
        ]);
        expect(collisions).toEqual([]);
      }),
      runs,
    );
  });

  test("takes its colours from the theme and stays small", () => {
    const svg = draw(examples[kind]);
    expect(
      svg.parentElement?.querySelector("[style], [fill], [stroke], [id], defs, style"),
    ).toBeNull();
    expect(svg.outerHTML.length).toBeLessThan(3600);
  });
});
