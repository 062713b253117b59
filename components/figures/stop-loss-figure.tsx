"use client";

import { sharesTrade } from "@/lib/risk/trade-ends";
import { fillIn } from "@/lib/text/fill-in";
import { formatEach, formatMoney, formatNumber } from "./formats";
import type { FigureProps } from "./frame";
import { useNumbers } from "./numbers";
import { StopFields } from "./stop-fields";

/** What the picture has room for, in losses at the stop-loss; what is longer ends there. */
const MOST_ABOVE = 2.4;
const MOST_PAST = 0.6;

const LOOKS = {
  target: "h-36 lg:h-90",
  lose: "min-h-15 lg:min-h-37.5",
  hatch: "min-h-9 lg:min-h-22.5",
  path: "left-[90%] w-[7%] lg:left-[64%] lg:w-[31%]",
};

/** One call for the visitor's capital and stop-loss, in units of the loss at the stop-loss. */
export function StopLossFigure({ figure, words }: FigureProps<"stop-loss">) {
  const { entry, target, opened, riskPercent, quantities, words: own, invented } = figure;
  const numbers = useNumbers(quantities);
  const { capital, stop } = numbers.values;
  const { count, ...ends } = sharesTrade({ capital, riskPercent, entry, stop, target, opened });
  const money = formatEach(ends, formatMoney);
  const size = { price: formatMoney(entry), count: formatNumber(count) };
  return (
    <StopFields
      {...{ numbers, words, invented, looks: LOOKS }}
      target={{ label: fillIn(own.target, { price: formatMoney(target) }), amount: money.gain }}
      loss={{ label: fillIn(own.example, { capital: formatMoney(capital) }), amount: money.loss }}
      marks={[
        fillIn(own.stop, { price: formatMoney(stop) }),
        fillIn(own.slip, { price: formatMoney(opened), loss: money.slip }),
      ]}
      sought={Math.min((target - entry) / (entry - stop) / MOST_ABOVE, 1)}
      past={Math.min((stop - opened) / (entry - stop) / MOST_PAST, 1)}
      result={fillIn(own.result, money)}
    >
      <p className="mb-2 font-semibold">
        {fillIn(own.size, { ...size, risk: formatNumber(riskPercent) })}
      </p>
    </StopFields>
  );
}
