import { cleanup, render } from "@testing-library/react";
import { FigureDrawing } from "@/components/figures/figure-drawing";
import type { Figure } from "@/lib/content/schemas/figure";

/** The only figure on the page, as it is drawn. */
export function draw(figure: Figure, compact = false): SVGSVGElement {
  cleanup();
  const { container } = render(<FigureDrawing compact={compact} figure={figure} />);
  const svg = container.querySelector("svg");
  if (!svg) throw new Error(`${figure.kind}: nothing was drawn`);
  return svg;
}

/** What a screen reader says of it. */
export function describeFigure(figure: Figure): string {
  return draw(figure).getAttribute("aria-label") ?? "";
}
