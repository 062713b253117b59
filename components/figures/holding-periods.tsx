import { FigureLabel, TickLabels } from "./figure-label";
import {
  axisRange,
  FIGURE_WIDTH,
  type FigureProps,
  FigureSvg,
  Hairlines,
  MINIATURE,
  strip,
} from "./figure-svg";
import { type Held, holdingPeriodsGeometry } from "./geometry/holding-periods";
import { formatNumber, formatRange, LINE_HEIGHT, textWidth, wrapLabel } from "./geometry/labels";
import { boxPath, hLine, rulerPath, visibleSpan, vLine } from "./geometry/scale";

const ROW_GAP = 20;

function heldInWords([from, to]: Held) {
  const unit = to === 1 ? "day" : "days";
  return from === 0 ? `up to ${formatNumber(to)} ${unit}` : `${formatRange([from, to])} ${unit}`;
}

/** One ruler of trading days per row: a line while the position is held, a bar where it may close. */
export function HoldingPeriods({ figure, compact = false }: FigureProps<"holding-periods">) {
  const range = axisRange(compact);
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
    const ruler = strip(range, top, thickness);
    y = ruler.bottom + ROW_GAP;
    const [left, right] = visibleSpan(bars[i] ?? range, 3, range);
    return { value, label, note, labelY, noteY, ruler, bar: { ...ruler, left, right } };
  });
  const axisY = y - ROW_GAP;
  const heldBefore = figure.rows.some((row) => row.held[0] > 0);
  const height = axisY + (heldBefore ? 58 : 40);
  const keyY = axisY + 48;
  const held = rows.map(({ bar }) => hLine(bar.top + thickness / 2, entryX, bar.left));
  const entry = rows.map(({ bar }) => vLine(entryX, bar.top - 4, bar.bottom + 4));

  return (
    <FigureSvg compact={compact} figure={figure} height={height}>
      <Hairlines
        className="fill-none stroke-ink/15"
        d={rows.map((row) => rulerPath(row.ruler, nights))}
      />
      <path className="stroke-brand" d={held.join("")} strokeWidth={2} />
      <path className="fill-brand" d={rows.map(({ bar }) => boxPath(bar)).join("")} />
      <path className="stroke-ink" d={entry.join("")} strokeWidth={2} />
      {!compact && (
        <>
          {rows.map((row) => (
            <g key={row.ruler.top}>
              <FigureLabel strong text={row.label} x={0} y={row.labelY} />
              <FigureLabel anchor="end" text={row.value} x={range[1]} y={row.labelY} />
              <FigureLabel text={row.note} tone="muted" x={0} y={row.noteY} />
            </g>
          ))}
          <TickLabels
            ticks={ticks.map(({ day, x }) => ({ text: formatNumber(day), x }))}
            y={axisY + 16}
          />
          <FigureLabel text="Trading days after entry" tone="muted" x={0} y={axisY + 34} />
          {heldBefore && (
            <>
              <path className="stroke-brand" d={hLine(keyY, 0, 18)} strokeWidth={2} />
              <FigureLabel middle text="held" tone="muted" x={24} y={keyY} />
              <path className="fill-brand" d={boxPath(strip([76, 94], keyY - 5, 10))} />
              <FigureLabel middle text="closed within this span" tone="muted" x={100} y={keyY} />
            </>
          )}
        </>
      )}
    </FigureSvg>
  );
}
