import type { FigureOf } from "@/lib/content/schemas/figure";
import { boughtCall, type OptionAtExpiry, soldPut } from "@/lib/risk/option-payoff";
import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { formatNumber, formatNumbers } from "./geometry/formats";
import { footLabels } from "./geometry/labels";
import { areaPath, type Box, hLine, linePath, type Point, round, vLine } from "./geometry/paths";
import { FIGURE_WIDTH, linearScale, MINIATURE } from "./geometry/scale";

const HEIGHT = 292;
const CALL: Box = { left: 0, top: 22, right: FIGURE_WIDTH, bottom: 96 };
const PUT: Box = { left: 0, top: 179, right: FIGURE_WIDTH, bottom: 253 };
const HALF = MINIATURE.width / 2;
const SMALL_CALL: Box = { left: 0, top: 16, right: HALF - 7, bottom: 104 };
const SMALL_PUT: Box = { ...SMALL_CALL, left: HALF + 7, right: MINIATURE.width };
/** Between two prices if there is room, since a visitor's own text spacing widens letters. */
const SPACED_GAP = 28;
/** From the box to the baseline of the prices below it, and to that of the loss. */
const PRICES_BELOW = 17;
const LOSS_BELOW = 34;

/** The figure's numbers for its sentences. */
export function optionFacts({ strike, callPremium, putPremium }: FigureOf<"option-payoffs">) {
  const call = boughtCall(strike, callPremium);
  const put = soldPut(strike, putPremium);
  return formatNumbers({
    strike,
    ...{ callPremium, callEven: call.breakEven, callLoss: call.mostLost },
    ...{ putPremium, putEven: put.breakEven, putLoss: put.mostLost },
  });
}

/**
 * Pay-off at expiry of a bought call, above, and of a sold put, below, on one scale for prices and
 * money. The prices reach three times the larger premium to either side of content's strike, or
 * further if a moved strike would be near the edge.
 */
export function OptionPayoffs(props: FigureProps<"option-payoffs">) {
  const { figure, words, start = figure, compact = false } = props;
  const { strike, callPremium, putPremium } = figure;
  const premium = Math.max(callPremium, putPremium);
  const moved = Math.abs(strike - start.strike);
  const span = Math.max(3 * premium, 1.25 * moved + 2 * premium);
  const prices = [start.strike - span, start.strike + span] as const;
  // The longer sloping line has the whole height.
  const height = span + moved;
  const payoff = (box: Box, lowest: number, { profitAt, breakEven }: OptionAtExpiry) => {
    const x = linearScale(prices, [box.left, box.right]);
    const y = linearScale([lowest, lowest + height], [box.bottom, box.top]);
    const [zeroY, evenX] = [y(0), x(breakEven)];
    const bends = [strike, breakEven].sort((one, other) => one - other);
    const line = [prices[0], ...bends, prices[1]].map((at): Point => [x(at), y(profitAt(at))]);
    // Both options lose at low prices and gain at high ones.
    const loss: Point[] = [[box.left, zeroY], ...line.filter((point) => point[0] <= evenX)];
    const profit: Point[] = [...line.filter((point) => point[0] >= evenX), [box.right, zeroY]];
    const marks = [strike, breakEven].map((at) => vLine(x(at), zeroY, box.bottom + 4));
    return (
      <>
        <path className="fill-brand/10" d={areaPath(profit)} />
        <path className="fill-ochre/15" d={areaPath(loss)} />
        <Hairlines className="stroke-ink" d={hLine(zeroY, box.left, box.right)} />
        <g className="fill-none" strokeLinejoin="round" strokeWidth={compact ? 2 : 2.5}>
          <path className="stroke-ink" d={linePath(line)} />
        </g>
        <g className="fill-pink stroke-ink" strokeWidth={compact ? 1.5 : 2}>
          <circle cx={round(evenX)} cy={round(zeroY)} r={compact ? 3 : 3.5} />
        </g>
        {!compact && <Hairlines d={marks} />}
      </>
    );
  };
  const [callBox, putBox] = compact ? [SMALL_CALL, SMALL_PUT] : [CALL, PUT];
  const [call, put] = [boughtCall(strike, callPremium), soldPut(strike, putPremium)];

  const facts = optionFacts(figure);
  const filled = (key: "premium" | "callLoss" | "putProfit", amount: string) =>
    fillIn(words[key], { premium: amount });
  const x = linearScale(prices, [0, FIGURE_WIDTH]);
  const pricesBelow = (box: Box, { breakEven }: OptionAtExpiry) => {
    const even = fillIn(words.breakEven, { price: formatNumber(breakEven) });
    const feet = [
      { text: fillIn(words.strike, { price: facts.strike }), x: x(strike) },
      { text: even, x: x(breakEven), strong: true },
    ];
    return footLabels(feet, box.bottom + PRICES_BELOW, SPACED_GAP);
  };
  const right = { x: FIGURE_WIDTH, anchor: "end" } as const;
  const brand = { strong: true, tone: "brand" } as const;
  const ochre = { strong: true, tone: "ochre" } as const;
  const [callLossY, putLossY] = [CALL.bottom + LOSS_BELOW, PUT.bottom + LOSS_BELOW];
  return (
    <FigureSvg
      compact={compact}
      description={fillIn(words.description, facts)}
      height={HEIGHT}
      labels={[
        { lead: words.call, text: `, ${filled("premium", facts.callPremium)}`, y: 12 },
        { ...brand, text: words.callProfit, y: CALL.top + 14 },
        ...pricesBelow(CALL, call),
        { ...ochre, text: filled("callLoss", facts.callPremium), y: callLossY },
        { ...right, text: words.axis, y: callLossY, tone: "muted" },
        { lead: words.put, text: `, ${filled("premium", facts.putPremium)}`, y: PUT.top - 24 },
        { ...right, ...brand, text: filled("putProfit", facts.putPremium), y: PUT.top - 6 },
        ...pricesBelow(PUT, put),
        // A sold put loses as much as its break-even when the price falls to 0.
        { ...ochre, text: fillIn(words.putLoss, { breakEven: facts.putEven }), y: putLossY },
      ]}
    >
      {payoff(callBox, -callPremium, call)}
      {payoff(putBox, putPremium - height, put)}
    </FigureSvg>
  );
}
