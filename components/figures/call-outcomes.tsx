import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { callOutcomesGeometry } from "./geometry/call-outcomes";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/frame";
import {
  formatNumber,
  formatSigned,
  LINE_HEIGHT,
  spreadLabels,
  textWidth,
} from "./geometry/labels";
import { type Box, boxPath, hLine, linePath, round } from "./geometry/scale";

const HEIGHT = 200;
const GAP = 8;

/** One call: candles up to the entry, then the two ways it can end, drawn alike. */
export function CallOutcomes({ figure, words, compact = false }: FigureProps<"call-outcomes">) {
  const { risk, reward } = figure;
  const units = (n: number) => fillIn(n === 1 ? words.unit : words.units, { n: formatNumber(n) });
  const target = fillIn(words.target, { gain: formatSigned(reward / risk) });
  const outcomes = [target, words.stop].map((text) => textWidth(text, "strong"));
  const labelX = FIGURE_WIDTH - Math.max(...outcomes);
  const box: Box = compact
    ? { left: 0, top: 10, right: MINIATURE.width, bottom: MINIATURE.height - 10 }
    : { left: 0, top: 14, right: labelX - GAP, bottom: HEIGHT - 34 };
  const { right } = box;
  const { entryX, entryY, targetY, stopY, levels, wicks, rising, falling, gain, loss } =
    callOutcomesGeometry(figure, box, compact ? 24 : 44);
  const [targetLabelY = 0, entryLabelY = 0, stopLabelY = 0] = spreadLabels(
    [targetY, entryY, stopY].map((at) => ({ at, size: LINE_HEIGHT })),
    1,
    [4, HEIGHT - 24],
  );
  const after = { left: entryX, right };
  const outcome = { x: labelX, middle: true, strong: true };
  const dot = compact ? 3 : 3.5;
  const [gainX, gainY] = gain.at(-1) ?? [0, 0];
  const [lossX, lossY] = loss.at(-1) ?? [0, 0];
  return (
    <FigureSvg
      compact={compact}
      description={fillIn(words.description, {
        risk: units(risk),
        reward: units(reward),
        multiple: formatNumber(reward / risk),
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
      <Hairlines d={levels.map((y) => hLine(y, 0, right))} />
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
        <path className="stroke-ochre" d={linePath(loss)} />
        <path className="stroke-brand" d={linePath(gain)} />
      </g>
      <circle className="fill-ochre" cx={round(lossX)} cy={round(lossY)} r={dot} />
      <circle className="fill-brand" cx={round(gainX)} cy={round(gainY)} r={dot} />
    </FigureSvg>
  );
}
