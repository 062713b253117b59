import type { FigureOf } from "@/lib/content/schemas/figure";
import { FigureLabel } from "./figure-label";
import { FIGURE_WIDTH, FigureSvg, MINIATURE } from "./figure-svg";
import { type Held, holdingPeriodsGeometry } from "./geometry/holding-periods";
import {
  formatNumber,
  formatRange,
  keepWithin,
  LINE_HEIGHT,
  textWidth,
  wrapLabel,
} from "./geometry/labels";
import { type Box, boxPath, round, rulerPath, visibleSpan } from "./geometry/scale";

type HoldingPeriodsProps = { figure: FigureOf<"holding-periods">; compact?: boolean };

const ROW_GAP = 20;

function heldInWords([from, to]: Held) {
  const unit = to === 1 ? "day" : "days";
  return from === 0 ? `up to ${formatNumber(to)} ${unit}` : `${formatRange([from, to])} ${unit}`;
}

/** One ruler of trading days per row: a line while the position is held, a bar where it may close. */
export function HoldingPeriods({ figure, compact = false }: HoldingPeriodsProps) {
  const range: [number, number] = compact ? [4, MINIATURE.width - 4] : [1, FIGURE_WIDTH - 1];
  const thickness = compact ? 20 : 14;
  const { entryX, nights, ticks, bars } = holdingPeriodsGeometry(figure, range);

  let y = 0;
  const rows = figure.rows.map((row, i) => {
    const value = heldInWords(row.held);
    const label = wrapLabel(row.label, FIGURE_WIDTH - textWidth(value) - 16, "strong");
    const note = wrapLabel(row.note, FIGURE_WIDTH);
    const labelY = y + 12;
    const noteY = labelY + LINE_HEIGHT * label.length + 1;
    const top = compact
      ? (MINIATURE.height * (i + 0.5)) / figure.rows.length - thickness / 2
      : noteY + LINE_HEIGHT * (note.length - 1) + 9;
    const ruler: Box = { left: range[0], top, right: range[1], bottom: top + thickness };
    y = ruler.bottom + ROW_GAP;
    return {
      value,
      label,
      note,
      labelY,
      noteY,
      ruler,
      bar: visibleSpan(bars[i] ?? range, 3, range),
    };
  });
  const axisY = y - ROW_GAP;
  const heldBefore = figure.rows.some((row) => row.held[0] > 0);
  const height = axisY + (heldBefore ? 58 : 40);

  return (
    <FigureSvg compact={compact} figure={figure} height={height}>
      <path
        className="fill-none stroke-ink/15"
        d={rows.map((row) => rulerPath(row.ruler, nights)).join("")}
        shapeRendering="crispEdges"
      />
      <path
        className="stroke-brand"
        d={rows
          .map(
            ({ bar, ruler }) =>
              `M${round(entryX)} ${round(ruler.top + thickness / 2)}H${round(bar[0])}`,
          )
          .join("")}
        strokeWidth={2}
      />
      <path
        className="fill-brand"
        d={rows
          .map(({ bar, ruler }) => boxPath({ ...ruler, left: bar[0], right: bar[1] }))
          .join("")}
      />
      <path
        className="stroke-ink"
        d={rows
          .map(({ ruler }) => `M${entryX} ${round(ruler.top - 4)}V${round(ruler.bottom + 4)}`)
          .join("")}
        strokeWidth={2}
      />
      {!compact && (
        <>
          {rows.map((row) => (
            <g key={row.ruler.top}>
              <FigureLabel strong text={row.label} x={0} y={row.labelY} />
              <FigureLabel anchor="end" text={row.value} x={range[1]} y={row.labelY} />
              <FigureLabel text={row.note} tone="muted" x={0} y={row.noteY} />
            </g>
          ))}
          {ticks.map(({ day, x }) => (
            <FigureLabel
              anchor="middle"
              key={day}
              text={formatNumber(day)}
              tone="muted"
              x={keepWithin(x, textWidth(formatNumber(day)), [0, FIGURE_WIDTH])}
              y={axisY + 16}
            />
          ))}
          <FigureLabel text="Trading days after entry" tone="muted" x={0} y={axisY + 34} />
          {heldBefore && (
            <>
              <path className="stroke-brand" d={`M0 ${axisY + 48}H18`} strokeWidth={2} />
              <FigureLabel middle text="held" tone="muted" x={24} y={axisY + 48} />
              <path
                className="fill-brand"
                d={boxPath({ left: 76, top: axisY + 43, right: 94, bottom: axisY + 53 })}
              />
              <FigureLabel
                middle
                text="closed within this span"
                tone="muted"
                x={100}
                y={axisY + 48}
              />
            </>
          )}
        </>
      )}
    </FigureSvg>
  );
}
