import type { FigureOf } from "@/lib/content/schemas/figure";
import { changeOfCapital, stopDistance } from "@/lib/risk/leverage";
import { boughtCall, soldPut } from "@/lib/risk/option-payoff";
import { positionSize } from "@/lib/risk/position-size";
import { fillIn } from "@/lib/text/fill-in";
import { formatMoney, formatNumber } from "../geometry/labels";
import type { MovingFigure } from "./quantities";

/** The sentences of content for one kind of figure, by their keys. */
export type ResultWords = Readonly<Record<string, string>>;

/** Each number in the format of figures. */
function written(numbers: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([key, n]) => [key, formatNumber(n)]));
}

function optionValues({ strike, callPremium, putPremium }: FigureOf<"option-payoffs">) {
  const call = boughtCall(strike, callPremium);
  const put = soldPut(strike, putPremium);
  return written({
    ...{ callEven: call.breakEven, callLoss: call.mostLost },
    ...{ putEven: put.breakEven, putLoss: put.mostLost },
  });
}

function leverageValues({ example: { leverage, riskPercent } }: FigureOf<"leverage-bands">) {
  const change = changeOfCapital(leverage, 1);
  return written({
    leverage,
    change,
    risk: riskPercent,
    stop: stopDistance(riskPercent, leverage),
  });
}

function sizeResult(figure: FigureOf<"position-size">, words: ResultWords): string {
  const size = positionSize(figure);
  const [one, many] = figure.lotSize > 1 ? ["oneLot", "manyLots"] : ["oneShare", "manyShares"];
  const count = (n: number) => fillIn(words[n === 1 ? one : many] ?? "", { n: formatNumber(n) });
  const shown = Math.max(1, size.lots);
  const value = shown * size.lotValue;
  const values = {
    ...{ count: count(size.lots), byRisk: count(size.lotsByRisk), one: count(1) },
    ...written({ percent: (value / figure.capital) * 100, limit: figure.mostLeverage }),
    budget: formatMoney(size.budget),
    loss: formatMoney(shown * size.lotLoss),
    gain: formatMoney(figure.reward * shown * size.lotLoss),
    value: formatMoney(value),
  };
  const isByRisk = size.governedBy === "risk";
  if (size.lots === 0)
    return fillIn(words[isByRisk ? "skipForRisk" : "skipForValue"] ?? "", values);
  const sentences = isByRisk ? [words.fits] : [words.fits, words.capped];
  return fillIn(sentences.join(" "), values);
}

/** The result of a figure's numbers, in the words of content. */
export function resultOf(figure: MovingFigure, words: ResultWords): string {
  if (figure.kind === "position-size") return sizeResult(figure, words);
  const values = figure.kind === "option-payoffs" ? optionValues(figure) : leverageValues(figure);
  return fillIn(words.outcome ?? "", values);
}
