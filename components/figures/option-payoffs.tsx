import type { FigureOf } from "@/lib/content/schemas/figure";
import { FigureLabel } from "./figure-label";
import { FIGURE_WIDTH, FigureSvg, MINIATURE } from "./figure-svg";
import { formatNumber } from "./geometry/labels";
import {
  callBreakEven,
  optionPayoffsGeometry,
  type PayoffPanel,
  putBreakEven,
  soldPutLargestLoss,
} from "./geometry/option-payoffs";
import { areaPath, type Box, linePath, round } from "./geometry/scale";

type OptionPayoffsProps = { figure: FigureOf<"option-payoffs">; compact?: boolean };

const HEIGHT = 274;
const CALL: Box = { left: 0, top: 22, right: FIGURE_WIDTH, bottom: 102 };
const PUT: Box = { left: 0, top: 170, right: FIGURE_WIDTH, bottom: 250 };

/** Pay-off at expiry of a bought call, above, and of a sold put, below, on one scale. */
export function OptionPayoffs({ figure, compact = false }: OptionPayoffsProps) {
  const { strike, callPremium, putPremium } = figure;
  const half = MINIATURE.width / 2;
  const [callBox, putBox]: [Box, Box] = compact
    ? [
        { left: 0, top: 16, right: half - 7, bottom: 104 },
        { left: half + 7, top: 16, right: MINIATURE.width, bottom: 104 },
      ]
    : [CALL, PUT];
  const { call, put } = optionPayoffsGeometry(figure, callBox, putBox);

  return (
    <FigureSvg compact={compact} figure={figure} height={HEIGHT}>
      <path
        className="stroke-ink/15"
        d={`M${round(call.strikeX)} ${round(call.zeroY)}V${callBox.bottom + (compact ? 0 : 20)}M${round(put.strikeX)} ${putBox.top}V${round(put.zeroY)}`}
        shapeRendering="crispEdges"
      />
      <Payoff box={callBox} compact={compact} panel={call} />
      <Payoff box={putBox} compact={compact} panel={put} />
      {!compact && (
        <>
          <text className="figure-text" x={0} y={12}>
            <tspan className="figure-text-strong">Bought call</tspan>, premium{" "}
            {formatNumber(callPremium)}
          </text>
          <FigureLabel strong text="Profit grows with the price" tone="brand" x={0} y={36} />
          <FigureLabel
            anchor="end"
            strong
            text={`Break-even ${formatNumber(callBreakEven(strike, callPremium))}`}
            x={call.breakEvenX - 8}
            y={call.zeroY - 7}
          />
          <FigureLabel
            strong
            text={`Loss at most ${formatNumber(callPremium)}`}
            tone="ochre"
            x={0}
            y={CALL.bottom + 17}
          />
          <FigureLabel
            text={`Strike ${formatNumber(strike)}`}
            x={call.strikeX + 6}
            y={CALL.bottom + 17}
          />
          <text className="figure-text" x={0} y={PUT.top - 26}>
            <tspan className="figure-text-strong">Sold put</tspan>, premium{" "}
            {formatNumber(putPremium)}
          </text>
          <FigureLabel
            anchor="end"
            strong
            text={`Profit at most ${formatNumber(putPremium)}`}
            tone="brand"
            x={FIGURE_WIDTH}
            y={PUT.top - 9}
          />
          <FigureLabel
            strong
            text={`Break-even ${formatNumber(putBreakEven(strike, putPremium))}`}
            x={put.breakEvenX + 8}
            y={put.zeroY + 17}
          />
          <FigureLabel
            anchor="end"
            strong
            text={`Loss up to ${formatNumber(soldPutLargestLoss(strike, putPremium))} as price falls to 0`}
            tone="ochre"
            x={FIGURE_WIDTH}
            y={PUT.bottom - 5}
          />
          <FigureLabel
            anchor="end"
            text="Price at expiry"
            tone="muted"
            x={FIGURE_WIDTH}
            y={HEIGHT - 5}
          />
        </>
      )}
    </FigureSvg>
  );
}

type PayoffProps = { panel: PayoffPanel; box: Box; compact: boolean };

function Payoff({ panel, box, compact }: PayoffProps) {
  const { line, profit, loss, zeroY, breakEvenX } = panel;
  return (
    <>
      <path className="fill-brand/10" d={areaPath(profit)} />
      <path className="fill-ochre/15" d={areaPath(loss)} />
      <path
        className="stroke-ink"
        d={`M${round(box.left)} ${round(zeroY)}H${round(box.right)}`}
        shapeRendering="crispEdges"
      />
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
