import { FigureLabel } from "./figure-label";
import { FIGURE_WIDTH, type FigureProps, FigureSvg, Hairlines, MINIATURE } from "./figure-svg";
import { hedgedPositionGeometry, hedgeFloor } from "./geometry/hedged-position";
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
  const { zeroY, floorY, entryX, strikeX, crossingX, breakEvenX, ...shapes } =
    hedgedPositionGeometry(figure, box);
  const { alone, hedged, saved, costMark } = shapes;
  const entry = `Entry ${formatNumber(figure.entry)}`;
  const strike = `Put ${formatNumber(figure.putStrike)}`;
  const footY = PLOT.bottom + 17;
  const [entryLabelX = 0, strikeLabelX = 0] = spreadLabels(
    [
      { at: entryX, size: textWidth(entry) },
      { at: strikeX, size: textWidth(strike) },
    ],
    10,
    [0, FIGURE_WIDTH],
  );
  const floor = wrapLabel(`Floor ${formatSigned(hedgeFloor(figure))}`, crossingX + 2, "strong");
  // A floor close to zero takes the place of the word on its side of the zero line.
  const floorDepth = floorY - zeroY;
  const profitCrowded = floorDepth <= 0 && floorDepth > -20;
  const lossCrowded = floorDepth > 0 && floorDepth < 34 + LINE_HEIGHT * (floor.length - 1);
  const isFloorClose = floorDepth > 0 && floorDepth < 18;
  const floorLabelY = floorY + (isFloorClose ? 16 : -6 - LINE_HEIGHT * (floor.length - 1));
  // Right of the line that comes up to zero; it leans away, so a little more room is free.
  const costRoom = FIGURE_WIDTH - breakEvenX + 12;
  const costLabel = wrapLabel(`Put costs ${formatNumber(figure.putCost)}`, costRoom, "strong");
  const costWidth = Math.max(...costLabel.map((line) => textWidth(line, "strong")));
  const costLabelX = keepWithin(costMark.x, costWidth, [0, FIGURE_WIDTH]);

  return (
    <FigureSvg compact={compact} figure={figure} height={HEIGHT}>
      <path className="fill-brand/10" d={areaPath(saved)} />
      <path className="fill-ochre/15" d={areaPath(shapes.cost)} />
      <Hairlines d={[entryX, strikeX].map((x) => vLine(x, zeroY, box.bottom))} />
      <Hairlines className="stroke-ink" d={hLine(zeroY, box.left, box.right)} />
      <g className="fill-none" strokeLinejoin="round" strokeWidth={compact ? 2 : 2.5}>
        <path className="stroke-ink" d={linePath(alone)} strokeDasharray="6 4" />
        <path className="stroke-brand" d={linePath(hedged)} />
      </g>
      {!compact && (
        <>
          <Hairlines className="stroke-ochre" d={vLine(costMark.x, costMark.alone, zeroY + 7)} />
          <FigureLabel
            anchor="middle"
            strong
            text={costLabel}
            tone="ochre"
            x={costLabelX}
            y={zeroY + 21}
          />
          <g strokeWidth={2.5}>
            <path className="stroke-brand" d="M0 12H22" />
            <path className="stroke-ink" d="M0 30H22" strokeDasharray="6 4" />
          </g>
          <FigureLabel middle strong text="Holding with put" tone="brand" x={29} y={12} />
          <FigureLabel middle strong text="Holding alone" x={29} y={30} />
          {!profitCrowded && <FigureLabel text="Profit" tone="muted" x={0} y={zeroY - 7} />}
          {!lossCrowded && <FigureLabel text="Loss" tone="muted" x={0} y={zeroY + 15} />}
          <FigureLabel strong text={floor} tone="brand" x={0} y={floorLabelY} />
          <FigureLabel anchor="middle" text={entry} x={entryLabelX} y={footY} />
          <FigureLabel anchor="middle" text={strike} x={strikeLabelX} y={footY} />
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
