"use client";

import { NumberFields } from "@/components/figures/number-fields";
import { useNumbers } from "@/components/figures/numbers";
import { Stretched } from "@/components/ui/icons";
import type { BandOf } from "@/lib/content/schemas/band";
import type { FigureWords } from "@/lib/content/schemas/shared";
import { positionSize } from "@/lib/risk/position-size";
import { fillIn, formatMoney, formatNumber } from "@/lib/text/format";

type LotsWords = BandOf<"lots">["words"];

interface LotsFigureProps {
  figure: Pick<BandOf<"lots">, "invented" | "reward" | "mostLeverage" | "quantities" | "words">;
  words: FigureWords["moving"];
}

/** With more lots the dividing lines would merge. */
const MAX_DIVIDED = 24;

function countWords(words: LotsWords, lots: number): string {
  return fillIn(lots === 1 ? words.lot : words.lots, { n: formatNumber(lots) });
}

/** Why there are fewer lots than the risk alone allows, or none; undefined if there are not. */
function reasonFor(
  {
    lots,
    lotLoss,
    governedBy,
  }: Pick<ReturnType<typeof positionSize>, "lots" | "lotLoss" | "governedBy">,
  words: LotsWords,
): string | undefined {
  if (lotLoss === 0) return words.same;
  if (lots === 0) return governedBy === "risk" ? words.skipForRisk : words.skipForValue;
  if (governedBy !== "risk") return words.capped;
  return undefined;
}

interface LossBarProps {
  /** Rupees that may be lost. */
  budget: number;
  /** Rupees that the shown lots lose at the stop-loss. */
  loss: number;
  lots: number;
}

/** The loss of the lots, each divided from the next, within the budget. */
function LossBar({ budget, loss, lots }: LossBarProps) {
  const parts = lots <= MAX_DIVIDED ? lots : 1;
  const cuts = Array.from({ length: parts - 1 }, (_, cut) => `M${((cut + 1) * loss) / parts} 0v1`);
  return (
    <Stretched viewBox={`0 0 ${Math.max(budget, loss)} 1`} height="52" className="my-1.5">
      <rect width={budget} height="1" className="fill-hair-night" />
      <rect width={loss} height="1" className="fill-risk" />
      <path
        d={cuts.join("")}
        className="stroke-night stroke-3 [vector-effect:non-scaling-stroke]"
      />
    </Stretched>
  );
}

/** Two bars on one scale: the lots within the risk, and their loss and gain. */
export function LotsFigure({ figure, words: moving }: LotsFigureProps) {
  const { quantities, words, reward, mostLeverage } = figure;
  const numbers = useNumbers(quantities, "lots");
  const { capital, risk: riskPercent, entry, stop, lot: lotSize } = numbers.values;
  const position = positionSize({ capital, riskPercent, entry, stop, lotSize, mostLeverage });
  const { lots, lotsByRisk, lotLoss, lotValue, budget } = position;
  // If no lot fits, show one: its loss is the reason to skip the trade.
  const shownLots = Math.max(1, lots);
  const loss = shownLots * lotLoss;
  const facts = {
    risk: formatNumber(riskPercent),
    capital: formatMoney(capital),
    count: countWords(words, lots),
    byRisk: countWords(words, lotsByRisk),
    budget: formatMoney(budget),
    loss: formatMoney(loss),
    gain: formatMoney(reward * loss),
    value: formatMoney(shownLots * lotValue),
    limit: formatNumber(mostLeverage),
  };
  const reason = reasonFor(position, words);
  const sentences = [lots > 0 ? words.fits : undefined, reason];
  const result = sentences.filter((sentence) => sentence !== undefined).join(" ");
  return (
    <>
      <p className="text-small font-semibold text-sheet">{figure.invented}</p>
      <p className="big mt-2 mb-3 text-sheet">{facts.count}</p>
      {reason && <p className="mb-3 font-semibold text-sheet">{fillIn(reason, facts)}</p>}
      <Ends left={fillIn(words.budget, facts)} right={facts.budget} />
      <LossBar budget={budget} loss={loss} lots={shownLots} />
      <Ends
        left={fillIn(words.each, { loss: formatMoney(lotLoss) })}
        right={lots > 0 && fillIn(words.unused, { rest: formatMoney(budget - loss) })}
      />
      {lots > 0 && (
        <>
          <Stretched viewBox={`0 0 ${1 + reward} 1`} height="14" className="mt-5 mb-1.5">
            <rect width="1" height="1" className="fill-risk" />
            <rect x="1" width={reward} height="1" className="fill-second" />
          </Stretched>
          <Ends left={fillIn(words.stop, facts)} right={fillIn(words.target, facts)} />
        </>
      )}
      <NumberFields numbers={numbers} moving={moving} result={fillIn(result, facts)} isAlone />
    </>
  );
}

/** Labels at the ends of a bar, which begins on the left in every language. */
function Ends({ left, right }: { left: string; right: string | false }) {
  return (
    <p dir="ltr" className="flex flex-wrap justify-between gap-x-4 font-semibold text-sheet">
      <span>{left}</span>
      <span>{right}</span>
    </p>
  );
}
