"use client";

import clsx from "clsx";
import { hedgedHolding } from "@/lib/risk/hedge";
import { fillIn } from "@/lib/text/fill-in";
import { formatEach, formatMoney, formatNumber } from "./formats";
import { type FigureProps, Frame } from "./frame";
import { useNumbers } from "./numbers";
import { FieldLabel, type Outcome, Stretched } from "./parts";

/** What a row comes to: parts from the left, in shares of the scale, through `none` the ground. */
function Bar({ parts }: { parts: readonly (readonly [fill: string, share: number])[] }) {
  return (
    <Stretched className="h-4 w-full lg:h-18">
      {parts.map(([fill, share], index) => (
        <rect
          key={fill}
          x={parts.slice(0, index).reduce((sum, [, before]) => sum + before, 0)}
          width={share}
          height="1"
          className={fill}
        />
      ))}
    </Stretched>
  );
}

/** Label and amount of a row: beside each other on phones. */
function Amount({ className, ...outcome }: Outcome & { isLoss?: boolean; className?: string }) {
  return (
    <div
      className={clsx(
        "flex flex-wrap items-center gap-x-3 px-edge py-1 max-lg:*:max-w-[11em] lg:px-8 lg:pt-2.5 lg:pb-1.5",
        className,
      )}
    >
      <FieldLabel {...outcome} />
    </div>
  );
}

/** The same move up and down as rows on one scale, which ends at the longest move. */
export function HedgeFigure({ figure, words }: FigureProps<"hedge">) {
  const { quantities, words: own, invented, ...put } = figure;
  const numbers = useNumbers(quantities);
  const { move } = numbers.values;
  const holding = hedgedHolding({ ...put, ...numbers.values });
  const { value, cost, bare, hedged, saved, gain } = holding;
  const facts = { ...formatEach(holding, formatMoney), move: formatNumber(move) };
  const longest = (value * quantities.move.most) / 100;
  return (
    <Frame
      {...{ numbers, words }}
      result={fillIn(own.result, facts)}
      above={
        <>
          <p className="hero-note">{invented}</p>
          <Amount className="lg:block" label={fillIn(own.rise, facts)} amount={facts.gain} />
          <Bar
            parts={[
              ["fill-green", Math.max(0, gain) / longest],
              ["fill-risk", Math.min(cost, bare) / longest],
            ]}
          />
        </>
      }
      below={
        <>
          <Amount
            className="lg:block"
            label={fillIn(own.example, facts)}
            amount={facts.hedged}
            isLoss
          />
          <div className="hero-hatch p-0!">
            <Bar
              parts={[
                ["fill-risk", hedged / longest],
                ["fill-none", Math.max(0, saved) / longest],
                ["fill-deep", 1],
              ]}
            />
          </div>
          <Amount label={own.bare} amount={facts.bare} />
          <Bar parts={[["fill-risk", bare / longest]]} />
          <p className="px-edge py-2 text-small font-semibold lg:px-8 lg:py-4">
            {saved < 0
              ? fillIn(own.dearer, { more: formatMoney(-saved) })
              : fillIn(own.saved, facts)}
          </p>
        </>
      }
    />
  );
}
