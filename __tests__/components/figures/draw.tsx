import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { parse } from "yaml";
import { FigureDrawing } from "@/components/figures/figure-panel";
import type { Figure } from "@/lib/content/schemas/figure";
import { figureWords } from "@/lib/content/schemas/figure-words";

/** The site's own words, with which labels have to fit. */
export const words = figureWords.parse(parse(readFileSync("content/shared.yaml", "utf8")).figures);

/** The only drawing of an element. */
export function svgOf(element: ReactElement): SVGSVGElement {
  cleanup();
  const svg = render(element).container.querySelector("svg");
  if (!svg) throw new Error("nothing was drawn");
  return svg;
}

export function draw(figure: Figure, { compact = false, kinds = words.kinds } = {}): SVGSVGElement {
  return svgOf(<FigureDrawing compact={compact} figure={figure} words={kinds} />);
}
