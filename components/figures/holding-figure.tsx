"use client";

import { sharesTrade } from "@/lib/risk/trade-ends";
import { fillIn, formatEach, formatMoney, formatNumber } from "@/lib/text/format";
import { Controls, type FigureProps } from "./controls";
import { FieldAmount } from "./field-amount";
import { useNumbers } from "./numbers";

/** The swing trade's column is wider, as its bar contains the days. */
const COLUMNS = "grid grid-cols-[minmax(0,1fr)_minmax(27%,5.5rem)] gap-x-2 lg:gap-x-6 lg:px-8";

/** Full-width bar above or below the line. */
function Bar({ share, className }: { share: number; className: string }) {
  return (
    <svg aria-hidden="true" width="100%" height={`${share * 100}%`} className="shrink-0">
      <rect width="100%" height="100%" className={className} />
    </svg>
  );
}

/** Both trades on one scale; the swing trade takes the full height. */
export function HoldingFigure(figure: FigureProps<"holding">) {
  const { swing, intraday, quantities, words, moving, invented } = figure;
  const numbers = useNumbers(quantities);
  const { capital, days } = numbers.values;
  const { count, ...long } = sharesTrade({ ...swing, capital });
  const short = sharesTrade({ ...intraday, capital, opened: intraday.stop });
  const ends = { ...long, intradayLoss: short.loss, intradayGain: short.gain };
  const money = formatEach({ ...ends, capital }, formatMoney);
  const size = { shares: count, days, nights: days - 1 };
  const facts = { ...money, ...formatEach({ ...swing, ...size }, formatNumber) };
  const dayPrices = formatEach(intraday, formatNumber);
  return (
    <>
      <div className="hero-above bg-deep">
        <div className={COLUMNS}>
          <div className="holding-target">
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
            <FieldAmount label={fillIn(words.target, facts)} amount={facts.gain} />
          </div>
          <div className="flex h-38 flex-col justify-end self-end lg:h-67.5">
            <p className="mb-auto pt-0.5 text-small/[1.3] font-semibold text-ochre">{invented}</p>
            <p className="text-small/[1.3] font-semibold">
              {words.intradayGain}{" "}
              <span className="max-lg:sr-only">{fillIn(words.intradayTarget, dayPrices)}</span>
            </p>
            <p className="display text-h3">{facts.intradayGain}</p>
            <Bar share={short.gain / long.gain} className="fill-green" />
          </div>
        </div>
      </div>
      <div className="hero-below bg-deep">
        <div className={COLUMNS}>
          <div>
            <div className="min-h-19 bg-risk pt-0.5 pl-edge sm:pt-2 lg:min-h-33.75 lg:px-5">
              <p className="text-small/[1.2] font-semibold lg:text-base/[1.2]">
                {fillIn(words.example, facts)}
              </p>
              <p className="loud text-[min(2.25rem,14vw)]/[1.05] lg:text-[5rem]/[1]">
                {facts.loss}
              </p>
            </div>
            <div className="hero-hatch min-h-6 py-0 lg:min-h-11.25 lg:px-5 lg:py-2">
              <p className="hero-mark">{fillIn(words.slip, { ...facts, loss: facts.slip })}</p>
            </div>
          </div>
          <div className="flex h-19 flex-col lg:h-33.75">
            <Bar share={short.loss / long.loss} className="fill-risk" />
            <p className="mid">{facts.intradayLoss}</p>
            <p className="text-small/[1.3] font-semibold">
              {words.intradayLoss}{" "}
              <span className="max-lg:sr-only">{fillIn(words.intradayStop, dayPrices)}</span>
            </p>
          </div>
        </div>
      </div>
      <Controls numbers={numbers} moving={moving} result={fillIn(words.result, facts)}>
        <p className="mb-2 font-semibold">{fillIn(words.size, facts)}</p>
      </Controls>
    </>
  );
}
