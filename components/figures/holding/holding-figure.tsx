"use client";

import type { ReactNode } from "react";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { stoppedTrade } from "@/lib/risk/stopped-trade";
import { fillIn } from "@/lib/text/fill-in";
import { formatMoney, formatNumber, formatNumbers } from "../geometry/formats";
import { HeroControls, useNumbers } from "../hero/controls";
import { FieldLabel } from "../hero/parts";
import type { HoldingFigure as Figure } from "./schema";

interface HoldingFigureProps {
  figure: Figure;
  words: FigureWords["moving"];
}

/** The swing trade has the room, since its bar has the days in it. */
function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(27%,5.5rem)] gap-x-2 lg:gap-x-6 lg:px-8">
      {children}
    </div>
  );
}

/** A bar of the full width that stands on the line or hangs from it. */
function Bar({ share, className }: { share: number; className: string }) {
  return (
    <svg aria-hidden="true" width="100%" height={`${share * 100}%`} className="shrink-0">
      <rect width="100%" height="100%" className={className} />
    </svg>
  );
}

/** Both trades on one scale, in which the swing trade has the height of the fields. */
export function HoldingFigure({ figure, words }: HoldingFigureProps) {
  const { swing, intraday, quantities, words: own, invented } = figure;
  const numbers = useNumbers(quantities);
  const { capital, days } = numbers.values;
  const long = stoppedTrade({ ...swing, capital });
  const short = stoppedTrade({ ...intraday, capital, opened: intraday.stop });
  const money = {
    loss: formatMoney(long.loss),
    gain: formatMoney(long.gain),
    slip: formatMoney(long.slip),
    intradayLoss: formatMoney(short.loss),
    intradayGain: formatMoney(short.gain),
  };
  return (
    <>
      <div className="hero-above bg-deep pt-1.5">
        <Columns>
          <div className="relative flex min-h-35 flex-col justify-end bg-green pt-10 pb-1 pl-edge text-sheet lg:min-h-67.5 lg:px-5 lg:pt-28 lg:pb-3">
            <ol aria-hidden="true" className="absolute inset-x-0 top-0 flex h-10 lg:h-28">
              {Array.from({ length: days }, (_, day) => day + 1).map((day) => (
                <li
                  key={day}
                  className="flex-1 border-deep text-center text-tiny not-first:border-l-3"
                >
                  {day}
                </li>
              ))}
            </ol>
            <FieldLabel
              label={fillIn(own.target, { target: formatNumber(swing.target) })}
              amount={money.gain}
            />
          </div>
          <div className="flex h-35 flex-col justify-end self-end lg:h-67.5">
            <p className="mb-auto pt-0.5 text-small/[1.3] font-semibold text-ochre">{invented}</p>
            <p className="text-small/[1.3] font-semibold">
              {own.intraday}
              <span className="max-lg:sr-only">
                {fillIn(own.intradayTarget, { target: formatNumber(intraday.target) })}
              </span>
            </p>
            <p className="display text-h3">{money.intradayGain}</p>
            <Bar share={short.gain / long.gain} className="fill-green" />
          </div>
        </Columns>
      </div>
      <div className="hero-below bg-deep">
        <Columns>
          <div>
            <div className="min-h-17.5 bg-risk pt-0.5 pl-edge lg:min-h-33.75 lg:px-5 lg:pt-2">
              <p className="text-small/[1.2] font-semibold lg:text-base/[1.2]">
                {fillIn(own.example, {
                  capital: formatMoney(capital),
                  stop: formatNumber(swing.stop),
                })}
              </p>
              <p className="loud text-[min(2.25rem,14vw)]/[0.9] lg:text-[5rem]/[1]">{money.loss}</p>
            </div>
            <div className="hero-hatch min-h-6 py-0 lg:min-h-11.25 lg:px-5 lg:py-2">
              <p className="hero-mark">
                {fillIn(own.slip, { opened: formatNumber(swing.opened), loss: money.slip })}
              </p>
            </div>
          </div>
          <div className="flex h-17.5 flex-col lg:h-33.75">
            <Bar share={short.loss / long.loss} className="fill-risk" />
            <p className="mid">{money.intradayLoss}</p>
            <p className="text-small/[1.3] font-semibold max-lg:sr-only">
              {fillIn(own.intradayStop, { stop: formatNumber(intraday.stop) })}
            </p>
          </div>
        </Columns>
      </div>
      <HeroControls
        quantities={quantities}
        numbers={numbers}
        words={words}
        result={fillIn(own.result, money)}
      >
        <p className="mb-2 font-semibold">
          {fillIn(own.size, {
            ...formatNumbers({ shares: long.count, entry: swing.entry, days, nights: days - 1 }),
          })}
        </p>
      </HeroControls>
    </>
  );
}
