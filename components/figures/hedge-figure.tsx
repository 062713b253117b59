"use client";

import { hedgedHolding } from "@/lib/risk/hedge";
import { fillIn, formatEach, formatMoney, formatNumber } from "@/lib/text/format";
import { AboutLine } from "./about-line";
import { BarRows } from "./bar-rows";
import { Controls, type FigureProps } from "./controls";
import { useNumbers } from "./numbers";

/** The same move up and down as rows on one scale, which ends at the longest of them. */
export function HedgeFigure(figure: FigureProps<"hedge">) {
  const { quantities, words, moving, invented, level, strike, premium, lot } = figure;
  const numbers = useNumbers(quantities);
  const { move } = numbers.values;
  const holding = hedgedHolding({ level, strike, premium, lot, ...numbers.values });
  const { cost, bare, hedged, saved, gain } = holding;
  const amounts = { ...holding, more: -saved };
  const facts = {
    ...formatEach(amounts, formatMoney),
    ...formatEach({ move, level, strike, premium }, formatNumber),
  };
  const longest = Math.max(bare, hedged);
  const bareRise = {
    label: fillIn(words.bareRise, facts),
    amount: facts.bare,
    isWideOnly: true,
    parts: [{ fill: "fill-green", share: bare / longest }],
  };
  const rise = {
    label: fillIn(words.rise, facts),
    amount: facts.gain,
    parts: [
      { fill: "fill-green", share: Math.max(0, gain) / longest },
      { fill: "fill-risk", share: Math.min(cost, bare) / longest },
    ],
  };
  const withHedge = {
    label: fillIn(words.fall, facts),
    amount: facts.hedged,
    isLoud: true,
    parts: [
      { fill: "fill-risk", share: hedged / longest },
      { fill: "hero-saved", share: Math.max(0, saved) / longest },
    ],
  };
  const without = {
    label: fillIn(words.bare, facts),
    amount: facts.bare,
    parts: [{ fill: "fill-risk", share: bare / longest }],
  };
  return (
    <>
      <div className="hero-above bg-deep">
        <AboutLine invented={invented} text={fillIn(words.about, facts)} />
        <BarRows rows={[bareRise, rise]} />
      </div>
      <div className="hero-below flex flex-col bg-deep">
        <BarRows rows={[withHedge, without]} />
        <p className="px-edge pb-3 lg:px-8 lg:pb-5">
          {fillIn(saved < 0 ? words.dearer : words.saved, facts)}
        </p>
      </div>
      <Controls numbers={numbers} moving={moving} result={fillIn(words.result, facts)} />
    </>
  );
}
