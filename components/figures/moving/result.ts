import type { FigureOf } from "@/lib/content/schemas/figure";
import { positionSize } from "@/lib/risk/position-size";
import { fillIn } from "@/lib/text/fill-in";
import { formatMoney, formatNumber, formatNumbers } from "../geometry/formats";
import { leverageFacts } from "../leverage-bands";
import { optionFacts } from "../option-payoffs";
import type { MovingFigure } from "./quantities";

/** The sentences of content for one kind of figure, by their keys. */
type ResultWords = Readonly<Record<string, string>>;

function sizeResult(figure: FigureOf<"position-size">, words: ResultWords): string {
  const size = positionSize(figure);
  const [one, many] = figure.lotSize > 1 ? ["oneLot", "manyLots"] : ["oneShare", "manyShares"];
  const count = (n: number) => fillIn(words[n === 1 ? one : many] ?? "", { n: formatNumber(n) });
  const shown = Math.max(1, size.lots);
  const value = shown * size.lotValue;
  const isByRisk = size.governedBy === "risk";
  const fits = isByRisk ? [words.fits] : [words.fits, words.capped];
  const skip = isByRisk ? words.skipForRisk : words.skipForValue;
  return fillIn(size.lots > 0 ? fits.join(" ") : (skip ?? ""), {
    count: count(size.lots),
    byRisk: count(size.lotsByRisk),
    one: count(1),
    budget: formatMoney(size.budget),
    loss: formatMoney(shown * size.lotLoss),
    gain: formatMoney(figure.reward * shown * size.lotLoss),
    value: formatMoney(value),
    ...formatNumbers({ percent: (value / figure.capital) * 100, limit: figure.mostLeverage }),
  });
}

/** The result of a figure's numbers, in the words of content. */
export function resultOf(figure: MovingFigure, words: ResultWords): string {
  if (figure.kind === "position-size") return sizeResult(figure, words);
  const facts = figure.kind === "option-payoffs" ? optionFacts(figure) : leverageFacts(figure);
  return fillIn(words.outcome ?? "", facts);
}
