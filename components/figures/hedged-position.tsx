import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { formatNumber, formatNumbers } from "./geometry/formats";
import { footLabels, LINE_HEIGHT, wrapLabel } from "./geometry/labels";
import { areaPath, type Box, hLine, linePath, type Point, vLine } from "./geometry/paths";
import { FIGURE_WIDTH, linearScale, MINIATURE } from "./geometry/scale";

const HEIGHT = 242;
const PLOT: Box = { left: 0, top: 4, right: FIGURE_WIDTH, bottom: 200 };
const SMALL: Box = { left: 2, top: 8, right: MINIATURE.width - 2, bottom: MINIATURE.height - 8 };

/**
 * Profit and loss of a holding with and without a bought put at expiry: the floor, and what it
 * costs. The entry is in the middle; prices and results reach twice the floor's loss to either side.
 */
export function HedgedPosition({ figure, words, compact = false }: FigureProps<"hedged-position">) {
  const { entry, putStrike, putCost } = figure;
  const box = compact ? SMALL : PLOT;
  /** The most that the hedged holding can lose. */
  const loss = entry - putStrike + putCost;
  const [low, high] = [entry - 2 * loss, entry + 2 * loss];
  const x = linearScale([low, high], [box.left, box.right]);
  const y = linearScale([low - entry, high - entry], [box.bottom, box.top]);
  const alone = (price: number): Point => [x(price), y(price - entry)];
  const hedged = (price: number): Point => [x(price), y(Math.max(price - entry - putCost, -loss))];
  const ends: Point[] = [hedged(low), hedged(putStrike), hedged(high)];
  /** Where the put's payoff equals its cost and the lines cross. */
  const crossing = alone(putStrike - putCost);
  const zeroY = y(0);
  const costAt = entry + 1.44 * loss;
  const facts = formatNumbers({
    ...{ entry, strike: putStrike, cost: putCost },
    ...{ loss, floor: -loss, breakEven: entry + putCost },
  });
  const floor = wrapLabel(fillIn(words.floor, facts), crossing[0] + 2, "strong");
  const floorY = y(-loss) - 6 - LINE_HEIGHT * (floor.length - 1);
  // Right of the line that rises to zero; it slopes away, so the label may be 12 units wider.
  const costWidth = FIGURE_WIDTH - x(entry + putCost) + 12;
  const cost = wrapLabel(fillIn(words.cost, facts), costWidth, "strong");
  const feet = [
    { text: fillIn(words.entry, { price: formatNumber(entry) }), x: x(entry) },
    { text: fillIn(words.strike, { price: formatNumber(putStrike) }), x: x(putStrike) },
  ];
  return (
    <FigureSvg
      compact={compact}
      description={fillIn(words.description, facts)}
      height={HEIGHT}
      labels={[
        { text: cost, x: x(costAt), y: zeroY + 21, anchor: "middle", strong: true, tone: "ochre" },
        { text: words.hedged, x: 29, y: 12, middle: true, strong: true, tone: "brand" },
        { text: words.alone, x: 29, y: 30, middle: true, strong: true },
        { text: words.profit, y: zeroY - 7, tone: "muted" },
        { text: words.loss, y: zeroY + 15, tone: "muted" },
        { text: floor, y: floorY, strong: true, tone: "brand" },
        ...footLabels(feet, PLOT.bottom + 17, 10),
        { text: words.axis, x: FIGURE_WIDTH, y: HEIGHT - 6, anchor: "end", tone: "muted" },
      ]}
    >
      <path className="fill-brand/10" d={areaPath([hedged(low), crossing, alone(low)])} />
      <path
        className="fill-ochre/15"
        d={areaPath([crossing, alone(high), hedged(high), hedged(putStrike)])}
      />
      <Hairlines d={[x(entry), x(putStrike)].map((at) => vLine(at, zeroY, box.bottom))} />
      <Hairlines className="stroke-ink" d={hLine(zeroY, box.left, box.right)} />
      <g className="fill-none" strokeLinejoin="round" strokeWidth={compact ? 2 : 2.5}>
        <path
          className="stroke-ink"
          d={linePath([alone(low), alone(high)])}
          strokeDasharray="6 4"
        />
        <path className="stroke-brand" d={linePath(ends)} />
      </g>
      {!compact && (
        <>
          <Hairlines className="stroke-ochre" d={vLine(x(costAt), alone(costAt)[1], zeroY + 7)} />
          <g strokeWidth={2.5}>
            <path className="stroke-brand" d="M0 12H22" />
            <path className="stroke-ink" d="M0 30H22" strokeDasharray="6 4" />
          </g>
        </>
      )}
    </FigureSvg>
  );
}
