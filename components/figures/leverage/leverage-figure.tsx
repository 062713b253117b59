"use client";

import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { leveragedTrade } from "@/lib/risk/leverage";
import { fillIn } from "@/lib/text/fill-in";
import { formatMoney, formatNumber } from "../geometry/formats";
import { HeroControls, useNumbers } from "../hero/controls";
import { FieldLabel, Path } from "../hero/parts";
import type { LeverageFigure as Figure } from "./schema";

interface LeverageFigureProps {
  figure: Figure;
  words: FigureWords["moving"];
}

/** What the hatch below has at most, in units of risk; a longer gap ends there. */
const MOST_UNITS = 2.5;

/**
 * One trade in units of risk: three sought above the line, one lost below it, and what a gap adds.
 * The part of the hatch that is past the gap is covered.
 */
export function LeverageFigure({ figure, words }: LeverageFigureProps) {
  const { capital, reward, gap, quantities, words: own, invented } = figure;
  const numbers = useNumbers(quantities);
  const { leverage, risk } = numbers.values;
  const { stop, target, loss, gain, slip } = leveragedTrade({
    capital,
    reward,
    gap,
    leverage,
    risk,
  });
  const money = { loss: formatMoney(loss), gain: formatMoney(gain), slip: formatMoney(slip) };
  const hatched = Math.min((slip - loss) / loss / MOST_UNITS, 1);
  return (
    <>
      <div className="hero-above bg-deep">
        <p className="hero-note">{invented}</p>
        <div className="hero-target relative flex min-h-24 flex-col justify-end bg-green text-sheet max-lg:pr-[13vw] lg:h-75">
          <Path
            d="M90 100 91.2 80 92 88 93.5 55 94.3 66 96 22 96.6 34 97.5 0"
            end={[97.5, 0]}
            className="text-sheet"
          />
          <FieldLabel
            label={fillIn(own.target, { distance: formatNumber(target) })}
            amount={money.gain}
          />
        </div>
      </div>
      <div className="hero-below">
        <div className="hero-lose min-h-12 max-lg:pr-[13vw] lg:min-h-25">
          <Path
            d="M90 0 91.3 40 92.6 20 94.3 75 95.5 50 97 100"
            end={[97, 100]}
            className="text-ink"
          />
          <FieldLabel
            label={fillIn(own.example, { capital: formatMoney(capital) })}
            amount={money.loss}
            isLoss
          />
        </div>
        <div className="hero-hatch min-h-28 lg:h-62.5">
          <svg
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="hero-cover"
          >
            <rect y={hatched} width="1" height={1 - hatched} />
          </svg>
          <p className="hero-mark">{fillIn(own.stop, { distance: formatNumber(stop) })}</p>
          <p className="hero-mark">
            {fillIn(own.slip, { gap: formatNumber(gap), loss: money.slip })}
          </p>
        </div>
      </div>
      <HeroControls
        quantities={quantities}
        numbers={numbers}
        words={words}
        result={fillIn(own.result, money)}
      />
    </>
  );
}
