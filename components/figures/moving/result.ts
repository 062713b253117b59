import type { FigureOf } from "@/lib/content/schemas/figure";
import { changeOfCapital, stopDistance } from "@/lib/risk/leverage";
import { boughtCall, soldPut } from "@/lib/risk/option-payoff";
import { positionSize } from "@/lib/risk/position-size";
import { fillIn } from "@/lib/text/fill-in";
import { formatMoney, formatNumber } from "../geometry/labels";
import type { MovingFigure } from "./quantities";

/** The sentences of content for one kind of figure, by their keys. */
export type ResultWords = Readonly<Record<string, string>>;

function sentence(words: ResultWords, key: string, values: Record<string, string>): string {
  return fillIn(words[key] ?? "", values);
}

function optionResult(figure: FigureOf<"option-payoffs">, words: ResultWords): string {
  const call = boughtCall(figure.strike, figure.callPremium);
  const put = soldPut(figure.strike, figure.putPremium);
  return sentence(words, "outcome", {
    callEven: formatNumber(call.breakEven),
    callLoss: formatNumber(call.mostLost),
    putEven: formatNumber(put.breakEven),
    putLoss: formatNumber(put.mostLost),
  });
}

function leverageResult(
  { example: { leverage, riskPercent } }: FigureOf<"leverage-bands">,
  words: ResultWords,
): string {
  return sentence(words, "outcome", {
    leverage: formatNumber(leverage),
    change: formatNumber(changeOfCapital(leverage, 1)),
    risk: formatNumber(riskPercent),
    stop: formatNumber(stopDistance(riskPercent, leverage)),
  });
}

function sizeResult(figure: FigureOf<"position-size">, words: ResultWords): string {
  const size = positionSize(figure);
  const unit = figure.lotSize > 1 ? "Lot" : "Share";
  const count = (n: number) =>
    sentence(words, n === 1 ? `one${unit}` : `many${unit}s`, { n: formatNumber(n) });
  const loss = Math.max(1, size.lots) * size.lotLoss;
  const value = Math.max(1, size.lots) * size.lotValue;
  const values = {
    count: count(size.lots),
    byRisk: count(size.lotsByRisk),
    one: count(1),
    budget: formatMoney(size.budget),
    loss: formatMoney(loss),
    gain: formatMoney(figure.reward * loss),
    value: formatMoney(value),
    percent: formatNumber((value / figure.capital) * 100),
    limit: formatNumber(figure.mostLeverage),
  };
  if (size.lots === 0) {
    return sentence(words, size.governedBy === "risk" ? "skipForRisk" : "skipForValue", values);
  }
  const fits = sentence(words, "fits", values);
  return size.governedBy === "leverage" ? `${fits} ${sentence(words, "capped", values)}` : fits;
}

/** What the numbers of a figure come to, in the words of content. */
export function resultOf(figure: MovingFigure, words: ResultWords): string {
  if (figure.kind === "option-payoffs") return optionResult(figure, words);
  if (figure.kind === "leverage-bands") return leverageResult(figure, words);
  return sizeResult(figure, words);
}
