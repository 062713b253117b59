"use client";

import { NumberFields } from "@/components/figures/controls";
import { useNumbers } from "@/components/figures/numbers";
import { Stretched } from "@/components/ui/icons";
import type { BandOf } from "@/lib/content/schemas/band";
import type { FigureWords } from "@/lib/content/schemas/shared";
import { positionSize } from "@/lib/risk/position-size";
import { fillIn, formatMoney, formatNumber } from "@/lib/text/format";

interface LotsFigureProps {
  figure: Pick<BandOf<"lots">, "invented" | "reward" | "mostLeverage" | "quantities" | "words">;
  words: FigureWords["moving"];
}

/** With more lots the dividing lines would merge. */
const MAX_DIVIDED = 24;

/** Two bars on one scale: the lots within the risk, and their loss and gain. */
export function LotsFigure({ figure, words }: LotsFigureProps) {
  const { quantities, words: own, reward, mostLeverage } = figure;
  const numbers = useNumbers(quantities, "lots");
  const { capital, risk: riskPercent, entry, stop, lot: lotSize } = numbers.values;
  const trade = { capital, riskPercent, entry, stop, lotSize, mostLeverage };
  const { lots, lotsByRisk, lotLoss, lotValue, budget, governedBy } = positionSize(trade);
  // If no lot fits, show one: its loss is the reason to skip the trade.
  const shown = Math.max(1, lots);
  const lost = shown * lotLoss;
  const count = (n: number) => fillIn(n === 1 ? own.lot : own.lots, { n: formatNumber(n) });
  const facts = {
    risk: formatNumber(riskPercent),
    capital: formatMoney(capital),
    count: count(lots),
    byRisk: count(lotsByRisk),
    budget: formatMoney(budget),
    loss: formatMoney(lost),
    gain: formatMoney(reward * lost),
    value: formatMoney(shown * lotValue),
    limit: formatNumber(mostLeverage),
  };
  const isByRisk = governedBy === "risk";
  const skip = isByRisk ? own.skipForRisk : own.skipForValue;
  const why = lotLoss === 0 ? own.same : lots === 0 ? skip : isByRisk ? undefined : own.capped;
  const parts = shown <= MAX_DIVIDED ? shown : 1;
  const cuts = Array.from({ length: parts - 1 }, (_, i) => `M${((i + 1) * lost) / parts} 0v1`);
  const answer = [lots > 0 ? own.fits : undefined, why].filter((text) => text !== undefined);
  return (
    <>
      <p className="text-small font-semibold text-sheet">{figure.invented}</p>
      <p className="big mt-2 mb-3 text-sheet">{facts.count}</p>
      {why && <p className="mb-3 font-semibold text-sheet">{fillIn(why, facts)}</p>}
      <Ends left={fillIn(own.budget, facts)} right={facts.budget} />
      <Stretched viewBox={`0 0 ${Math.max(budget, lost)} 1`} height="52" className="my-1.5">
        <rect width={budget} height="1" className="fill-hair-night" />
        <rect width={lost} height="1" className="fill-risk" />
        <path
          d={cuts.join("")}
          className="stroke-night stroke-3 [vector-effect:non-scaling-stroke]"
        />
      </Stretched>
      <Ends
        left={fillIn(own.each, { loss: formatMoney(lotLoss) })}
        right={lots > 0 && fillIn(own.unused, { rest: formatMoney(budget - lost) })}
      />
      {lots > 0 && (
        <>
          <Stretched viewBox={`0 0 ${1 + reward} 1`} height="14" className="mt-5 mb-1.5">
            <rect width="1" height="1" className="fill-risk" />
            <rect x="1" width={reward} height="1" className="fill-second" />
          </Stretched>
          <Ends left={fillIn(own.stop, facts)} right={fillIn(own.target, facts)} />
        </>
      )}
      <NumberFields numbers={numbers} moving={words} result={fillIn(answer.join(" "), facts)} />
    </>
  );
}

/** Labels at the ends of a bar. */
function Ends({ left, right }: { left: string; right: string | false }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 font-semibold text-sheet">
      <span>{left}</span>
      <span className="ml-auto text-right">{right}</span>
    </p>
  );
}
