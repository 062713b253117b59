import type { LevelsCall, SampleCall, SamplePage } from "@/lib/content/schemas/sample";
import { shareOfCapital } from "@/lib/fees/capital";
import { fillIn } from "@/lib/text/fill-in";
import { formatDecimal, formatRupees } from "@/lib/text/format";
import { callSums, hedgeSums } from "./call-sums";
import { FUTURES_LIMITS } from "./limits";

/** A label and what stands beside it. */
export interface Row {
  label: string;
  value: string;
}

const times = (ratio: number) => formatDecimal(Math.round(ratio * 10) / 10);

/** How much of it to take, as the message says it. */
export function sizeRule(call: SampleCall, { sizes }: Pick<SamplePage, "sizes">): string {
  if (call.kind === "hedge") {
    return fillIn(sizes.hedge, { amount: formatRupees(hedgeSums(call).covered) });
  }
  const percent = `${formatDecimal(call.riskPercent)}%`;
  if (call.kind === "option") {
    return fillIn(call.side === "buy" ? sizes.bought : sizes.sold, { percent });
  }
  if (call.kind === "futures" && call.term) {
    const most = formatDecimal(FUTURES_LIMITS.leverage[call.term]);
    return fillIn(sizes.leverage, { percent, times: most });
  }
  return fillIn(sizes[call.kind], { percent });
}

/** "2 lots of 75", "555 shares". */
function countText(call: LevelsCall, count: number, { sums }: Pick<SamplePage, "sums">): string {
  if (call.kind === "shares") return fillIn(sums.shares, { count: formatDecimal(count) });
  const words = { count: formatDecimal(count), lot: formatDecimal(call.lot) };
  return fillIn(count === 1 ? sums.lot : sums.lots, words);
}

/** How far past the stop a call was closed, as a multiple of the planned loss; none otherwise. */
function slip(call: LevelsCall, page: SamplePage): Row[] {
  const { outcome, price } = call.end;
  const past = price === undefined ? 0 : (call.stop - price) * (call.side === "buy" ? 1 : -1);
  if (outcome !== "stop" || past <= 0) return [];
  const { risk } = callSums(call, page.capital);
  const points = fillIn(call.per, { n: formatDecimal(past) });
  const value = fillIn(page.sums.slipText, { points, times: times((risk + past) / risk) });
  return [{ label: page.sums.slip, value }];
}

/** The sums behind a call: what the levels mean for an account of `page.capital`. */
export function sumRows(call: SampleCall, page: SamplePage): Row[] {
  const { sums, capital } = page;
  const share = (amount: number) => shareOfCapital(amount, capital);
  const points = (n: number) => fillIn(call.per, { n: formatDecimal(n) });
  if (call.kind === "hedge") {
    const { covered, cost, floor } = hedgeSums(call);
    const words = { amount: formatRupees(cost), share: shareOfCapital(cost, covered) };
    const worst = { points: points(floor), share: shareOfCapital(floor, call.level) };
    return [
      { label: sums.covered, value: formatRupees(covered) },
      { label: sums.cost, value: fillIn(sums.lossText, words) },
      { label: sums.worst, value: fillIn(sums.worstText, worst) },
    ];
  }
  const { worst, risk, reward, byRisk, byLeverage, count, atStop, value } = callSums(call, capital);
  const amount = formatRupees(value);
  const isOption = call.kind === "option";
  const isContract = call.kind === "futures";
  const isTighter = isContract && byLeverage !== undefined && byLeverage < byRisk;
  const tighter = isTighter
    ? ` ${fillIn(sums.tighter, { risk: formatDecimal(byRisk), leverage: formatDecimal(byLeverage) })}`
    : "";
  return [
    { label: sums.risk, value: points(risk) },
    {
      label: sums.reward,
      value: fillIn(sums.rewardText, { points: points(reward), times: times(reward / risk) }),
    },
    ...(isOption && call.side === "sell"
      ? [{ label: sums.ratio, value: fillIn(sums.ratioText, { times: times(worst / risk) }) }]
      : []),
    {
      label: fillIn(sums.size, { capital: formatRupees(capital) }),
      value: countText(call, count, page) + tighter,
    },
    {
      label: isOption ? sums[call.side === "buy" ? "premium" : "received"] : sums.value,
      value: isContract
        ? fillIn(sums.valueText, { amount, times: times(value / capital) })
        : fillIn(sums.lossText, { amount, share: share(value) }),
    },
    {
      label: sums.atStop,
      value: fillIn(sums.lossText, { amount: formatRupees(atStop), share: share(atStop) }),
    },
    ...slip(call, page),
  ];
}
