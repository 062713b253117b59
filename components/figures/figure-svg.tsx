import type { ReactNode } from "react";
import type { Figure, FigureKind, FigureOf } from "@/lib/content/schemas/figure";
import { describeFigure } from "./describe-figure";
import type { Box } from "./geometry/scale";

/** Width of every figure in viewBox units: 13-unit text is 12.1 px on a phone 320 px wide. */
export const FIGURE_WIDTH = 300;

/** Every miniature has one shape, so that cards line up. */
export const MINIATURE = { width: 200, height: 120 };

export interface FigureProps<Kind extends FigureKind> {
  figure: FigureOf<Kind>;
  /** A miniature: no text, hidden from assistive technology. */
  compact?: boolean;
}

type FigureSvgProps = { figure: Figure; compact: boolean; height: number; children: ReactNode };

/**
 * The frame of a figure. Strokes do not scale with it, so hairlines stay one CSS pixel wide.
 * Forced colours would leave ink on black, so there the drawing brings its own ground. A label in a
 * device's wider font may reach into the panel's padding.
 * @param props.height of the viewBox; a miniature's is fixed
 */
export function FigureSvg({ figure, compact, height, children }: FigureSvgProps) {
  const size = compact ? MINIATURE : { width: FIGURE_WIDTH, height };
  return (
    <svg
      aria-hidden={compact ? true : undefined}
      aria-label={compact ? undefined : describeFigure(figure)}
      className="block h-auto w-full overflow-visible forced-color-adjust-none forced-colors:bg-pink [&_*]:[vector-effect:non-scaling-stroke]"
      role={compact ? undefined : "img"}
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      {children}
    </svg>
  );
}

interface HairlinesProps {
  d: string | readonly string[];
  className?: string;
}

/** Rules and rulers: lines on whole device pixels, all of one look in one node. */
export function Hairlines({ d, className = "stroke-ink/15" }: HairlinesProps) {
  return (
    <path
      className={className}
      d={typeof d === "string" ? d : d.join("")}
      shapeRendering="crispEdges"
    />
  );
}

/** Where a figure's two horizontal axes run, from left to right. */
export function axisRange(compact: boolean): [number, number] {
  return compact ? [4, MINIATURE.width - 4] : [1, FIGURE_WIDTH - 1];
}

/** A strip across the axis. */
export function strip([left, right]: readonly [number, number], top: number, height: number): Box {
  return { left, top, right, bottom: top + height };
}
