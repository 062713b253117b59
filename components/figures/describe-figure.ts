import type { Figure, FigureOf } from "@/lib/content/schemas/figure";
import { hedgeFloor } from "./geometry/hedged-position";
import type { Held } from "./geometry/holding-periods";
import { formatNumber, formatSigned } from "./geometry/labels";
import { callBreakEven, putBreakEven, soldPutLargestLoss } from "./geometry/option-payoffs";

const and = new Intl.ListFormat("en-GB", { type: "conjunction" });
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/**
 * What a figure shows, in sentences that can stand in its place.
 * @returns plain text for `aria-label`, ending with a full stop
 */
export function describeFigure(figure: Figure): string {
  switch (figure.kind) {
    case "call-outcomes":
      return describeCall(figure);
    case "holding-periods":
      return describeHolding(figure);
    case "leverage-bands":
      return describeLeverage(figure);
    case "option-payoffs":
      return describePayoffs(figure);
    case "hedged-position":
      return describeHedge(figure);
    case "coverage-grid":
      return describeCoverage(figure);
    case "commodity-groups":
      return describeCommodities(figure);
    default:
      return figure satisfies never;
  }
}

function units(count: number) {
  return `${formatNumber(count)} ${count === 1 ? "unit" : "units"}`;
}

function between([from, to]: readonly [number, number], unit: string) {
  return from === to
    ? `${formatNumber(from)}${unit}`
    : `${formatNumber(from)} to ${formatNumber(to)}${unit}`;
}

function describeCall({ risk, reward }: FigureOf<"call-outcomes">) {
  const multiple = formatNumber(reward / risk);
  return [
    `An illustrative call: the stop is ${units(risk)} below the entry, the target ${units(reward)} above it.`,
    "After the entry two paths are drawn, and either can happen.",
    `One rises to the target and gains ${units(reward)}, ${multiple} times the risk.`,
    `The other falls to the stop and loses ${units(risk)}, the whole risk.`,
    "No real security is shown.",
  ].join(" ");
}

function describeHeld([from, to]: Held) {
  const unit = to === 1 ? " trading day" : " trading days";
  return from === 0 ? `up to ${formatNumber(to)}${unit}` : between([from, to], unit);
}

function describeHolding({ days, rows }: FigureOf<"holding-periods">) {
  return [
    `How long positions are held, on an axis of ${formatNumber(days)} trading days from the entry.`,
    ...rows.map(({ label, held, note }) => `${label}: ${describeHeld(held)}. ${sentence(note)}`),
  ].join(" ");
}

function describeLeverage({ intraday, positional, riskPercent }: FigureOf<"leverage-bands">) {
  const effect = (leverage: readonly [number, number]) =>
    `a price move of 1% gains or loses ${between(leverage, "%")} of the capital used`;
  return [
    "Leverage, the exposure as a multiple of capital, on one axis.",
    `Intraday: ${between(intraday, " times")}; ${effect(intraday)}.`,
    `Positional: ${between(positional, " times")}; ${effect(positional)}.`,
    `Below, a bar of 100 units of capital: ${between(riskPercent, "%")} of it is risked on one trade.`,
  ].join(" ");
}

function describePayoffs({ strike, callPremium, putPremium }: FigureOf<"option-payoffs">) {
  const call = formatNumber(callBreakEven(strike, callPremium));
  const put = formatNumber(putBreakEven(strike, putPremium));
  return [
    `Profit and loss at expiry of two options with a strike of ${formatNumber(strike)}.`,
    `A bought call, premium ${formatNumber(callPremium)}: below the strike the whole premium of ${formatNumber(callPremium)} is lost, and no more; it breaks even at ${call}; above that the profit grows with the price.`,
    `A sold put, premium ${formatNumber(putPremium)}: above the strike the profit is the premium of ${formatNumber(putPremium)}, and no more; it breaks even at ${put}; below that the loss grows as the price falls, up to ${formatNumber(soldPutLargestLoss(strike, putPremium))} at a price of 0.`,
    "No real security is shown.",
  ].join(" ");
}

function describeHedge(hedge: FigureOf<"hedged-position">) {
  const { entry, putStrike, putCost } = hedge;
  const floor = hedgeFloor(hedge);
  const limit =
    floor < 0
      ? `the loss stops at ${formatNumber(-floor)}`
      : `the result does not fall below ${formatSigned(floor)}`;
  const breakEven =
    floor < 0
      ? `: break-even is ${formatNumber(entry + putCost)} instead of ${formatNumber(entry)}`
      : "";
  return [
    `Profit and loss of a holding bought at ${formatNumber(entry)}, alone and with a put of strike ${formatNumber(putStrike)} that costs ${formatNumber(putCost)}.`,
    "Alone, the holding gains and loses as much as the price moves.",
    `With the put, ${limit}, however far the price falls below ${formatNumber(putStrike)}.`,
    `When the price is above ${formatNumber(putStrike)} the put expires unused and the result is ${formatNumber(putCost)} lower than without it${breakEven}.`,
    "No real security is shown.",
  ].join(" ");
}

function describeCoverage({ columns, rows }: FigureOf<"coverage-grid">) {
  return [
    `What one subscription covers, for ${and.format(rows.map((row) => row.label))}.`,
    ...rows.map(({ label, covers }) => {
      const covered = columns.filter((_, i) => covers[i] === true);
      const missing = columns.filter((_, i) => covers[i] !== true);
      const parts = [
        covered.length > 0 && `covers ${and.format(covered)}`,
        missing.length > 0 && `does not cover ${or.format(missing)}`,
      ];
      return `${label}: ${parts.filter((part) => part !== false).join("; ")}.`;
    }),
  ].join(" ");
}

function describeCommodities({ plans, groups }: FigureOf<"commodity-groups">) {
  return [
    `Groups of commodities and the plans that include them: ${and.format(plans)}.`,
    ...groups.map(({ label, members, plans: included }) => {
      const missing = plans.filter((plan) => !included.includes(plan));
      const without = missing.length > 0 ? `, not in ${or.format(missing)}` : "";
      return `${label} (${and.format(members)}): in ${and.format(included)}${without}.`;
    }),
  ].join(" ");
}

function sentence(text: string) {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
