"use client";

import clsx from "clsx";
import { fillIn, formatEach, formatMoney, formatNumber } from "@/lib/text/format";
import { Controls, type FigureProps } from "./controls";
import { FieldAmount } from "./field-amount";
import { useNumbers } from "./numbers";
import { ScaledHeight } from "./scaled-height";

/** Height above the line in rem; ROOM leaves space for the label of the highest tower. */
const HEIGHTS = { phone: 7, wide: 21 };
const ROOM = 1.75;

/** A tower for the target of each call, above the losses of the calls taken. */
export function TowersFigure(figure: FigureProps<"towers">) {
  const { capital, calls, quantities, words, moving, invented } = figure;
  const numbers = useNumbers(quantities);
  const { count } = numbers.values;
  const loss = calls.slice(0, count).reduce((sum, { lost }) => sum + lost, 0);
  const room = Math.max(...calls.map(({ sought = 0 }) => sought)) * ROOM;
  const facts = {
    ...formatEach({ capital, loss }, formatMoney),
    percent: formatNumber(Math.round((loss * 1000) / capital) / 10),
    count: formatNumber(count),
  };
  return (
    <>
      <div className="hero-above bg-deep">
        <p className="hero-note flex flex-wrap gap-x-2">
          {invented} <span className="text-ink">{words.sought}</span>
        </p>
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(4.4rem,1fr))] gap-x-1.5">
          {calls.map(({ label, sought = 0 }, index) => (
            <li
              key={label}
              className="flex flex-col justify-end text-small/[1.25] lg:text-base/[1.25]"
            >
              <p className="px-1.5 pb-0.5 lg:px-3">
                {label} <b className="block">{sought ? formatMoney(sought) : words.noTarget}</b>
              </p>
              <div
                className={clsx(
                  "border-green",
                  index < count ? "bg-green" : "border-2 border-b-0 [border-style:dashed]",
                )}
              >
                <ScaledHeight share={sought / room} heights={HEIGHTS} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="hero-below bg-deep">
        <div className="grid">
          <ol className="xs:[grid-area:1/1]">
            {calls.map(({ label, lost }, index) => (
              <li key={label} className={clsx("flex justify-end", index < count && "bg-risk")}>
                <ScaledHeight share={lost / room} heights={HEIGHTS} />
                <p
                  className={clsx(
                    "pr-edge text-right text-small/[1.2] xs:w-[40%] lg:w-[38%] lg:pr-8 lg:py-1 lg:text-base",
                    index > 0 && "border-t",
                    index < count && "font-semibold",
                  )}
                >
                  {label} {formatMoney(lost)}
                </p>
              </li>
            ))}
          </ol>
          <div className="flex flex-col pt-1 pl-edge max-lg:[&_.loud]:text-[min(2.5rem,11.5vw)] xs:w-[60%] xs:[grid-area:1/1] lg:w-[62%] lg:px-8 lg:py-3">
            <FieldAmount label={fillIn(words.example, facts)} amount={facts.loss} isLoss />
          </div>
        </div>
        <div className="border-t-3 border-ink bg-sheet px-edge py-2 text-small lg:px-8 lg:py-3">
          <p className="font-semibold">{fillIn(words.share, facts)}</p>
          <p>{words.cap}</p>
        </div>
      </div>
      <Controls numbers={numbers} moving={moving} result={fillIn(words.result, facts)} />
    </>
  );
}
