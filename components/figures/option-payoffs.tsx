import { FigureLabel } from "./figure-label";
import { FIGURE_WIDTH, type FigureProps, FigureSvg, Hairlines, MINIATURE } from "./figure-svg";
import { formatNumber } from "./geometry/labels";
import {
  callBreakEven,
  optionPayoffsGeometry,
  type PayoffPanel,
  putBreakEven,
  soldPutLargestLoss,
} from "./geometry/option-payoffs";
import { areaPath, type Box, hLine, linePath, round, vLine } from "./geometry/scale";

const HEIGHT = 274;
const CALL: Box = { left: 0, top: 22, right: FIGURE_WIDTH, bottom: 102 };
const PUT: Box = { left: 0, top: 170, right: FIGURE_WIDTH, bottom: 250 };
const HALF = MINIATURE.width / 2;
const SMALL_CALL: Box = { left: 0, top: 16, right: HALF - 7, bottom: 104 };
const SMALL_PUT: Box = { left: HALF + 7, top: 16, right: MINIATURE.width, bottom: 104 };

/** Pay-off at expiry of a bought call, above, and of a sold put, below, on one scale. */
export function OptionPayoffs({ figure, compact = false }: FigureProps<"option-payoffs">) {
  const [callBox, putBox] = compact ? [SMALL_CALL, SMALL_PUT] : [CALL, PUT];
  const { call, put } = optionPayoffsGeometry(figure, callBox, putBox);
  return (
    <FigureSvg compact={compact} figure={figure} height={HEIGHT}>
      <Hairlines
        d={[
          vLine(call.strikeX, call.zeroY, callBox.bottom + (compact ? 0 : 20)),
          vLine(put.strikeX, putBox.top, put.zeroY),
        ]}
      />
      <Payoff box={callBox} compact={compact} panel={call} />
      <Payoff box={putBox} compact={compact} panel={put} />
      {!compact && <Labels figure={figure} call={call} put={put} />}
    </FigureSvg>
  );
}

type LabelsProps = Pick<FigureProps<"option-payoffs">, "figure"> & {
  call: PayoffPanel;
  put: PayoffPanel;
};

function Labels({ figure, call, put }: LabelsProps) {
  const { strike, callPremium, putPremium } = figure;
  const callEven = `Break-even ${formatNumber(callBreakEven(strike, callPremium))}`;
  const callLoss = `Loss at most ${formatNumber(callPremium)}`;
  const callFoot = CALL.bottom + 17;
  const putEven = `Break-even ${formatNumber(putBreakEven(strike, putPremium))}`;
  const putProfit = `Profit at most ${formatNumber(putPremium)}`;
  const largestLoss = formatNumber(soldPutLargestLoss(strike, putPremium));
  const putLoss = `Loss up to ${largestLoss} as price falls to 0`;
  const right = { anchor: "end", x: FIGURE_WIDTH } as const;
  return (
    <>
      <PanelHeading y={12} name="Bought call" premium={callPremium} />
      <FigureLabel strong text="Profit grows with the price" tone="brand" x={0} y={36} />
      <FigureLabel anchor="end" strong text={callEven} x={call.breakEvenX - 8} y={call.zeroY - 7} />
      <FigureLabel strong text={callLoss} tone="ochre" x={0} y={callFoot} />
      <FigureLabel text={`Strike ${formatNumber(strike)}`} x={call.strikeX + 6} y={callFoot} />
      <PanelHeading y={PUT.top - 26} name="Sold put" premium={putPremium} />
      <FigureLabel {...right} strong text={putProfit} tone="brand" y={PUT.top - 9} />
      <FigureLabel strong text={putEven} x={put.breakEvenX + 8} y={put.zeroY + 17} />
      <FigureLabel {...right} strong text={putLoss} tone="ochre" y={PUT.bottom - 5} />
      <FigureLabel {...right} text="Price at expiry" tone="muted" y={HEIGHT - 5} />
    </>
  );
}

function PanelHeading({ y, name, premium }: { y: number; name: string; premium: number }) {
  return (
    <text className="figure-text" x={0} y={y}>
      <tspan className="figure-text-strong">{name}</tspan>, premium {formatNumber(premium)}
    </text>
  );
}

type PayoffProps = { panel: PayoffPanel; box: Box; compact: boolean };

function Payoff({ panel, box, compact }: PayoffProps) {
  const { line, profit, loss, zeroY, breakEvenX } = panel;
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
