import type { ReactNode } from "react";
import type { Figure } from "@/lib/content/schemas/figure";
import { describeFigure } from "./describe-figure";

/** Width of every figure in viewBox units: 13-unit text is 12.1 px on a phone 320 px wide. */
export const FIGURE_WIDTH = 300;

/** Every miniature has one shape, so that cards line up. */
export const MINIATURE = { width: 200, height: 120 };

type FigureSvgProps = { figure: Figure; compact: boolean; height: number; children: ReactNode };

/**
 * The frame of a figure. Strokes do not scale with it, so hairlines stay one CSS pixel wide.
 * Forced colours would leave ink on black, so there the drawing brings its own ground. A label in a
 * device's wider font may reach into the panel's padding.
 * @param props.height of the viewBox; a miniature's is fixed
 */
export function FigureSvg({ figure, compact, height, children }: FigureSvgProps) {
  const className =
    "block h-auto w-full overflow-visible forced-color-adjust-none forced-colors:bg-pink [&_*]:[vector-effect:non-scaling-stroke]";
  if (compact) {
    return (
      <svg
        aria-hidden="true"
        className={className}
        viewBox={`0 0 ${MINIATURE.width} ${MINIATURE.height}`}
      >
        {children}
      </svg>
    );
  }
  return (
    <svg
      aria-label={describeFigure(figure)}
      className={className}
      role="img"
      viewBox={`0 0 ${FIGURE_WIDTH} ${height}`}
    >
      {children}
    </svg>
  );
}
