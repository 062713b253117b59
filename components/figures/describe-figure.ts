import type { Figure, FigureKind, FigureOf } from "@/lib/content/schemas/figure";
import { hedgeFloor } from "./geometry/hedged-position";
import { formatNumber, formatSigned } from "./geometry/labels";
import { callBreakEven, putBreakEven, soldPutLargestLoss } from "./geometry/option-payoffs";

const and = new Intl.ListFormat("en-GB", { type: "conjunction" });
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

const INVENTED = "No real security is shown.";

function units(count: number) {
  return `${formatNumber(count)} ${count === 1 ? "unit" : "units"}`;
}

function between([from, to]: readonly [number, number], unit: string) {
  return from === to
    ? `${formatNumber(from)}${unit}`
    : `${formatNumber(from)} to ${formatNumber(to)}${unit}`;
}

function held([from, to]: readonly [number, number]) {
  const unit = to === 1 ? " trading day" : " trading days";
  return from === 0 ? `up to ${formatNumber(to)}${unit}` : between([from, to], unit);
}

function sentence(text: string) {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The sentences of each kind of figure. */
const DESCRIPTIONS: { [Kind in FigureKind]: (figure: FigureOf<Kind>) => string[] } = {
  "call-outcomes": ({ risk, reward }) => [
    `An illustrative call: the stop is ${units(risk)} below the entry, the target ${units(reward)} above it.`,
    "After the entry two paths are drawn, and either can happen.",
    `One rises to the target and gains ${units(reward)}, ${formatNumber(reward / risk)} times the risk.`,
    `The other falls to the stop and loses ${units(risk)}, the whole risk.`,
    INVENTED,
  ],
  "holding-periods": ({ days, rows }) => [
    `How long positions are held, on an axis of ${formatNumber(days)} trading days from the entry.`,
    ...rows.map((row) => `${row.label}: ${held(row.held)}. ${sentence(row.note)}`),
  ],
  "leverage-bands": ({ intraday, positional, riskPercent }) => {
    const effect = (leverage: readonly [number, number]) =>
      `${between(leverage, " times")}; a price move of 1% gains or loses ${between(leverage, "%")} of the capital used.`;
    return [
      "Leverage, the exposure as a multiple of capital, on one axis.",
      `Intraday: ${effect(intraday)}`,
      `Positional: ${effect(positional)}`,
      `Below, a bar of 100 units of capital: ${between(riskPercent, "%")} of it is risked on one trade.`,
    ];
  },
  "option-payoffs": ({ strike, callPremium, putPremium }) => {
    const [call, put] = [formatNumber(callPremium), formatNumber(putPremium)];
    const callEven = formatNumber(callBreakEven(strike, callPremium));
    const putEven = formatNumber(putBreakEven(strike, putPremium));
    const largestLoss = formatNumber(soldPutLargestLoss(strike, putPremium));
    return [
      `Profit and loss at expiry of two options with a strike of ${formatNumber(strike)}.`,
      `A bought call, premium ${call}: below the strike the whole premium of ${call} is lost, and no more; it breaks even at ${callEven}; above that the profit grows with the price.`,
      `A sold put, premium ${put}: above the strike the profit is the premium of ${put}, and no more; it breaks even at ${putEven}; below that the loss grows as the price falls, up to ${largestLoss} at a price of 0.`,
      INVENTED,
    ];
  },
  "hedged-position": (hedge) => {
    const [entry, strike] = [formatNumber(hedge.entry), formatNumber(hedge.putStrike)];
    const cost = formatNumber(hedge.putCost);
    const floor = hedgeFloor(hedge);
    const limit =
      floor < 0
        ? `the loss stops at ${formatNumber(-floor)}`
        : `the result does not fall below ${formatSigned(floor)}`;
    const breakEven = formatNumber(hedge.entry + hedge.putCost);
    return [
      `Profit and loss of a holding bought at ${entry}, alone and with a put of strike ${strike} that costs ${cost}.`,
      "Alone, the holding gains and loses as much as the price moves.",
      `With the put, ${limit}, however far the price falls below ${strike}.`,
      `When the price is above ${strike} the put expires unused and the result is ${cost} lower than without it${floor < 0 ? `: break-even is ${breakEven} instead of ${entry}` : ""}.`,
      INVENTED,
    ];
  },
  "coverage-grid": ({ columns, rows }) => [
    `What one subscription covers, for ${and.format(rows.map((row) => row.label))}.`,
    ...rows.map(({ label, covers }) => {
      const covered = columns.filter((_, i) => covers[i] === true);
      const missing = columns.filter((_, i) => covers[i] !== true);
      const parts = [
        ...(covered.length > 0 ? [`covers ${and.format(covered)}`] : []),
        ...(missing.length > 0 ? [`does not cover ${or.format(missing)}`] : []),
      ];
      return `${label}: ${parts.join("; ")}.`;
    }),
  ],
  "commodity-groups": ({ plans, groups }) => [
    `Groups of commodities and the plans that include them: ${and.format(plans)}.`,
    ...groups.map(({ label, members, plans: included }) => {
      const missing = plans.filter((plan) => !included.includes(plan));
      const without = missing.length > 0 ? `, not in ${or.format(missing)}` : "";
      return `${label} (${and.format(members)}): in ${and.format(included)}${without}.`;
    }),
  ],
};

/**
 * What a figure shows, in sentences that can stand in its place.
 * @returns plain text for `aria-label`, ending with a full stop
 */
export function describeFigure(figure: Figure): string {
  // The table's type says that each description is of its own kind of figure.
  const sentencesOf = DESCRIPTIONS[figure.kind] as (figure: Figure) => string[];
  return sentencesOf(figure).join(" ");
}
