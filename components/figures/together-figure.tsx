"use client";

import type { CallTogether } from "@/lib/sample/shown-figure";
import { fillIn, formatMoney, formatNumber, formatTenths } from "@/lib/text/format";
import { AboutLine } from "./about-line";
import { BarRows } from "./bar-rows";
import { Controls, type FigureProps } from "./controls";
import { useNumbers } from "./numbers";

/** The targets of the calls, above what those taken lose together. */
export function TogetherFigure(figure: FigureProps<"together">) {
  const { capital, calls, quantities, words, moving, invented } = figure;
  const numbers = useNumbers(quantities);
  const { count } = numbers.values;
  const loss = calls.slice(0, count).reduce((sum, { lost }) => sum + lost, 0);
  const longest = Math.max(...calls.map(({ sought = 0, lost }) => Math.max(sought, lost)));
  const facts = {
    capital: formatMoney(capital),
    loss: formatMoney(loss),
    percent: formatTenths((loss * 100) / capital),
    count: formatNumber(count),
  };
  const targetOf = ({ label, sought }: CallTogether) => ({
    label,
    amount: sought === undefined ? words.noTarget : formatMoney(sought),
    parts: [{ fill: "fill-green", share: (sought ?? 0) / longest }],
  });
  const lossOf = ({ label, lost }: CallTogether, index: number) => ({
    label: index < count ? label : `${label}, ${words.notTaken}`,
    amount: formatMoney(lost),
    parts: [{ fill: index < count ? "fill-risk" : "hero-outline", share: lost / longest }],
  });
  return (
    <>
      <div className="hero-above bg-deep">
        <AboutLine invented={invented} text={fillIn(words.about, facts)} />
        <p className="px-edge font-semibold lg:px-8">{words.sought}</p>
        <BarRows isCompact rows={calls.map(targetOf)} />
      </div>
      <div className="hero-below flex flex-col bg-deep">
        <div className="ladder-words loss-words grow-0 bg-risk lg:max-w-none lg:pr-8">
          <p className="loud hero-loss">{facts.loss}</p>
          <p>{fillIn(words.loss, facts)}</p>
        </div>
        <BarRows isCompact rows={calls.map(lossOf)} />
        <p className="bg-sheet px-edge py-2 text-small lg:px-8 lg:py-3">{words.cap}</p>
      </div>
      <Controls numbers={numbers} moving={moving} result={fillIn(words.result, facts)} />
    </>
  );
}
