"use client";

import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { stoppedTrade } from "@/lib/risk/stopped-trade";
import { fillIn } from "@/lib/text/fill-in";
import { formatMoney, formatNumber } from "../geometry/formats";
import { HeroControls, useNumbers } from "../hero/controls";
import { FieldLabel, Path } from "../hero/parts";
import type { StopLossFigure as Figure } from "./schema";

interface StopLossFigureProps {
  figure: Figure;
  words: FigureWords["moving"];
}

/** What the picture has room for, in losses at the stop-loss; what is longer ends there. */
const MOST_ABOVE = 2.4;
const MOST_PAST = 0.6;

/** Two ways that the price may take, in a square of 100; the first ends at the target's height. */
const RISE = [
  [0, 0],
  [12, 18],
  [26, 10],
  [46, 46],
  [58, 36],
  [78, 76],
  [86, 66],
  [100, 100],
] as const;
const FALL = [0, 0, 12, 32, 30, 14, 54, 66, 70, 44, 90, 100];

/** Where no label is. */
const AT_RIGHT = "left-[90%]! w-[7%]! lg:left-[64%]! lg:w-[31%]!";

/**
 * One call for the visitor's capital and stop-loss, in units of the loss at the stop-loss: the field
 * of the target is covered down to its height, the hatch below past where the price opened.
 */
export function StopLossFigure({ figure, words }: StopLossFigureProps) {
  const { entry, target, opened, riskPercent, quantities, words: own, invented } = figure;
  const numbers = useNumbers(quantities);
  const { capital, stop } = numbers.values;
  const { count, loss, gain, slip } = stoppedTrade({
    ...{ capital, riskPercent, entry, stop, target, opened },
  });
  const money = { loss: formatMoney(loss), gain: formatMoney(gain), slip: formatMoney(slip) };
  const sought = Math.min((target - entry) / (entry - stop) / MOST_ABOVE, 1);
  const past = Math.min((stop - opened) / (entry - stop) / MOST_PAST, 1);
  const heightOf = (share: number) => Math.round(100 - share * sought);
  const rise = RISE.map(([x, share]) => `${x} ${heightOf(share)}`);
  const top = [100, heightOf(100)] as const;
  return (
    <>
      <div className="hero-above bg-deep">
        <p className="hero-note">{invented}</p>
        <div className="hero-target flex h-36 flex-col justify-end text-sheet lg:h-90">
          <svg
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full fill-green"
          >
            <rect y={1 - sought} width="1" height={sought} />
          </svg>
          <Path d={`M${rise.join(" ")}`} end={top} className={`text-sheet ${AT_RIGHT}`} />
          <div className="relative">
            <FieldLabel
              label={fillIn(own.target, { price: formatMoney(target) })}
              amount={money.gain}
            />
          </div>
        </div>
      </div>
      <div className="hero-below">
        <div className="hero-lose min-h-15 lg:min-h-37.5">
          <Path d={`M${FALL.join(" ")}`} end={[90, 100]} className={`text-ink ${AT_RIGHT}`} />
          <FieldLabel
            label={fillIn(own.example, { capital: formatMoney(capital) })}
            amount={money.loss}
            isLoss
          />
        </div>
        <div className="hero-hatch min-h-9 lg:min-h-22.5">
          <svg
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="hero-cover"
          >
            <rect y={past} width="1" height={1 - past} />
          </svg>
          <p className="hero-mark">{fillIn(own.stop, { price: formatMoney(stop) })}</p>
          <p className="hero-mark">
            {fillIn(own.slip, { price: formatMoney(opened), loss: money.slip })}
          </p>
        </div>
      </div>
      <HeroControls
        quantities={quantities}
        numbers={numbers}
        words={words}
        result={fillIn(own.result, money)}
      >
        <p className="mb-2 font-semibold">
          {fillIn(own.size, {
            price: formatMoney(entry),
            count: formatNumber(count),
            risk: formatNumber(riskPercent),
          })}
        </p>
      </HeroControls>
    </>
  );
}
