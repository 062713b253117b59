import { FigureLabel, TickLabels } from "./figure-label";
import {
  axisRange,
  FIGURE_WIDTH,
  type FigureProps,
  FigureSvg,
  Hairlines,
  strip,
} from "./figure-svg";
import { formatNumber, formatRange, textWidth } from "./geometry/labels";
import { CAPITAL, leverageBandsGeometry } from "./geometry/leverage-bands";
import { type Box, boxPath, rulerPath, visibleSpan } from "./geometry/scale";

const HEIGHT = 204;
/** What the change in each row follows from. */
const CAUSE = "1% move:";

/** Two leverage ranges on one axis; below them what one trade may cost, as a slice of capital. */
export function LeverageBands({ figure, compact = false }: FigureProps<"leverage-bands">) {
  const range = axisRange(compact);
  const thickness = compact ? 18 : 14;
  const { ticks, intraday, positional, tenths, risk } = leverageBandsGeometry(figure, range);
  const upper = strip(range, compact ? 12 : 38, thickness);
  const lower = strip(range, compact ? 40 : 80, thickness);
  const capital = strip(range, compact ? 88 : 162, thickness);
  const ticksX = ticks.map(({ x }) => x);
  const bar = (box: Box, span: readonly [number, number]) => {
    const [left, right] = visibleSpan(span, 3, range);
    return boxPath({ ...box, left, right });
  };
  const rows = [
    { name: "Intraday", leverage: figure.intraday, y: upper.top - 7 },
    { name: "Positional", leverage: figure.positional, y: lower.top - 7 },
  ].map(({ name, leverage, y }) => {
    const span = formatRange(leverage);
    return { label: `${name} ${span}×`, change: `±${span}%`, y };
  });
  // Long numbers leave no room for the cause in their row: then it heads their column.
  const isCauseInRow = rows.every(
    ({ label, change }) =>
      textWidth(label, "strong") + textWidth(`${CAUSE} ${change}`) + 10 <= FIGURE_WIDTH,
  );
  const riskLabel = `Risked on one trade: ${formatRange(figure.riskPercent)}% of capital`;
  const [, end] = range;
  const footY = capital.bottom + 17;

  return (
    <FigureSvg compact={compact} figure={figure} height={HEIGHT}>
      <Hairlines
        className="fill-none stroke-ink/15"
        d={rulerPath(upper, ticksX) + rulerPath(lower, ticksX)}
      />
      <path className="fill-brand" d={bar(upper, intraday) + bar(lower, positional)} />
      <Hairlines className="fill-paper stroke-ink/15" d={rulerPath(capital, tenths)} />
      <path className="fill-ochre" d={boxPath({ ...capital, right: risk[0] })} />
      <path
        className="fill-ochre/15 stroke-ochre"
        d={boxPath({ ...capital, left: risk[0], right: risk[1] })}
      />
      {!compact && (
        <>
          <FigureLabel text="Exposure as a multiple of capital" tone="muted" x={0} y={11} />
          {!isCauseInRow && <FigureLabel anchor="end" text={CAUSE} x={end} y={11} />}
          {rows.map(({ label, change, y }) => {
            const result = isCauseInRow ? `${CAUSE} ${change}` : change;
            return (
              <g key={y}>
                <FigureLabel strong text={label} x={0} y={y} />
                <FigureLabel anchor="end" text={result} x={end} y={y} />
              </g>
            );
          })}
          <TickLabels
            ticks={ticks.map(({ leverage, x }) => ({ text: `${formatNumber(leverage)}×`, x }))}
            y={lower.bottom + 16}
          />
          <FigureLabel strong text={riskLabel} tone="ochre" x={0} y={capital.top - 9} />
          <FigureLabel text="0" tone="muted" x={0} y={footY} />
          <FigureLabel
            anchor="end"
            text={`${CAPITAL} units of capital`}
            tone="muted"
            x={end}
            y={footY}
          />
        </>
      )}
    </FigureSvg>
  );
}
