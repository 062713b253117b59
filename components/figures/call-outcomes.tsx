import { FigureLabel, type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { callOutcomesGeometry } from "./geometry/call-outcomes";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/frame";
import {
  formatNumber,
  formatSigned,
  LINE_HEIGHT,
  spreadLabels,
  textWidth,
} from "./geometry/labels";
import { type Box, boxPath, hLine, linePath, round, vLine } from "./geometry/scale";

const HEIGHT = 200;
const GAP = 8;

function units(count: number) {
  return `${formatNumber(count)} ${count === 1 ? "unit" : "units"}`;
}

/** One call: candles up to the entry, then the two ways it can end, drawn alike. */
export function CallOutcomes({ figure, compact = false }: FigureProps<"call-outcomes">) {
  const { risk, reward } = figure;
  const target = `Target ${formatSigned(reward / risk)}R`;
  const stop = "Stop −1R";
  const labelX = FIGURE_WIDTH - Math.max(textWidth(target, "strong"), textWidth(stop, "strong"));
  const box: Box = compact
    ? { left: 0, top: 10, right: MINIATURE.width, bottom: MINIATURE.height - 10 }
    : { left: 0, top: 14, right: labelX - GAP, bottom: HEIGHT - 34 };
  const { right } = box;
  const { entryX, entryY, targetY, stopY, levels, candles, bodyWidth, gain, loss } =
    callOutcomesGeometry(figure, box, compact ? 24 : 44);
  const bodies = (rising: boolean) =>
    candles
      .filter((candle) => candle.rising === rising)
      .map(({ x, bodyTop: top, bodyBottom }) => {
        const bottom = Math.max(bodyBottom, top + 1.5);
        return boxPath({ left: x - bodyWidth / 2, top, right: x + bodyWidth / 2, bottom });
      })
      .join("");
  const [targetLabelY = 0, entryLabelY = 0, stopLabelY = 0] = spreadLabels(
    [targetY, entryY, stopY].map((at) => ({ at, size: LINE_HEIGHT })),
    1,
    [4, HEIGHT - 24],
  );
  const [gainX, gainY] = gain.at(-1) ?? [0, 0];
  const [lossX, lossY] = loss.at(-1) ?? [0, 0];
  const dot = compact ? 3 : 3.5;
  const description = [
    `An illustrative call: the stop is ${units(risk)} below the entry, the target ${units(reward)} above it.`,
    "After the entry two paths are drawn, and either can happen.",
    `One rises to the target and gains ${units(reward)}, ${formatNumber(reward / risk)} times the risk.`,
    `The other falls to the stop and loses ${units(risk)}, the whole risk.`,
    "No real security is shown.",
  ];

  return (
    <FigureSvg compact={compact} description={description} height={HEIGHT}>
      <path
        className="fill-brand/10"
        d={boxPath({ left: entryX, top: targetY, right, bottom: entryY })}
      />
      <path
        className="fill-ochre/15"
        d={boxPath({ left: entryX, top: entryY, right, bottom: stopY })}
      />
      <Hairlines d={levels.map((y) => hLine(y, 0, right))} />
      <g className="stroke-ink" strokeWidth={compact ? 1 : 1.25}>
        <path d={candles.map(({ x, high, low }) => vLine(x, high, low)).join("")} />
        <path className="fill-pink" d={bodies(true)} />
        <path className="fill-ink" d={bodies(false)} />
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
      {!compact && (
        <>
          <FigureLabel middle strong text={target} tone="brand" x={labelX} y={targetLabelY} />
          <FigureLabel middle strong text="Entry" x={labelX} y={entryLabelY} />
          <FigureLabel middle strong text={stop} tone="ochre" x={labelX} y={stopLabelY} />
          <FigureLabel text="Before" tone="muted" x={0} y={HEIGHT - 8} />
          <FigureLabel text="After: either path" tone="muted" x={entryX} y={HEIGHT - 8} />
        </>
      )}
    </FigureSvg>
  );
}
