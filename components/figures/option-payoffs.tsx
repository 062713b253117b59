import { boughtCall, soldPut } from "@/lib/risk/option-payoff";
import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/frame";
import { formatNumber, type Label, spreadLabels, textWidth } from "./geometry/labels";
import { optionPayoffsGeometry, type PayoffPanel } from "./geometry/option-payoffs";
import { areaPath, type Box, hLine, linePath, round, vLine } from "./geometry/scale";

const HEIGHT = 292;
const CALL: Box = { left: 0, top: 22, right: FIGURE_WIDTH, bottom: 96 };
const PUT: Box = { left: 0, top: 179, right: FIGURE_WIDTH, bottom: 253 };
const HALF = MINIATURE.width / 2;
const SMALL = {
  call: { left: 0, top: 16, right: HALF - 7, bottom: 104 },
  put: { left: HALF + 7, top: 16, right: MINIATURE.width, bottom: 104 },
};
/** Between two prices if there is room, since a visitor's own text spacing widens letters. */
const SPACED_GAP = 28;
/** From the box to the baseline of the prices below it, and to that of the loss. */
const PRICES_BELOW = 17;
const LOSS_BELOW = 34;

/** Pay-off at expiry of a bought call, above, and of a sold put, below, on one scale. */
export function OptionPayoffs(props: FigureProps<"option-payoffs">) {
  const { figure, words, start, compact = false } = props;
  const { strike, callPremium, putPremium } = figure;
  const boxes = compact ? SMALL : { call: CALL, put: PUT };
  const { call, put } = optionPayoffsGeometry(figure, boxes, start?.strike);
  const facts = {
    strike: formatNumber(strike),
    callPremium: formatNumber(callPremium),
    callEven: formatNumber(boughtCall(strike, callPremium).breakEven),
    putPremium: formatNumber(putPremium),
    // A sold put loses just as much when the price falls to 0.
    putEven: formatNumber(soldPut(strike, putPremium).breakEven),
  };
  const premium = (key: "premium" | "callLoss" | "putProfit", amount: string) =>
    fillIn(words[key], { premium: amount });
  const priceLabels = (panel: PayoffPanel, breakEven: string) =>
    pricesBelow(panel, [
      fillIn(words.strike, { price: facts.strike }),
      fillIn(words.breakEven, { price: breakEven }),
    ]);
  const right = { x: FIGURE_WIDTH, anchor: "end" } as const;
  const [callLossY, putLossY] = [CALL.bottom + LOSS_BELOW, PUT.bottom + LOSS_BELOW];
  const putLoss = fillIn(words.putLoss, { breakEven: facts.putEven });
  return (
    <FigureSvg
      compact={compact}
      description={fillIn(words.description, facts)}
      height={HEIGHT}
      labels={[
        { lead: words.call, text: `, ${premium("premium", facts.callPremium)}`, y: 12 },
        { text: words.callProfit, y: CALL.top + 14, strong: true, tone: "brand" },
        ...priceLabels(call, facts.callEven),
        { text: premium("callLoss", facts.callPremium), y: callLossY, strong: true, tone: "ochre" },
        { ...right, text: words.axis, y: callLossY, tone: "muted" },
        { lead: words.put, text: `, ${premium("premium", facts.putPremium)}`, y: PUT.top - 24 },
        {
          ...{ ...right, text: premium("putProfit", facts.putPremium), y: PUT.top - 6 },
          ...{ strong: true, tone: "brand" },
        },
        ...priceLabels(put, facts.putEven),
        { text: putLoss, y: putLossY, strong: true, tone: "ochre" },
      ]}
    >
      <Payoff compact={compact} panel={call} />
      <Payoff compact={compact} panel={put} />
      {!compact && [call, put].map((panel) => <PriceLines key={panel.box.top} panel={panel} />)}
    </FigureSvg>
  );
}

/** Strike and break-even below the box, each as near to its position as the other allows. */
function pricesBelow(panel: PayoffPanel, [strike, breakEven]: [string, string]): Label[] {
  const prices = [
    { text: strike, at: panel.strikeX, strong: false },
    { text: breakEven, at: panel.breakEvenX, strong: true },
  ].sort((one, other) => one.at - other.at);
  const sized = prices.map(({ text, at }) => ({ at, size: textWidth(text, "strong") }));
  const free = FIGURE_WIDTH - sized.reduce((sum, { size }) => sum + size, 0);
  const centres = spreadLabels(sized, Math.min(SPACED_GAP, free), [0, FIGURE_WIDTH]);
  const y = panel.box.bottom + PRICES_BELOW;
  return prices.map(({ text, strong }, i) => {
    return { text, strong, x: centres[i] ?? 0, y, anchor: "middle" };
  });
}

function PriceLines({ panel: { strikeX, breakEvenX, zeroY, box } }: { panel: PayoffPanel }) {
  const ends = [strikeX, breakEvenX].map((x) => vLine(x, zeroY, box.bottom + 4));
  return <Hairlines d={ends} />;
}

function Payoff({ panel, compact }: { panel: PayoffPanel; compact: boolean }) {
  const { box, line, profit, loss, zeroY, breakEvenX } = panel;
  return (
    <>
      <path className="fill-brand/10" d={areaPath(profit)} />
      <path className="fill-ochre/15" d={areaPath(loss)} />
      <Hairlines className="stroke-ink" d={hLine(zeroY, box.left, box.right)} />
      <path
        className="fill-none stroke-ink"
        d={linePath(line)}
        strokeLinejoin="round"
        strokeWidth={compact ? 2 : 2.5}
      />
      <circle
        className="fill-pink stroke-ink"
        cx={round(breakEvenX)}
        cy={round(zeroY)}
        r={compact ? 3 : 3.5}
        strokeWidth={compact ? 1.5 : 2}
      />
    </>
  );
}
