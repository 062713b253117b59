"use client";

import { tradeEnds } from "@/lib/risk/trade-ends";
import { formatEach, formatMoney, formatNumber } from "@/lib/text/format";
import type { FigureProps } from "./controls";
import { useNumbers } from "./numbers";
import { StopFields } from "./stop-fields";

/** Longest gap that the hatched field shows, in units of risk. */
const MAX_UNITS = 2.5;

const LOOKS = {
  target: "min-h-20 max-lg:pr-[8vw] lg:h-75",
  lose: "min-h-12 max-lg:pr-[8vw] xs:max-lg:flex-nowrap lg:min-h-25",
  hatch: "min-h-28 lg:h-62.5",
  path: "left-[93%] w-[5.5%] lg:left-[90%] lg:w-[7.5%]",
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
      {...{ figure, numbers, looks: LOOKS }}
      facts={{ ...money, ...formatEach({ target, stop, gap }, formatNumber) }}
      past={Math.min((ends.slip - ends.loss) / ends.loss / MAX_UNITS, 1)}
    />
  );
}
