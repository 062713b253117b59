import clsx from "clsx";
import type { ReactNode } from "react";
import { Stretched } from "@/components/ui/icons";
import { ScaledHeight } from "./scaled-height";

/** Height of the picture above the line relative to the one below, as in their classes. */
const ABOVE = 0.45;

/** Heights of the picture above the line, as in its class. */
const HEIGHTS = { phone: 5.85, wide: 10.8 };

/** Profit of an option at expiry; a loss is negative. */
export type ProfitAt = (index: number) => number;

/** The range of the index, which is the axis. */
export interface Axis {
  from: number;
  to: number;
}

interface PayOffProps {
  axis: Axis;
  profitAt: ProfitAt;
  /** Where the profit line bends. */
  strike: number;
  /** The chosen index. */
  index: number;
  gain: { label: string; amount: string };
  loss: { label: string; amount: string };
  axisLabels: readonly [string, string, string];
  about: ReactNode;
}

/** Points below the line: the largest loss fits, and the largest gain fits above. */
function depthOf(profitAt: ProfitAt, { from, to }: Axis): number {
  const profits = [profitAt(from), profitAt(to)];
  return Math.max(-Math.min(...profits), Math.max(...profits) / ABOVE);
}

/** Area between the profit line and zero. */
function areaOf({ axis, profitAt, strike }: PayOffProps): string {
  const pointAt = (index: number) => `${index - axis.from} ${profitAt(index)}`;
  return `M0 0L${pointAt(axis.from)}L${pointAt(strike)}L${pointAt(axis.to)}V0Z`;
}

/**
 * From the outcome at the chosen index to the axis; where words stand below the outcome, to the line.
 */
function OutcomeMark({ axis, profitAt, index, depth }: PayOffProps & { depth: number }) {
  const x = index - axis.from;
  const profit = profitAt(index);
  const isLeft = x < (axis.to - axis.from) / 2;
  const end = profit < 0 && isLeft ? -depth : 0;
  return (
    <g className="text-ink">
      <path d={`M${x} ${profit}V${end}`} className="hero-path" />
      <path d={`M${x} ${profit}h.01`} className="hero-dot" />
    </g>
  );
}

/**
 * Gains and losses at expiry by the index: the gain above the line, the loss below it. The axis goes
 * from left to right in every language, and so do the words at its places.
 */
export function PayOff(props: PayOffProps) {
  const { axis, profitAt, index, gain, loss, axisLabels, about } = props;
  const width = axis.to - axis.from;
  const depth = depthOf(profitAt, axis);
  const height = ABOVE * depth;
  const area = areaOf(props);
  const isGain = profitAt(index) > 0;
  // A sold option gains the same from its strike on: the words stand on that strip.
  const isFlat = profitAt(axis.to) === profitAt(props.strike);
  const mark = <OutcomeMark {...props} depth={depth} />;
  return (
    <>
      <div className="hero-above bg-deep">
        {about}
        <div dir="ltr" className="pay-off-gain">
          <Stretched viewBox={`0 0 ${width} ${height}`} className="pay-off-picture">
            <g transform={`matrix(1 0 0 -1 0 ${height})`}>
              <path d={area} className="fill-green" />
              {isGain && mark}
            </g>
          </Stretched>
          <div className={isFlat ? "pay-off-words text-right" : "pay-off-words"}>
            <p className="font-semibold">{gain.label}</p>
            <p className="mid lg:text-[2.5rem]">{gain.amount}</p>
          </div>
          {isFlat && <ScaledHeight share={profitAt(axis.to) / height} heights={HEIGHTS} />}
        </div>
      </div>
      <div className="hero-below bg-deep">
        <div dir="ltr" className="pay-off-loss">
          <Stretched viewBox={`0 0 ${width} ${depth}`} className="pay-off-picture">
            <g transform="scale(1 -1)">
              <path d={area} className="fill-risk" />
              {!isGain && mark}
            </g>
          </Stretched>
          <div
            className={clsx(
              "relative",
              !isFlat && "max-lg:flex max-lg:items-center max-lg:gap-x-3",
            )}
          >
            <p className="loud hero-loss lg:max-xl:text-[3.25rem]">{loss.amount}</p>
            <p className="max-w-[8.5em] font-semibold lg:mt-1 xl:max-w-none">{loss.label}</p>
          </div>
        </div>
        <p
          dir="ltr"
          className="flex flex-wrap justify-between gap-x-2 border-t border-ink bg-sheet px-2 text-tiny"
        >
          {axisLabels.map((label) => (
            <span key={label} className="whitespace-nowrap">
              {label}
            </span>
          ))}
        </p>
      </div>
    </>
  );
}
