import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { formatNumber } from "./geometry/formats";
import { LINE_HEIGHT, spreadLabels, textWidth } from "./geometry/labels";
import { type Box, boxPath, hLine, linePath, type Point, round, vLine } from "./geometry/paths";
import { FIGURE_WIDTH, linearScale, MINIATURE, ticks } from "./geometry/scale";

const HEIGHT = 200;
const GAP = 8;

/** Invented sessions, each opening at the previous close; 0 is the entry, -1 the lowest close. */
const FIRST_OPEN = -0.55;
const CLOSES = [-0.74, -1, -0.53, -0.72, -0.34, -0.6, -0.22, -0.42, -0.08, 0];
const HIGHS = [-0.4, -0.6, -0.42, -0.3, -0.2, -0.22, -0.08, -0.04, 0.1, 0.16];
const LOWS = [-0.85, -1.16, -1.1, -0.9, -0.84, -0.74, -0.72, -0.56, -0.5, -0.22];

/** Shares of the time after the entry, and of the distance to the outcome at each. */
const GAIN = {
  times: [0, 0.08, 0.16, 0.26, 0.35, 0.48, 0.57, 0.7, 0.79, 0.93],
  ways: [0, 0.13, 0.05, 0.31, 0.2, 0.53, 0.4, 0.74, 0.63, 1],
};
const LOSS = {
  times: [0, 0.07, 0.15, 0.25, 0.35, 0.47, 0.56, 0.68],
  ways: [0, 0.3, 0.02, 0.58, 0.24, 0.76, 0.5, 1],
};

/** One call: candles up to the entry, then the two ways it can end, drawn alike. */
export function CallOutcomes({ figure, words, compact = false }: FigureProps<"call-outcomes">) {
  const { risk, reward } = figure;
  const units = (n: number) => fillIn(n === 1 ? words.unit : words.units, { n: formatNumber(n) });
  const multiple = formatNumber(reward / risk);
  const target = fillIn(words.target, { gain: `+${multiple}` });
  const outcomes = [target, words.stop].map((text) => textWidth(text, "strong"));
  const labelX = FIGURE_WIDTH - Math.max(...outcomes);
  const box: Box = compact
    ? { left: 0, top: 10, right: MINIATURE.width, bottom: MINIATURE.height - 10 }
    : { left: 0, top: 14, right: labelX - GAP, bottom: HEIGHT - 34 };
  const { right } = box;
  const y = linearScale([-risk, reward], [box.bottom, box.top]);
  const [targetY, entryY, stopY] = [y(reward), y(0), y(-risk)];
  const levels = ticks(-1, reward / risk, 6).map((level) => hLine(y(level * risk), 0, right));
  const entryX = right * 0.32;
  const time = linearScale([0, 1], [entryX, right]);
  const pathTo = (outcome: number, { times, ways }: typeof GAIN) =>
    times.map((when, i): Point => [time(when), y(outcome * (ways[i] ?? 0))]);
  const paths = [
    { points: pathTo(-risk, LOSS), stroke: "stroke-ochre", fill: "fill-ochre" },
    { points: pathTo(reward, GAIN), stroke: "stroke-brand", fill: "fill-brand" },
  ];
  const lowestY = Math.min(stopY, entryY + (compact ? 24 : 44));
  const { wicks, rising, falling } = candlesUpTo(entryX, entryY, lowestY);
  const [targetLabelY = 0, entryLabelY = 0, stopLabelY = 0] = spreadLabels(
    [targetY, entryY, stopY].map((at) => ({ at, size: LINE_HEIGHT })),
    1,
    [4, HEIGHT - 24],
  );
  const after = { left: entryX, right };
  const outcome = { x: labelX, middle: true, strong: true };
  return (
    <FigureSvg
      compact={compact}
      description={fillIn(words.description, {
        risk: units(risk),
        reward: units(reward),
        multiple,
      })}
      height={HEIGHT}
      labels={[
        { ...outcome, text: target, y: targetLabelY, tone: "brand" },
        { ...outcome, text: words.entry, y: entryLabelY },
        { ...outcome, text: words.stop, y: stopLabelY, tone: "ochre" },
        { text: words.before, y: HEIGHT - 8, tone: "muted" },
        { text: words.after, x: entryX, y: HEIGHT - 8, tone: "muted" },
      ]}
    >
      <path className="fill-brand/10" d={boxPath({ ...after, top: targetY, bottom: entryY })} />
      <path className="fill-ochre/15" d={boxPath({ ...after, top: entryY, bottom: stopY })} />
      <Hairlines d={levels} />
      <g className="stroke-ink" strokeWidth={compact ? 1 : 1.25}>
        <path d={wicks} />
        <path className="fill-pink" d={rising} />
        <path className="fill-ink" d={falling} />
      </g>
      <g strokeWidth={compact ? 1.5 : 2}>
        <path className="stroke-brand" d={hLine(targetY, entryX, right)} />
        <path className="stroke-ochre" d={hLine(stopY, entryX, right)} strokeDasharray="5 4" />
        <path className="stroke-ink" d={hLine(entryY, entryX, right)} />
      </g>
      <g className="fill-none" strokeLinejoin="round" strokeWidth={compact ? 2 : 2.5}>
        {paths.map(({ points, stroke }) => (
          <path key={stroke} className={stroke} d={linePath(points)} />
        ))}
      </g>
      {paths.map(({ points, fill }) => {
        const [x, y] = (points.at(-1) ?? []).map(round);
        return <circle key={fill} className={fill} cx={x} cy={y} r={compact ? 3 : 3.5} />;
      })}
    </FigureSvg>
  );
}

/** Path data of the candles: from low to high, and their bodies. */
function candlesUpTo(entryX: number, entryY: number, lowestY: number) {
  const pitch = entryX / (CLOSES.length + 0.5);
  const priceY = linearScale([0, Math.min(...LOWS)], [entryY, lowestY]);
  const candles = CLOSES.map((close, i) => {
    const open = CLOSES[i - 1] ?? FIRST_OPEN;
    const x = pitch * (i + 0.5);
    const [top, bottom] = [priceY(Math.max(open, close)), priceY(Math.min(open, close))];
    return {
      isRising: close >= open,
      wick: vLine(x, priceY(HIGHS[i] ?? close), priceY(LOWS[i] ?? close)),
      body: boxPath({ left: x - pitch * 0.3, right: x + pitch * 0.3, top, bottom }),
    };
  });
  const bodies = (isRising: boolean) =>
    candles.map((candle) => (candle.isRising === isRising ? candle.body : "")).join("");
  const wicks = candles.map(({ wick }) => wick).join("");
  return { wicks, rising: bodies(true), falling: bodies(false) };
}
