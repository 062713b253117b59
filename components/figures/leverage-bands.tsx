import { stopDistance } from "@/lib/risk/leverage";
import { FigureLabel, type FigureProps, FigureSvg, Hairlines, TickLabels } from "./figure-parts";
import { axisRange, strip } from "./geometry/frame";
import { between, formatNumber, formatRange } from "./geometry/labels";
import { leverageAxis, onePerCentMove } from "./geometry/leverage-bands";
import { boxPath, linearScale, rulerPath, ticks, vLine } from "./geometry/scale";

const HEIGHT = 274;
/** Units on the capital bar: one unit is one per cent. */
const CAPITAL = 100;

/**
 * Two leverage ranges on one axis; below them what a move of 1% does at one leverage, and what one
 * trade may cost, as a slice of capital.
 */
export function LeverageBands({ figure, start, compact = false }: FigureProps<"leverage-bands">) {
  const { intraday, positional, riskPercent, example } = figure;
  const range = axisRange(compact);
  const end = range[1];
  const [least, most] = leverageAxis(start ?? figure);
  const leverageX = linearScale([least, most], range);
  const values = ticks(least, most, Math.min(8, most - least + 1));
  const capitalX = linearScale([0, CAPITAL], range);
  const thickness = compact ? 18 : 14;
  const bands = [
    { name: "Intraday", leverage: intraday, top: compact ? 12 : 38 },
    { name: "Positional", leverage: positional, top: compact ? 40 : 80 },
  ].map(({ name, leverage, top }) => {
    const span = formatRange(leverage);
    const [left, right] = leverage.map(leverageX) as [number, number];
    return {
      label: `${name} ${span}×`,
      change: `1% move: ±${span}%`,
      y: top - 7,
      ruler: strip(range, top, thickness),
      bar: strip([left, right], top, thickness),
      sentence: `${name}: ${between(leverage, " times")}; a price move of 1% gains or loses ${between(leverage, "%")} of the capital used.`,
    };
  });
  const moveStrip = strip(range, 145, thickness);
  const move = onePerCentMove(example, most, moveStrip);
  const capital = strip(range, compact ? 88 : 230, thickness);
  const [riskFrom, riskTo] = riskPercent.map(capitalX) as [number, number];
  const footY = capital.bottom + 17;
  const riskLabel = `Risked on one trade: ${formatRange(riskPercent)}% of capital`;
  const [times, risk] = [formatNumber(example.leverage), formatNumber(example.riskPercent)];
  const stop = formatNumber(stopDistance(example.riskPercent, example.leverage));
  const description = [
    "Leverage, the exposure as a multiple of capital, on one axis.",
    ...bands.map(({ sentence }) => sentence),
    `An example: at ${times} times, a rise of 1% gains ${times}% of capital and a fall of 1% loses ${times}%; with a risk of ${risk}%, the stop is ${stop}% away from the entry.`,
    `Below, a bar of ${CAPITAL} units of capital: ${between(riskPercent, "%")} of it is risked on one trade.`,
  ];

  return (
    <FigureSvg compact={compact} description={description} height={HEIGHT}>
      <Hairlines
        className="fill-none stroke-ink/15"
        d={bands.map(({ ruler }) => rulerPath(ruler, values.map(leverageX)))}
      />
      <path className="fill-brand" d={bands.map(({ bar }) => boxPath(bar)).join("")} />
      <Hairlines
        className="fill-paper stroke-ink/15"
        d={rulerPath(capital, ticks(0, CAPITAL, 11).map(capitalX))}
      />
      <path className="fill-ochre" d={boxPath({ ...capital, right: riskFrom })} />
      <path
        className="fill-ochre/15 stroke-ochre"
        d={boxPath({ ...capital, left: riskFrom, right: riskTo })}
      />
      {!compact && (
        <>
          <FigureLabel text="Exposure as a multiple of capital" tone="muted" x={0} y={11} />
          {bands.map(({ label, change, y }) => (
            <g key={y}>
              <FigureLabel strong text={label} x={0} y={y} />
              <FigureLabel anchor="end" text={change} x={end} y={y} />
            </g>
          ))}
          <TickLabels
            ticks={values.map((value) => ({
              text: `${formatNumber(value)}×`,
              x: leverageX(value),
            }))}
            y={110}
          />
          <FigureLabel strong text={`At ${times}×, the price moves 1%`} x={0} y={138} />
          <Hairlines className="fill-none stroke-ink/15" d={boxPath(moveStrip)} />
          <path className="fill-brand" d={boxPath(move.rise)} />
          <path className="fill-ochre" d={boxPath(move.planned)} />
          {move.beyond && <path className="fill-ochre/15 stroke-ochre" d={boxPath(move.beyond)} />}
          <Hairlines
            className="stroke-ink"
            d={vLine(move.zeroX, moveStrip.top - 3, moveStrip.bottom + 3)}
          />
          <FigureLabel
            strong
            text={`Down: −${times}%`}
            tone="ochre"
            x={0}
            y={moveStrip.bottom + 17}
          />
          <FigureLabel
            anchor="end"
            strong
            text={`Up: +${times}%`}
            tone="brand"
            x={end}
            y={moveStrip.bottom + 17}
          />
          <FigureLabel
            text={`Risk ${risk}% of capital: stop ${stop}% away`}
            x={0}
            y={moveStrip.bottom + 33}
          />
          <FigureLabel strong text={riskLabel} tone="ochre" x={0} y={capital.top - 7} />
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
