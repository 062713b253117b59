import { positionSize } from "@/lib/risk/position-size";
import { FigureLabel, type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { axisRange, strip } from "./geometry/frame";
import { formatMoney, formatNumber } from "./geometry/labels";
import { positionSizeGeometry } from "./geometry/position-size";
import { boxPath, vLine } from "./geometry/scale";

const HEIGHT = 144;

/** What one trade may lose, the lots that fit into it, and both outcomes of them. */
export function PositionSize({ figure, compact = false }: FigureProps<"position-size">) {
  const { capital, riskPercent, entry, stop, lotSize, reward } = figure;
  const size = positionSize(figure);
  const range = axisRange(compact);
  const end = range[1];
  const thickness = compact ? 24 : 14;
  const above = strip(range, compact ? 24 : 19, thickness);
  const below = strip(range, compact ? 72 : 105, thickness);
  const drawn = positionSizeGeometry(size, reward, above, below);
  const loss = drawn.shown * size.lotLoss;
  const unit = lotSize > 1 ? "lot" : "share";
  const count = `${formatNumber(drawn.shown)} ${drawn.shown === 1 ? unit : `${unit}s`}`;
  const units = lotSize > 1 ? `${count} of ${formatNumber(lotSize)}` : count;
  const target = formatNumber(entry + reward * (entry - stop));
  const budgetLabel = `Risk: ${formatNumber(riskPercent)}% of ${formatMoney(capital)} = ${formatMoney(size.budget)}`;
  const tooMuch =
    size.governedBy === "risk"
      ? `${count} loses ${formatMoney(loss)}: skip`
      : `${count} is worth ${formatMoney(size.lotValue)}: skip`;
  const verdict = size.lots > 0 ? `Size: ${count}, ${formatMoney(loss)} at risk` : tooMuch;
  const [atStop, atTarget] = [formatMoney(-loss), `+${formatMoney(reward * loss)}`];
  const description = [
    `${budgetLabel}.`,
    `${verdict}.`,
    `Both outcomes of ${units}, bought at ${formatNumber(entry)}: at the stop, ${formatNumber(stop)}, the result is ${atStop}; at the target, ${target}, it is ${atTarget}.`,
    "Either can happen. No real security is shown.",
  ];
  return (
    <FigureSvg compact={compact} description={description} height={HEIGHT}>
      <Hairlines className="fill-paper stroke-ink/15" d={boxPath(drawn.budget)} />
      <path
        className={size.lots > 0 ? "fill-ochre" : "fill-ochre/15 stroke-ochre"}
        d={boxPath(drawn.lost)}
      />
      <Hairlines
        className="stroke-pink"
        d={drawn.dividers.map((x) => vLine(x, above.top, above.bottom))}
      />
      {size.lots === 0 && (
        <Hairlines
          className="stroke-ink"
          d={vLine(drawn.budget.right, above.top - 3, above.bottom + 3)}
        />
      )}
      <path className="fill-ochre" d={boxPath(drawn.atStop)} />
      <path className="fill-brand" d={boxPath(drawn.atTarget)} />
      <Hairlines className="stroke-ink" d={vLine(drawn.entryX, below.top - 3, below.bottom + 3)} />
      {!compact && (
        <>
          <FigureLabel text={budgetLabel} x={0} y={12} />
          <FigureLabel
            strong
            text={verdict}
            tone={size.lots > 0 ? undefined : "ochre"}
            x={0}
            y={above.bottom + 17}
          />
          <FigureLabel text={`Entry ${formatNumber(entry)}, ${units}`} tone="muted" x={0} y={79} />
          <FigureLabel
            anchor="end"
            strong
            text={`Target ${target}: ${atTarget}`}
            tone="brand"
            x={end}
            y={below.top - 8}
          />
          <FigureLabel
            strong
            text={`Stop ${formatNumber(stop)}: ${atStop}`}
            tone="ochre"
            x={0}
            y={below.bottom + 18}
          />
        </>
      )}
    </FigureSvg>
  );
}
