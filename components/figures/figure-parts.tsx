import clsx from "clsx";
import type { ReactNode } from "react";
import type { FigureKind, FigureOf } from "@/lib/content/schemas/figure";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { type Label, textWidth } from "./geometry/labels";
import { round } from "./geometry/paths";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/scale";

export interface FigureProps<Kind extends FigureKind> {
  figure: FigureOf<Kind>;
  words: FigureWords["kinds"][Kind];
  /** The figure before a visitor changed its numbers, so that an axis does not move. */
  start?: FigureOf<Kind> | undefined;
  /** A miniature: no text, hidden from assistive technology. */
  compact?: boolean;
}

interface FigureSvgProps {
  compact: boolean;
  description: string;
  /** Height of the viewBox; a miniature's is fixed. */
  height: number;
  /** Drawn above the shapes; a miniature has none. */
  labels: readonly Label[];
  children: ReactNode;
}

/**
 * The frame of a figure. Strokes do not scale, so hairlines stay one CSS pixel wide. With forced
 * colours the drawing has its own background, else its ink would be on black. A label in a wider
 * device font may extend into the panel's padding.
 */
export function FigureSvg({ compact, description, height, labels, children }: FigureSvgProps) {
  const size = compact ? MINIATURE : { width: FIGURE_WIDTH, height };
  return (
    <svg
      aria-hidden={compact ? true : undefined}
      aria-label={compact ? undefined : description}
      role={compact ? undefined : "img"}
      className="block h-auto w-full overflow-visible forced-color-adjust-none forced-colors:bg-pink [&_*]:[vector-effect:non-scaling-stroke]"
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      {children}
      {!compact && labels.map((label) => <FigureText key={`${label.x} ${label.y}`} {...label} />)}
    </svg>
  );
}

type HairlinesProps = { d: string | readonly string[]; className?: string };

/** Lines on whole device pixels; all lines of one style are one node. */
export function Hairlines({ d, className = "stroke-ink/15" }: HairlinesProps) {
  return <path className={className} d={[d].flat().join("")} shapeRendering="crispEdges" />;
}

const TONES = { muted: "fill-muted", brand: "fill-brand", ochre: "fill-ochre" };

/** Lines are spaced in em, because the theme changes the size of the text with the screen. */
function FigureText({ lead, text, x: wantedX = 0, y, anchor, middle, strong, tone }: Label) {
  const lines = [text].flat();
  const half = Math.max(...lines.map((line) => textWidth(line, strong ? "strong" : "regular"))) / 2;
  // A centred label is moved just inside the figure.
  const isCentred = anchor === "middle";
  const x = round(isCentred ? Math.min(Math.max(wantedX, half), FIGURE_WIDTH - half) : wantedX);
  return (
    <text
      className={clsx("figure-text", strong && "figure-text-strong", tone && TONES[tone])}
      dominantBaseline={middle ? "central" : undefined}
      textAnchor={anchor}
      x={x}
      y={round(y)}
    >
      {lead && <tspan className="figure-text-strong">{lead}</tspan>}
      {lines.length === 1
        ? lines[0]
        : lines.map((line, i) => (
            <tspan key={lines.slice(0, i + 1).join("\n")} dy={i > 0 ? "1.15em" : undefined} x={x}>
              {line}
            </tspan>
          ))}
    </text>
  );
}
