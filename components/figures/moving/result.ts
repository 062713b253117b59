import type { FigureOf } from "@/lib/content/schemas/figure";
import { changeOfCapital, stopDistance } from "@/lib/risk/leverage";
import { boughtCall, soldPut } from "@/lib/risk/option-payoff";
import { positionSize } from "@/lib/risk/position-size";
import { fillIn } from "@/lib/text/fill-in";
import { formatMoney, formatNumber } from "../geometry/labels";
import type { MovingFigure } from "./quantities";

/** The sentences of content for one kind of figure, by their keys. */
export type ResultWords = Readonly<Record<string, string>>;

/** The values that the sentences name, and the keys of the sentences that hold. */
interface Result {
  keys: string[];
  values: Record<string, string>;
}

function optionResult({ strike, callPremium, putPremium }: FigureOf<"option-payoffs">): Result {
  const call = boughtCall(strike, callPremium);
  const put = soldPut(strike, putPremium);
  const values = {
    callEven: formatNumber(call.breakEven),
    callLoss: formatNumber(call.mostLost),
    putEven: formatNumber(put.breakEven),
    putLoss: formatNumber(put.mostLost),
  };
  return { keys: ["outcome"], values };
}

function leverageResult({ example }: FigureOf<"leverage-bands">): Result {
  const { leverage, riskPercent } = example;
  const values = {
    leverage: formatNumber(leverage),
    change: formatNumber(changeOfCapital(leverage, 1)),
    risk: formatNumber(riskPercent),
    stop: formatNumber(stopDistance(riskPercent, leverage)),
  };
  return { keys: ["outcome"], values };
}

function sizeResult(figure: FigureOf<"position-size">, words: ResultWords): Result {
  const size = positionSize(figure);
  const [one, many] = figure.lotSize > 1 ? ["oneLot", "manyLots"] : ["oneShare", "manyShares"];
  const count = (n: number) => fillIn(words[n === 1 ? one : many] ?? "", { n: formatNumber(n) });
  const shown = Math.max(1, size.lots);
  const value = shown * size.lotValue;
  const values = {
    count: count(size.lots),
    byRisk: count(size.lotsByRisk),
    one: count(1),
    budget: formatMoney(size.budget),
    loss: formatMoney(shown * size.lotLoss),
    gain: formatMoney(figure.reward * shown * size.lotLoss),
    value: formatMoney(value),
    percent: formatNumber((value / figure.capital) * 100),
    limit: formatNumber(figure.mostLeverage),
  };
  if (size.lots === 0) {
    return { keys: [size.governedBy === "risk" ? "skipForRisk" : "skipForValue"], values };
  }
  return { keys: size.governedBy === "leverage" ? ["fits", "capped"] : ["fits"], values };
}

/** What the numbers of a figure come to, in the words of content. */
export function resultOf(figure: MovingFigure, words: ResultWords): string {
  const { keys, values } =
    figure.kind === "option-payoffs"
      ? optionResult(figure)
      : figure.kind === "leverage-bands"
        ? leverageResult(figure)
        : sizeResult(figure, words);
  return keys.map((key) => fillIn(words[key] ?? "", values)).join(" ");
}
