import { FigureLabel, type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/frame";
import { formatNumber } from "./geometry/labels";
import { optionPayoffsGeometry, type PayoffPanel } from "./geometry/option-payoffs";
import { areaPath, type Box, hLine, linePath, round, vLine } from "./geometry/scale";

const HEIGHT = 274;
const CALL: Box = { left: 0, top: 22, right: FIGURE_WIDTH, bottom: 102 };
const PUT: Box = { left: 0, top: 170, right: FIGURE_WIDTH, bottom: 250 };
const HALF = MINIATURE.width / 2;
const SMALL = {
  call: { left: 0, top: 16, right: HALF - 7, bottom: 104 },
  put: { left: HALF + 7, top: 16, right: MINIATURE.width, bottom: 104 },
};

/** Pay-off at expiry of a bought call, above, and of a sold put, below, on one scale. */
export function OptionPayoffs({ figure, compact = false }: FigureProps<"option-payoffs">) {
  const { call, put } = optionPayoffsGeometry(figure, compact ? SMALL : { call: CALL, put: PUT });
  const strike = formatNumber(figure.strike);
  const [callCost, putGain] = [formatNumber(figure.callPremium), formatNumber(figure.putPremium)];
  const callEven = formatNumber(figure.strike + figure.callPremium);
  // A sold put loses just as much when the price falls to 0.
  const putEven = formatNumber(figure.strike - figure.putPremium);
  const footY = CALL.bottom + 17;
  const right = { anchor: "end", x: FIGURE_WIDTH } as const;
  const description = [
    `Profit and loss at expiry of two options with a strike of ${strike}.`,
    `A bought call, premium ${callCost}: below the strike the whole premium of ${callCost} is lost, and no more; it breaks even at ${callEven}; above that the profit grows with the price.`,
    `A sold put, premium ${putGain}: above the strike the profit is the premium of ${putGain}, and no more; it breaks even at ${putEven}; below that the loss grows as the price falls, up to ${putEven} at a price of 0.`,
    "No real security is shown.",
  ];
  return (
    <FigureSvg compact={compact} description={description} height={HEIGHT}>
      <Hairlines
        d={[
          vLine(call.strikeX, call.zeroY, call.box.bottom + (compact ? 0 : 20)),
          vLine(put.strikeX, put.box.top, put.zeroY),
        ]}
      />
      <Payoff compact={compact} panel={call} />
      <Payoff compact={compact} panel={put} />
      {!compact && (
        <>
          <PanelHeading y={12} name="Bought call" premium={callCost} />
          <FigureLabel strong text="Profit grows with the price" tone="brand" x={0} y={36} />
          <FigureLabel
            anchor="end"
            strong
            text={`Break-even ${callEven}`}
            x={call.breakEvenX - 8}
            y={call.zeroY - 7}
          />
          <FigureLabel strong text={`Loss at most ${callCost}`} tone="ochre" x={0} y={footY} />
          <FigureLabel text={`Strike ${strike}`} x={call.strikeX + 6} y={footY} />
          <PanelHeading y={PUT.top - 26} name="Sold put" premium={putGain} />
          <FigureLabel
            {...right}
            strong
            text={`Profit at most ${putGain}`}
            tone="brand"
            y={PUT.top - 9}
          />
          <FigureLabel
            strong
            text={`Break-even ${putEven}`}
            x={put.breakEvenX + 8}
            y={put.zeroY + 17}
          />
          <FigureLabel
            {...right}
            strong
            text={`Loss up to ${putEven} as price falls to 0`}
            tone="ochre"
            y={PUT.bottom - 5}
          />
          <FigureLabel {...right} text="Price at expiry" tone="muted" y={HEIGHT - 5} />
        </>
      )}
    </FigureSvg>
  );
}

function PanelHeading({ y, name, premium }: { y: number; name: string; premium: string }) {
  return (
    <text className="figure-text" x={0} y={y}>
      <tspan className="figure-text-strong">{name}</tspan>, premium {premium}
    </text>
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
