"use client";

import { Stretched } from "@/components/ui/icons";
import { tradeEnds } from "@/lib/risk/trade-ends";
import { fillIn, formatEach, formatMoney, formatNumber } from "@/lib/text/format";
import { Controls, type FigureProps } from "./controls";
import { FieldAmount } from "./field-amount";
import { useNumbers } from "./numbers";
import { ScaledHeight } from "./scaled-height";

/** Day and night, in proportion to our desk's hours and the rest. */
const COLUMNS = "xs:grid-cols-[62fr_38fr] lg:grow grid";

/** Height of the deepest gap, in rem. */
const HEIGHTS = { phone: 13, wide: 22 };

/** Above the line the target by day; below it the stop-loss by day and the gap by night. */
export function OvernightFigure(figure: FigureProps<"overnight">) {
  const { quantities, words, moving, invented, hours, lot, ...trade } = figure;
  const numbers = useNumbers(quantities);
  const { gap, lots } = numbers.values;
  const endsAfter = (percent: number) =>
    tradeEnds(lot * lots, { ...trade, opened: trade.entry * (1 - percent / 100) });
  const ends = endsAfter(gap);
  const deepest = endsAfter(quantities.gap.most).slip;
  const { target, stop } = trade;
  const money = formatEach({ ...ends, target, stop }, formatMoney);
  const facts = { ...money, gap: formatNumber(gap) };
  const longest = Math.max(...hours.rows.map((row) => row.hours));
  return (
    <>
      <div className="hero-above bg-deep">
        <div className={COLUMNS}>
          <div className="flex flex-col justify-end">
            <p className="hero-note">{invented}</p>
            <div className="flex bg-green text-sheet">
              <ScaledHeight share={ends.gain / deepest} heights={HEIGHTS} />
              <div className="self-end px-edge pb-1 lg:px-8 lg:py-3">
                <FieldAmount label={fillIn(words.target, facts)} amount={facts.gain} />
              </div>
            </div>
          </div>
          <p className="bg-night px-3 py-2 text-small font-semibold text-sheet lg:px-8 lg:py-6 lg:text-base">
            {words.night}
          </p>
        </div>
      </div>
      <div className="hero-below bg-deep">
        <div className={COLUMNS}>
          <div>
            <div className="flex bg-risk">
              <ScaledHeight share={ends.loss / deepest} heights={HEIGHTS} />
              <p className="px-edge text-small/[1.3] font-semibold lg:px-8 lg:py-3 lg:text-base">
                {fillIn(words.stop, facts)}
              </p>
            </div>
            <div className="flex flex-col px-edge py-1.5 lg:px-8 lg:py-3">
              <FieldAmount label={fillIn(words.example, facts)} amount={facts.slip} isLoss />
            </div>
          </div>
          <div className="flex items-start bg-night">
            <ScaledHeight share={1} heights={HEIGHTS} />
            <div className="hero-hatch flex grow border-b-3 border-ink p-0!">
              <ScaledHeight share={ends.slip / deepest} heights={HEIGHTS} />
            </div>
          </div>
        </div>
        <div className="border-t-3 border-ink bg-sheet px-edge py-3 text-small lg:px-8">
          <p className="font-semibold">{hours.heading}</p>
          <ul className="mt-1 grid gap-y-1.5">
            {hours.rows.map((row) => (
              <li key={row.label}>
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span>{row.label}</span>
                  <span>{row.until}</span>
                </p>
                <Stretched viewBox={`0 0 ${longest} 1`} className="h-2 bg-deep">
                  <rect width={row.hours} height="1" className="fill-ink" />
                </Stretched>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Controls numbers={numbers} moving={moving} result={fillIn(words.result, facts)} />
    </>
  );
}
