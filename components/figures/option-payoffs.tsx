import { boughtCall, soldPut } from "@/lib/risk/option-payoff";
import { FigureLabel, type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/frame";
import { formatNumber, spreadLabels, textWidth } from "./geometry/labels";
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
/** Between two prices, where there is room: a reader's own spacing makes letters wider. */
const SPACED_GAP = 28;
/** From the box to the baseline of the prices below it, and to that of the loss. */
const PRICES_BELOW = 17;
const LOSS_BELOW = 34;

/** Pay-off at expiry of a bought call, above, and of a sold put, below, on one scale. */
export function OptionPayoffs({ figure, start, compact = false }: FigureProps<"option-payoffs">) {
  const { strike, callPremium, putPremium } = figure;
  const boxes = compact ? SMALL : { call: CALL, put: PUT };
  const { call, put } = optionPayoffsGeometry(figure, boxes, start?.strike);
  const strikeText = formatNumber(strike);
  const [callCost, putGain] = [formatNumber(callPremium), formatNumber(putPremium)];
  const callEven = formatNumber(boughtCall(strike, callPremium).breakEven);
  // A sold put loses just as much when the price falls to 0.
  const putEven = formatNumber(soldPut(strike, putPremium).breakEven);
  const right = { anchor: "end", x: FIGURE_WIDTH } as const;
  const description = [
    `Profit and loss at expiry of two options with a strike of ${strikeText}.`,
    `A bought call, premium ${callCost}: below the strike the whole premium of ${callCost} is lost, and no more; it breaks even at ${callEven}; above that the profit grows with the price.`,
    `A sold put, premium ${putGain}: above the strike the profit is the premium of ${putGain}, and no more; it breaks even at ${putEven}; below that the loss grows as the price falls, up to ${putEven} at a price of 0.`,
    "No real security is shown.",
  ];
  return (
    <FigureSvg compact={compact} description={description} height={HEIGHT}>
      <Payoff compact={compact} panel={call} />
      <Payoff compact={compact} panel={put} />
      {!compact && (
        <>
          <PanelHeading y={12} name="Bought call" premium={callCost} />
          <FigureLabel
            strong
            text="Profit grows with the price"
            tone="brand"
            x={0}
            y={CALL.top + 14}
          />
          <Prices panel={call} strike={strikeText} breakEven={callEven} />
          <FigureLabel
            strong
            text={`Loss at most ${callCost}`}
            tone="ochre"
            x={0}
            y={CALL.bottom + LOSS_BELOW}
          />
          <FigureLabel
            {...right}
            text="Price at expiry"
            tone="muted"
            y={CALL.bottom + LOSS_BELOW}
          />
          <PanelHeading y={PUT.top - 24} name="Sold put" premium={putGain} />
          <FigureLabel
            {...right}
            strong
            text={`Profit at most ${putGain}`}
            tone="brand"
            y={PUT.top - 6}
          />
          <Prices panel={put} strike={strikeText} breakEven={putEven} />
          <FigureLabel
            strong
            text={`Loss up to ${putEven} as price falls to 0`}
            tone="ochre"
            x={0}
            y={PUT.bottom + LOSS_BELOW}
          />
        </>
      )}
    </FigureSvg>
  );
}

function PanelHeading({ y, name, premium }: { y: number; name: string; premium: string }) {
  return (
    <text className="figure-text" x={0} y={y}>
      <tspan className="figure-text-strong">{name}</tspan>
      {`, premium ${premium}`}
    </text>
  );
}

type PricesProps = { panel: PayoffPanel; strike: string; breakEven: string };

/** Strike and break-even below the box, each as near to its place as the other lets it be. */
function Prices({ panel, strike, breakEven }: PricesProps) {
  const prices = [
    { text: `Strike ${strike}`, at: panel.strikeX, strong: false },
    { text: `Break-even ${breakEven}`, at: panel.breakEvenX, strong: true },
  ].sort((one, other) => one.at - other.at);
  const sized = prices.map(({ text, at }) => ({ at, size: textWidth(text, "strong") }));
  const free = FIGURE_WIDTH - sized.reduce((sum, { size }) => sum + size, 0);
  const centres = spreadLabels(sized, Math.min(SPACED_GAP, free), [0, FIGURE_WIDTH]);
  return (
    <>
      <Hairlines d={prices.map(({ at }) => vLine(at, panel.zeroY, panel.box.bottom + 4))} />
      {prices.map(({ text, strong }, i) => (
        <FigureLabel
          anchor="middle"
          key={text}
          strong={strong}
          text={text}
          x={centres[i] ?? 0}
          y={panel.box.bottom + PRICES_BELOW}
        />
      ))}
    </>
  );
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
