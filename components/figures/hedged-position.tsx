import { FigureLabel, type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/frame";
import { hedgedPositionGeometry } from "./geometry/hedged-position";
import {
  formatNumber,
  formatSigned,
  keepWithin,
  LINE_HEIGHT,
  spreadLabels,
  textWidth,
  wrapLabel,
} from "./geometry/labels";
import { areaPath, type Box, hLine, linePath, vLine } from "./geometry/scale";

const HEIGHT = 242;
const PLOT: Box = { left: 0, top: 4, right: FIGURE_WIDTH, bottom: 200 };
const SMALL: Box = { left: 2, top: 8, right: MINIATURE.width - 2, bottom: MINIATURE.height - 8 };

/** Profit and loss of a holding with and without a bought put: the floor, and what it costs. */
export function HedgedPosition({ figure, compact = false }: FigureProps<"hedged-position">) {
  const box = compact ? SMALL : PLOT;
  const { zeroY, floorY, entryX, strikeX, crossingX, breakEvenX, costMark, ...shapes } =
    hedgedPositionGeometry(figure, box);
  const [entry, strike] = [formatNumber(figure.entry), formatNumber(figure.putStrike)];
  const cost = formatNumber(figure.putCost);
  /** The result below which the hedged holding cannot fall; negative is a loss. */
  const floor = figure.putStrike - figure.entry - figure.putCost;
  const breakEven = formatNumber(figure.entry + figure.putCost);

  const feet = [
    { text: `Entry ${entry}`, at: entryX },
    { text: `Put ${strike}`, at: strikeX },
  ]
    .map((foot) => ({ ...foot, size: textWidth(foot.text) }))
    .sort((one, other) => one.at - other.at);
  const feetX = spreadLabels(feet, 10, [0, FIGURE_WIDTH]);
  const floorLabel = wrapLabel(`Floor ${formatSigned(floor)}`, crossingX + 2, "strong");
  const floorRise = LINE_HEIGHT * (floorLabel.length - 1);
  // A floor close to zero takes the place of the word on its side of the zero line.
  const floorDepth = floorY - zeroY;
  const isProfitCrowded = floorDepth <= 0 && floorDepth > -20;
  const isLossCrowded = floorDepth > 0 && floorDepth < 34 + floorRise;
  const isFloorClose = floorDepth > 0 && floorDepth < 18;
  // Right of the line that rises to zero; it slopes away, so the label may be 12 px wider.
  const costLabel = wrapLabel(`Put costs ${cost}`, FIGURE_WIDTH - breakEvenX + 12, "strong");
  const costWidth = Math.max(...costLabel.map((line) => textWidth(line, "strong")));
  const description = [
    `Profit and loss of a holding bought at ${entry}, alone and with a put of strike ${strike} that costs ${cost}.`,
    "Alone, the holding gains and loses as much as the price moves.",
    `With the put, ${floor < 0 ? `the loss stops at ${formatNumber(-floor)}` : `the result does not fall below ${formatSigned(floor)}`}, however far the price falls below ${strike}.`,
    `When the price is above ${strike} the put expires unused and the result is ${cost} lower than without it${floor < 0 ? `: break-even is ${breakEven} instead of ${entry}` : ""}.`,
    "No real security is shown.",
  ];

  return (
    <FigureSvg compact={compact} description={description} height={HEIGHT}>
      <path className="fill-brand/10" d={areaPath(shapes.saved)} />
      <path className="fill-ochre/15" d={areaPath(shapes.cost)} />
      <Hairlines d={[entryX, strikeX].map((x) => vLine(x, zeroY, box.bottom))} />
      <Hairlines className="stroke-ink" d={hLine(zeroY, box.left, box.right)} />
      <g className="fill-none" strokeLinejoin="round" strokeWidth={compact ? 2 : 2.5}>
        <path className="stroke-ink" d={linePath(shapes.alone)} strokeDasharray="6 4" />
        <path className="stroke-brand" d={linePath(shapes.hedged)} />
      </g>
      {!compact && (
        <>
          <Hairlines className="stroke-ochre" d={vLine(costMark.x, costMark.alone, zeroY + 7)} />
          <FigureLabel
            anchor="middle"
            strong
            text={costLabel}
            tone="ochre"
            x={keepWithin(costMark.x, costWidth, [0, FIGURE_WIDTH])}
            y={zeroY + 21}
          />
          <g strokeWidth={2.5}>
            <path className="stroke-brand" d="M0 12H22" />
            <path className="stroke-ink" d="M0 30H22" strokeDasharray="6 4" />
          </g>
          <FigureLabel middle strong text="Holding with put" tone="brand" x={29} y={12} />
          <FigureLabel middle strong text="Holding alone" x={29} y={30} />
          {!isProfitCrowded && <FigureLabel text="Profit" tone="muted" x={0} y={zeroY - 7} />}
          {!isLossCrowded && <FigureLabel text="Loss" tone="muted" x={0} y={zeroY + 15} />}
          <FigureLabel
            strong
            text={floorLabel}
            tone="brand"
            x={0}
            y={floorY + (isFloorClose ? 16 : -6 - floorRise)}
          />
          {feet.map(({ text }, i) => (
            <FigureLabel
              anchor="middle"
              key={text}
              text={text}
              x={feetX[i] ?? 0}
              y={PLOT.bottom + 17}
            />
          ))}
          <FigureLabel
            anchor="end"
            text="Price at expiry"
            tone="muted"
            x={FIGURE_WIDTH}
            y={HEIGHT - 6}
          />
        </>
      )}
    </FigureSvg>
  );
}
