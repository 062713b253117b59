"use client";

import { sharesTrade } from "@/lib/risk/trade-ends";
import { fillIn, formatEach, formatMoney, formatNumber } from "@/lib/text/format";
import type { FigureProps } from "./controls";
import { useNumbers } from "./numbers";
import { StopFields } from "./stop-fields";

/** Longest distances that the figure shows, in units of the loss at the stop-loss. */
const MAX_ABOVE = 2.4;
const MAX_PAST = 0.6;

/** MAX_PAST of the heights of the loss. */
const HATCH = { phone: 2.25, wide: 5.625 };
const CLASSES = {
  target: "min-h-36 lg:h-90",
  loss: "min-h-15 lg:min-h-37.5",
  path: "left-[90%] w-[7%] lg:left-[64%] lg:w-[31%]",
  past: "",
};

/** One call for the visitor's capital and stop-loss, in units of the loss at the stop-loss. */
export function StopLossFigure(figure: FigureProps<"stop-loss">) {
  const { entry, target, opened, riskPercent: risk, quantities, words } = figure;
  const numbers = useNumbers(quantities);
  const { capital, stop } = numbers.values;
  const trade = { capital, entry, stop, target, opened };
  const { count, ...ends } = sharesTrade({ ...trade, riskPercent: risk });
  const facts = {
    ...formatEach({ ...trade, ...ends }, formatMoney),
    ...formatEach({ count, risk }, formatNumber),
  };
  return (
    <StopFields
      figure={figure}
      numbers={numbers}
      facts={facts}
      classes={CLASSES}
      hatch={HATCH}
      sought={Math.min((target - entry) / (entry - stop) / MAX_ABOVE, 1)}
      past={Math.min((stop - opened) / (entry - stop) / MAX_PAST, 1)}
    >
      <p className="mb-2 font-semibold">{fillIn(words.size, facts)}</p>
    </StopFields>
  );
}
