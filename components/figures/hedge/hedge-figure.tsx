"use client";

import clsx from "clsx";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { hedgedHolding } from "@/lib/risk/hedge";
import { fillIn } from "@/lib/text/fill-in";
import { formatMoney, formatNumber } from "../geometry/formats";
import { HeroControls, useNumbers } from "../hero/controls";
import { FieldLabel } from "../hero/parts";
import type { HedgeFigure as Figure } from "./schema";

interface HedgeFigureProps {
  figure: Figure;
  words: FigureWords["moving"];
}

interface BarProps {
  /** One after the other from the left, in shares of the scale. */
  parts: readonly { share: number; fill: string }[];
}

/** What a row of the figure comes to; what its parts leave free lets the ground through. */
function Bar({ parts }: BarProps) {
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-5 w-full lg:h-18"
    >
      {parts.map(({ share, fill }, index) => (
        <rect
          key={fill}
          x={parts.slice(0, index).reduce((sum, part) => sum + part.share, 0)}
          width={share}
          height="1"
          className={fill}
        />
      ))}
    </svg>
  );
}

interface AmountProps {
  label: string;
  amount: string;
  isLoss?: boolean;
  className?: string;
}

/** Label and amount of a row: beside each other on phones. */
function Amount({ className, ...props }: AmountProps) {
  return (
    <div
      className={clsx(
        "flex flex-wrap items-center gap-x-3 px-edge pt-1 pb-1.5 max-lg:*:max-w-[11em] lg:px-8 lg:pt-2.5",
        className,
      )}
    >
      <FieldLabel {...props} />
    </div>
  );
}

/** The same move up and down as rows on one scale, which ends at the longest move. */
export function HedgeFigure({ figure, words }: HedgeFigureProps) {
  const { quantities, words: own, invented, ...put } = figure;
  const numbers = useNumbers(quantities);
  const { move, lots } = numbers.values;
  const { value, cost, bare, hedged, saved, gain } = hedgedHolding({ ...put, move, lots });
  const longest = (value * quantities.move.most) / 100;
  const money = {
    value: formatMoney(value),
    cost: formatMoney(cost),
    bare: formatMoney(bare),
    hedged: formatMoney(hedged),
    gain: formatMoney(gain),
    move: formatNumber(move),
  };
  return (
    <>
      <div className="hero-above bg-deep">
        <p className="hero-note">{invented}</p>
        <Amount className="lg:block" label={fillIn(own.rise, money)} amount={money.gain} />
        <Bar
          parts={[
            { share: Math.max(0, gain) / longest, fill: "fill-green" },
            { share: Math.min(cost, bare) / longest, fill: "fill-risk" },
          ]}
        />
      </div>
      <div className="hero-below bg-deep">
        <Amount
          className="lg:block"
          label={fillIn(own.example, money)}
          amount={money.hedged}
          isLoss
        />
        <div className="hero-hatch p-0!">
          <Bar
            parts={[
              { share: hedged / longest, fill: "fill-risk" },
              { share: Math.max(0, saved) / longest, fill: "fill-none" },
              { share: 1, fill: "fill-deep" },
            ]}
          />
        </div>
        <Amount label={own.bare} amount={money.bare} />
        <Bar parts={[{ share: bare / longest, fill: "fill-risk" }]} />
        <p className="px-edge py-2 text-small font-semibold lg:px-8 lg:py-4">
          {saved < 0
            ? fillIn(own.dearer, { more: formatMoney(-saved) })
            : fillIn(own.saved, { saved: formatMoney(saved) })}
        </p>
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
