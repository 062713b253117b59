"use client";

import { useEffect, useState } from "react";
import { Stretched } from "@/components/ui/icons";
import { boughtCall, soldPut } from "@/lib/risk/option-payoff";
import { fillIn, formatMoney, formatNumber } from "@/lib/text/format";
import { Controls, type FigureProps } from "./controls";
import { FieldAmount } from "./field-amount";
import { useNumbers } from "./numbers";

/** Height of the field above the line relative to the field below, as in their classes. */
const ABOVE = 0.72;
const SIDES = ["bought", "sold"] as const;

/** The selected trade; initially the radio button selected before hydration. */
function useSide() {
  const [side, setSide] = useState<(typeof SIDES)[number]>("sold");
  useEffect(() => {
    const [bought] = document.getElementsByName("hero-side");
    if (bought?.matches(":checked")) setSide("bought");
  }, []);
  return [side, setSide] as const;
}

/** If the chosen index gives no gain or no loss, its label shows that at the end of the axis. */
export function OptionFigure(figure: FigureProps<"option">) {
  const { lot, quantities, words, moving, invented } = figure;
  const numbers = useNumbers(quantities);
  const [side, setSide] = useSide();
  const { index, lots } = numbers.values;
  const { least: from, most: to } = quantities.index;
  const options = {
    bought: boughtCall(figure.bought.strike, figure.bought.premium),
    sold: soldPut(figure.sold.strike, figure.sold.premium),
  };
  const trade = figure[side];
  const option = options[side];
  const rupees = (points: number) => formatMoney(Math.abs(points) * lot * lots);
  const profit = option.profitAt(index);
  const gainAt = profit > 0 ? index : to;
  const lossAt = profit < 0 ? index : from;
  const depth = Math.max(
    ...SIDES.flatMap((one) => [-options[one].profitAt(from), options[one].profitAt(to) / ABOVE]),
  );
  /** Area below the profit line: the gain above zero; below zero, what is not lost. */
  const [first, ...profits] = [from, trade.strike, to].map(
    (at) => `${at - from} ${option.profitAt(at)}`,
  );
  const unlost = `M${first}L${profits.join("L")}V${-to}H0Z`;
  /** From the line to the outcome at the chosen index. */
  const mark = (
    <g className="text-ink">
      <path d={`M${index - from} 0V${profit}`} className="hero-path" />
      <path d={`M${index - from} ${profit}h.01`} className="hero-dot" />
    </g>
  );
  const facts = { trade: trade.name, index: formatNumber(index), amount: rupees(profit) };
  return (
    <>
      <div className="hero-above bg-deep">
        <div className="relative flex min-h-18 flex-col justify-end lg:min-h-60">
          <Stretched
            viewBox={`0 0 ${to - from} ${ABOVE * depth}`}
            className="absolute inset-x-0 bottom-0 h-18 lg:h-60"
          >
            <g transform={`matrix(1 0 0 -1 0 ${ABOVE * depth})`}>
              <path d={unlost} className="fill-green" />
              {profit > 0 && mark}
            </g>
          </Stretched>
          <p className="hero-note relative">{`${invented}: ${trade.about}`}</p>
          <div className="relative w-[64%] pb-3.5 pl-edge lg:pb-12 lg:pl-8">
            <FieldAmount
              label={fillIn(words.gain, { index: formatNumber(gainAt) })}
              amount={rupees(option.profitAt(gainAt))}
            />
          </div>
        </div>
      </div>
      <div className="hero-below bg-deep">
        <div className="relative min-h-25 lg:min-h-[20.75rem]">
          <div className="hero-hatch absolute inset-x-0 top-0 h-25 lg:h-[20.75rem]">
            <Stretched viewBox={`0 0 ${to - from} ${depth}`} className="absolute inset-0 h-full">
              <rect width={to - from} height={trade.premium} className="fill-risk" />
              <g transform="scale(1 -1)">
                <path d={unlost} className="fill-deep" />
                {profit < 0 && mark}
              </g>
            </Stretched>
          </div>
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
          <span className="whitespace-nowrap">{formatNumber(from)}</span>
          <span>{words.axis}</span>
          <span className="whitespace-nowrap">{formatNumber(to)}</span>
        </p>
      </div>
      <Controls
        numbers={numbers}
        moving={moving}
        result={fillIn(profit < 0 ? words.lost : words.gained, facts)}
      >
        <fieldset className="mb-2">
          <legend className="sr-only">{words.choice}</legend>
          <div className="flex flex-wrap gap-x-8">
            {SIDES.map((one) => (
              <label key={one} className="flex min-h-11 items-center gap-2 font-semibold">
                <input
                  type="radio"
                  name="hero-side"
                  checked={side === one}
                  className="size-5 accent-green"
                  onChange={() => setSide(one)}
                />
                {figure[one].name}
              </label>
            ))}
          </div>
        </fieldset>
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
