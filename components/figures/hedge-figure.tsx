"use client";

import { Stretched } from "@/components/ui/icons";
import { hedgedHolding } from "@/lib/risk/hedge";
import { fillIn, formatEach, formatMoney, formatNumber } from "@/lib/text/format";
import { Controls, type FigureProps } from "./controls";
import { FieldAmount } from "./field-amount";
import { useNumbers } from "./numbers";

/** Label and amount of a row side by side: on phones, and in the last row everywhere. */
const BESIDE = "hedge-row flex";

interface BarPart {
  /** `fill-none` shows the background. */
  fill: string;
  /** Of the scale, from 0 to 1. */
  share: number;
}

/** Parts after each other from the left. */
function Bar({ parts }: { parts: readonly BarPart[] }) {
  return (
    <Stretched className="h-4 lg:h-18">
      {parts.map(({ fill, share }, index) => (
        <rect
          key={fill}
          x={parts.slice(0, index).reduce((sum, before) => sum + before.share, 0)}
          width={share}
          height="1"
          className={fill}
        />
      ))}
    </Stretched>
  );
}

/** The same move up and down as rows on one scale, which ends at the longest move. */
export function HedgeFigure(figure: FigureProps<"hedge">) {
  const { quantities, words, moving, invented, ...put } = figure;
  const numbers = useNumbers(quantities);
  const { move } = numbers.values;
  const holding = hedgedHolding({ ...put, ...numbers.values });
  const { value, cost, bare, hedged, saved, gain } = holding;
  const amounts = { ...holding, more: -saved };
  const facts = { ...formatEach(amounts, formatMoney), move: formatNumber(move) };
  const longest = (value * quantities.move.most) / 100;
  return (
    <>
      <div className="hero-above bg-deep">
        <p className="hero-note">{invented}</p>
        <div className={`${BESIDE} lg:block`}>
          <FieldAmount label={fillIn(words.rise, facts)} amount={facts.gain} />
        </div>
        <Bar
          parts={[
            { fill: "fill-green", share: Math.max(0, gain) / longest },
            { fill: "fill-risk", share: Math.min(cost, bare) / longest },
          ]}
        />
      </div>
      <div className="hero-below bg-deep">
        <div className={`${BESIDE} lg:block`}>
          <FieldAmount label={fillIn(words.example, facts)} amount={facts.hedged} isLoss />
        </div>
        <div className="hero-hatch p-0!">
          <Bar
            parts={[
              { fill: "fill-risk", share: hedged / longest },
              { fill: "fill-none", share: Math.max(0, saved) / longest },
              { fill: "fill-deep", share: 1 },
            ]}
          />
        </div>
        <div className={BESIDE}>
          <FieldAmount label={words.bare} amount={facts.bare} />
        </div>
        <Bar parts={[{ fill: "fill-risk", share: bare / longest }]} />
        <p className="px-edge py-2 text-small font-semibold lg:px-8 lg:py-4">
          {fillIn(saved < 0 ? words.dearer : words.saved, facts)}
        </p>
      </div>
      <Controls numbers={numbers} moving={moving} result={fillIn(words.result, facts)} />
    </>
  );
}
