"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Stretched } from "@/components/ui/icons";
import { boughtCall, soldPut } from "@/lib/risk/option-payoff";
import { fillIn, formatMoney, formatNumber } from "@/lib/text/format";
import { Controls, type FigureProps } from "./controls";
import { FieldAmount } from "./field-amount";
import { useNumbers } from "./numbers";

type OptionFigureProps = FigureProps<"option">;

/** Height of the field above the line relative to the field below, as in their classes. */
const ABOVE = 0.72;
const SIDES = ["bought", "sold"] as const;
type Side = (typeof SIDES)[number];

/** The selected trade; initially the radio button selected before hydration. */
function useSide() {
  const [side, setSide] = useState<Side>("sold");
  useEffect(() => {
    const [bought] = document.getElementsByName("hero-side");
    if (bought?.matches(":checked")) setSide("bought");
  }, []);
  return { side, setSide };
}

function optionsOf({ bought, sold }: Pick<OptionFigureProps, Side>) {
  return {
    bought: boughtCall(bought.strike, bought.premium),
    sold: soldPut(sold.strike, sold.premium),
  };
}

type Options = ReturnType<typeof optionsOf>;

/** The range of the index, which is the axis. */
interface Axis {
  from: number;
  to: number;
}

/** Points of the field below the line: both trades fit, and their gains fit above it. */
function depthOf(options: Options, { from, to }: Axis): number {
  const losses = SIDES.map((side) => -options[side].profitAt(from));
  const gains = SIDES.map((side) => options[side].profitAt(to) / ABOVE);
  return Math.max(...losses, ...gains);
}

/** Area below the profit line: the gain above zero; below zero, what is not lost. */
function unlostArea(option: Options[Side], strike: number, { from, to }: Axis): string {
  const pointAt = (index: number) => `${index - from} ${option.profitAt(index)}`;
  return `M${pointAt(from)}L${pointAt(strike)}L${pointAt(to)}V${-to}H0Z`;
}

/** From the line to the outcome at the chosen index. */
function OutcomeMark({ x, profit }: { x: number; profit: number }) {
  return (
    <g className="text-ink">
      <path d={`M${x} 0V${profit}`} className="hero-path" />
      <path d={`M${x} ${profit}h.01`} className="hero-dot" />
    </g>
  );
}

interface FieldProps {
  axis: Axis;
  depth: number;
  unlost: string;
  /** The outcome's mark, if it is in this field. */
  mark: ReactNode;
}

/** The field above the line. */
function GainField({ axis, depth, unlost, mark, children }: FieldProps & { children: ReactNode }) {
  const height = ABOVE * depth;
  return (
    <div className="hero-above bg-deep">
      <div className="relative flex min-h-18 flex-col justify-end lg:min-h-60">
        <Stretched
          viewBox={`0 0 ${axis.to - axis.from} ${height}`}
          className="absolute inset-x-0 bottom-0 h-18 lg:h-60"
        >
          <g transform={`matrix(1 0 0 -1 0 ${height})`}>
            <path d={unlost} className="fill-green" />
            {mark}
          </g>
        </Stretched>
        {children}
      </div>
    </div>
  );
}

/** The picture of the field below the line: the premium, and what is not lost. */
function LossPicture({ axis, depth, unlost, mark, premium }: FieldProps & { premium: number }) {
  const width = axis.to - axis.from;
  return (
    <div className="hero-hatch absolute inset-x-0 top-0 h-25 lg:h-[20.75rem]">
      <Stretched viewBox={`0 0 ${width} ${depth}`} className="absolute inset-0 h-full">
        <rect width={width} height={premium} className="fill-risk" />
        <g transform="scale(1 -1)">
          <path d={unlost} className="fill-deep" />
          {mark}
        </g>
      </Stretched>
    </div>
  );
}

interface SideChoiceProps {
  figure: OptionFigureProps;
  side: Side;
  onChoose: (side: Side) => void;
}

/** Switches between the trades. */
function SideChoice({ figure, side, onChoose }: SideChoiceProps) {
  return (
    <fieldset className="mb-2">
      <legend className="sr-only">{figure.words.choice}</legend>
      <div className="flex flex-wrap gap-x-8">
        {SIDES.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-2 font-semibold">
            <input
              type="radio"
              name="hero-side"
              checked={side === choice}
              className="size-5 accent-green"
              onChange={() => onChoose(choice)}
            />
            {figure[choice].name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** If the chosen index gives no gain or no loss, its label shows that at the end of the axis. */
export function OptionFigure(figure: OptionFigureProps) {
  const { lot, quantities, words, moving, invented } = figure;
  const numbers = useNumbers(quantities);
  const { side, setSide } = useSide();
  const { index, lots } = numbers.values;
  const axis = { from: quantities.index.least, to: quantities.index.most };
  const options = optionsOf(figure);
  const trade = figure[side];
  const option = options[side];
  const rupees = (points: number) => formatMoney(Math.abs(points) * lot * lots);
  const profit = option.profitAt(index);
  const gainAt = profit > 0 ? index : axis.to;
  const lossAt = profit < 0 ? index : axis.from;
  const depth = depthOf(options, axis);
  const unlost = unlostArea(option, trade.strike, axis);
  const mark = <OutcomeMark x={index - axis.from} profit={profit} />;
  const facts = { trade: trade.name, index: formatNumber(index), amount: rupees(profit) };
  return (
    <>
      <GainField axis={axis} depth={depth} unlost={unlost} mark={profit > 0 && mark}>
        <p className="hero-note relative">{`${invented}: ${trade.about}`}</p>
        <div className="relative w-[64%] pb-3.5 pl-edge lg:pb-12 lg:pl-8">
          <FieldAmount
            label={fillIn(words.gain, { index: formatNumber(gainAt) })}
            amount={rupees(option.profitAt(gainAt))}
          />
        </div>
      </GainField>
      <div className="hero-below bg-deep">
        <div className="relative min-h-25 lg:min-h-[20.75rem]">
          <LossPicture
            axis={axis}
            depth={depth}
            unlost={unlost}
            mark={profit < 0 && mark}
            premium={trade.premium}
          />
          <div className="relative ml-[38%] flex flex-col pt-1 pr-4 lg:pt-15">
            <p className="text-small/[1.3] font-semibold lg:text-base">
              {fillIn(words.loss, { index: formatNumber(lossAt) })}
            </p>
            <p className="loud text-[min(2.5rem,14vw)]/[1] max-lg:-order-1 lg:text-[5rem]">
              {rupees(option.profitAt(lossAt))}
            </p>
          </div>
        </div>
        <p className="flex flex-wrap justify-between gap-x-2 border-t border-ink bg-sheet px-2 text-tiny">
          <span className="whitespace-nowrap">{formatNumber(axis.from)}</span>
          <span>{words.axis}</span>
          <span className="whitespace-nowrap">{formatNumber(axis.to)}</span>
        </p>
      </div>
      <Controls
        numbers={numbers}
        moving={moving}
        result={fillIn(profit < 0 ? words.lost : words.gained, facts)}
      >
        <SideChoice figure={figure} side={side} onChoose={setSide} />
        <p className="mb-2 text-small font-semibold">
          {fillIn(trade.limits, {
            even: formatNumber(option.breakEven),
            most: rupees(trade.premium),
            worst: rupees(option.mostLost),
          })}
        </p>
      </Controls>
    </>
  );
}
