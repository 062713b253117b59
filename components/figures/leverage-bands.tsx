import { FigureLabel, type FigureProps, FigureSvg, Hairlines, TickLabels } from "./figure-parts";
import { axisRange, strip } from "./geometry/frame";
import { between, formatNumber, formatRange } from "./geometry/labels";
import { boxPath, linearScale, rulerPath, ticks } from "./geometry/scale";

const HEIGHT = 204;
/** Units on the capital bar: one unit is one per cent. */
const CAPITAL = 100;

/** Two leverage ranges on one axis; below them what one trade may cost, as a slice of capital. */
export function LeverageBands({ figure, compact = false }: FigureProps<"leverage-bands">) {
  const { intraday, positional, riskPercent } = figure;
  const range = axisRange(compact);
  const end = range[1];
  // From 1x to 5x, further where a range needs it.
  const least = Math.min(1, Math.floor(Math.min(intraday[0], positional[0])));
  const most = Math.max(5, Math.ceil(Math.max(intraday[1], positional[1])));
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
  const capital = strip(range, compact ? 88 : 162, thickness);
  const [riskFrom, riskTo] = riskPercent.map(capitalX) as [number, number];
  const footY = capital.bottom + 17;
  const riskLabel = `Risked on one trade: ${formatRange(riskPercent)}% of capital`;
  const description = [
    "Leverage, the exposure as a multiple of capital, on one axis.",
    ...bands.map(({ sentence }) => sentence),
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
