import type { FigureOf } from "@/lib/content/schemas/figure";
import { FigureLabel } from "./figure-label";
import { FIGURE_WIDTH, FigureSvg, MINIATURE } from "./figure-svg";
import { formatNumber, formatRange, keepWithin, textWidth } from "./geometry/labels";
import { CAPITAL, leverageBandsGeometry } from "./geometry/leverage-bands";
import { type Box, boxPath, rulerPath, visibleSpan } from "./geometry/scale";

type LeverageBandsProps = { figure: FigureOf<"leverage-bands">; compact?: boolean };

const HEIGHT = 204;
/** What the change in each row follows from. */
const CAUSE = "1% move:";

/** Two leverage ranges on one axis; below them what one trade may cost, as a slice of capital. */
export function LeverageBands({ figure, compact = false }: LeverageBandsProps) {
  const range: [number, number] = compact ? [4, MINIATURE.width - 4] : [1, FIGURE_WIDTH - 1];
  const thickness = compact ? 18 : 14;
  const { ticks, intraday, positional, tenths, risk } = leverageBandsGeometry(figure, range);
  const ruler = (top: number): Box => ({
    left: range[0],
    top,
    right: range[1],
    bottom: top + thickness,
  });
  const upper = ruler(compact ? 12 : 38);
  const lower = ruler(compact ? 40 : 80);
  const capital = ruler(compact ? 88 : 162);
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

  return (
    <FigureSvg compact={compact} figure={figure} height={HEIGHT}>
      <path
        className="fill-none stroke-ink/15"
        d={[upper, lower]
          .map((box) =>
            rulerPath(
              box,
              ticks.map((tick) => tick.x),
            ),
          )
          .join("")}
        shapeRendering="crispEdges"
      />
      <path className="fill-brand" d={bar(upper, intraday) + bar(lower, positional)} />
      <path
        className="fill-paper stroke-ink/15"
        d={rulerPath(capital, tenths)}
        shapeRendering="crispEdges"
      />
      <path className="fill-ochre" d={boxPath({ ...capital, right: risk[0] })} />
      <path
        className="fill-ochre/15 stroke-ochre"
        d={boxPath({ ...capital, left: risk[0], right: risk[1] })}
      />
      {!compact && (
        <>
          <FigureLabel text="Exposure as a multiple of capital" tone="muted" x={0} y={11} />
          {!isCauseInRow && <FigureLabel anchor="end" text={CAUSE} x={range[1]} y={11} />}
          {rows.map(({ label, change, y }) => (
            <g key={y}>
              <FigureLabel strong text={label} x={0} y={y} />
              <FigureLabel
                anchor="end"
                text={isCauseInRow ? `${CAUSE} ${change}` : change}
                x={range[1]}
                y={y}
              />
            </g>
          ))}
          {ticks.map(({ leverage, x }) => (
            <FigureLabel
              anchor="middle"
              key={leverage}
              text={`${formatNumber(leverage)}×`}
              tone="muted"
              x={keepWithin(x, textWidth(`${formatNumber(leverage)}×`), [0, FIGURE_WIDTH])}
              y={lower.bottom + 16}
            />
          ))}
          <FigureLabel
            strong
            text={`Risked on one trade: ${formatRange(figure.riskPercent)}% of capital`}
            tone="ochre"
            x={0}
            y={capital.top - 9}
          />
          <FigureLabel text="0" tone="muted" x={0} y={capital.bottom + 17} />
          <FigureLabel
            anchor="end"
            text={`${CAPITAL} units of capital`}
            tone="muted"
            x={range[1]}
            y={capital.bottom + 17}
          />
        </>
      )}
    </FigureSvg>
  );
}
