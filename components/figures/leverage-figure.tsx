"use client";

import { tradeEnds } from "@/lib/risk/trade-ends";
import { formatEach, formatMoney, formatNumber } from "@/lib/text/format";
import type { FigureProps } from "./controls";
import { useNumbers } from "./numbers";
import { StopFields } from "./stop-fields";

/** Longest gap that the hatched field shows, in units of risk. */
const MAX_UNITS = 2.5;

/** MAX_UNITS of the heights of the loss. */
const HATCH = { phone: 6.25, wide: 17.5 };
const CLASSES = {
  target: "min-h-30 max-lg:pr-[8vw] lg:h-84",
  loss: "min-h-10 max-lg:py-0! max-lg:pr-[8vw] xs:max-lg:flex-nowrap lg:min-h-28 lg:py-1!",
  path: "left-[91%] w-[5.5%] lg:left-[72%] lg:w-[22%]",
  past: "grid *:[grid-area:1/1]",
};

/** One trade in units of risk: the target above the line, the loss and a gap below it. */
export function LeverageFigure(figure: FigureProps<"leverage">) {
  const { capital, reward, gap, quantities } = figure;
  const numbers = useNumbers(quantities);
  const { leverage, risk } = numbers.values;
  // Distances in percent of the entry; a unit is one percent of the contract.
  const stop = risk / leverage;
  const target = stop * reward;
  const levels = { entry: 0, stop: -stop, target, opened: -stop - gap };
  const ends = tradeEnds((capital * leverage) / 100, levels);
  const money = formatEach({ ...ends, capital }, formatMoney);
  return (
    <StopFields
      figure={figure}
      numbers={numbers}
      classes={CLASSES}
      hatch={HATCH}
      facts={{ ...money, ...formatEach({ target, stop, gap }, formatNumber) }}
      past={Math.min((ends.slip - ends.loss) / ends.loss / MAX_UNITS, 1)}
    />
  );
}
