import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/frame";
import { hedgedPositionGeometry } from "./geometry/hedged-position";
import {
  formatNumber,
  formatSigned,
  keepWithin,
  type Label,
  LINE_HEIGHT,
  spreadLabels,
  textWidth,
  wrapLabel,
} from "./geometry/labels";
import { areaPath, type Box, hLine, linePath, vLine } from "./geometry/scale";

const HEIGHT = 242;
const PLOT: Box = { left: 0, top: 4, right: FIGURE_WIDTH, bottom: 200 };
const SMALL: Box = { left: 2, top: 8, right: MINIATURE.width - 2, bottom: MINIATURE.height - 8 };

type Drawn = ReturnType<typeof hedgedPositionGeometry>;
type Words = FigureProps<"hedged-position">["words"];
type Facts = Record<"entry" | "strike" | "cost" | "floor", string>;

/** Profit and loss of a holding with and without a bought put: the floor, and what it costs. */
export function HedgedPosition({ figure, words, compact = false }: FigureProps<"hedged-position">) {
  const box = compact ? SMALL : PLOT;
  const drawn = hedgedPositionGeometry(figure, box);
  const { zeroY, entryX, strikeX, costMark } = drawn;
  /** The result below which the hedged holding cannot fall; negative is a loss. */
  const floor = figure.putStrike - figure.entry - figure.putCost;
  const facts = {
    entry: formatNumber(figure.entry),
    strike: formatNumber(figure.putStrike),
    cost: formatNumber(figure.putCost),
    loss: formatNumber(-floor),
    floor: formatSigned(floor),
    breakEven: formatNumber(figure.entry + figure.putCost),
  };
  return (
    <FigureSvg
      compact={compact}
      description={fillIn(floor < 0 ? words.description : words.withoutLoss, facts)}
      height={HEIGHT}
      labels={labelsOf(drawn, words, facts)}
    >
      <path className="fill-brand/10" d={areaPath(drawn.saved)} />
      <path className="fill-ochre/15" d={areaPath(drawn.cost)} />
      <Hairlines d={[entryX, strikeX].map((x) => vLine(x, zeroY, box.bottom))} />
      <Hairlines className="stroke-ink" d={hLine(zeroY, box.left, box.right)} />
      <g className="fill-none" strokeLinejoin="round" strokeWidth={compact ? 2 : 2.5}>
        <path className="stroke-ink" d={linePath(drawn.alone)} strokeDasharray="6 4" />
        <path className="stroke-brand" d={linePath(drawn.hedged)} />
      </g>
      {!compact && (
        <>
          <Hairlines className="stroke-ochre" d={vLine(costMark.x, costMark.alone, zeroY + 7)} />
          <g strokeWidth={2.5}>
            <path className="stroke-brand" d="M0 12H22" />
            <path className="stroke-ink" d="M0 30H22" strokeDasharray="6 4" />
          </g>
        </>
      )}
    </FigureSvg>
  );
}

function labelsOf(drawn: Drawn, words: Words, facts: Facts): Label[] {
  const { zeroY, floorY, entryX, strikeX, crossingX, breakEvenX, costMark } = drawn;
  const feet = [
    { text: fillIn(words.entry, { price: facts.entry }), at: entryX },
    { text: fillIn(words.strike, { price: facts.strike }), at: strikeX },
  ]
    .map((foot) => ({ ...foot, size: textWidth(foot.text) }))
    .sort((one, other) => one.at - other.at);
  const feetX = spreadLabels(feet, 10, [0, FIGURE_WIDTH]);
  const floor = wrapLabel(fillIn(words.floor, facts), crossingX + 2, "strong");
  const floorRise = LINE_HEIGHT * (floor.length - 1);
  // A floor close to zero replaces the word on its side of the zero line.
  const floorDepth = floorY - zeroY;
  const isProfitCrowded = floorDepth <= 0 && floorDepth > -20;
  const isLossCrowded = floorDepth > 0 && floorDepth < 34 + floorRise;
  const isFloorClose = floorDepth > 0 && floorDepth < 18;
  // Right of the line that rises to zero; it slopes away, so the label may be 12 px wider.
  const cost = wrapLabel(fillIn(words.cost, facts), FIGURE_WIDTH - breakEvenX + 12, "strong");
  const costWidth = Math.max(...cost.map((line) => textWidth(line, "strong")));
  const costX = keepWithin(costMark.x, costWidth, [0, FIGURE_WIDTH]);
  const floorLabelY = floorY + (isFloorClose ? 16 : -6 - floorRise);
  const profit: Label = { text: words.profit, y: zeroY - 7, tone: "muted" };
  const loss: Label = { text: words.loss, y: zeroY + 15, tone: "muted" };
  return [
    { text: cost, x: costX, y: zeroY + 21, anchor: "middle", strong: true, tone: "ochre" },
    { text: words.hedged, x: 29, y: 12, middle: true, strong: true, tone: "brand" },
    { text: words.alone, x: 29, y: 30, middle: true, strong: true },
    ...(isProfitCrowded ? [] : [profit]),
    ...(isLossCrowded ? [] : [loss]),
    { text: floor, y: floorLabelY, strong: true, tone: "brand" },
    ...feet.map(({ text }, i): Label => {
      return { text, x: feetX[i] ?? 0, y: PLOT.bottom + 17, anchor: "middle" };
    }),
    { text: words.axis, x: FIGURE_WIDTH, y: HEIGHT - 6, anchor: "end", tone: "muted" },
  ];
}
