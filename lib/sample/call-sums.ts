import type { HedgeCall, LevelsCall, SampleNote } from "@/lib/content/schemas/sample";
import { FUTURES_LIMITS } from "./limits";

/** What follows from the levels of a call; prices in its own unit, money in rupees. */
export interface CallSums {
  /** The end of the entry range at which most is risked. */
  worst: number;
  /** From there to the stop. */
  risk: number;
  /** From there to the target. */
  reward: number;
  /** Shares or lots by the limit of risk. */
  byRisk: number;
  /** Shares or lots by the limit of leverage, or of cash for shares; undefined without one. */
  byLeverage: number | undefined;
  /** Shares or lots to take: the lower of the two. */
  count: number;
  /** Lost if the stop is filled at its level, before costs. */
  atStop: number;
  /** Money in the trade: the shares' price, the contracts' value, the premium. */
  value: number;
}

/** A division that is exact on paper must not fall below its result. */
const whole = (quotient: number) => Math.floor(quotient + 1e-9);

/** @param capital of the account in the example, in rupees */
export function callSums(call: LevelsCall, capital: number): CallSums {
  const [lowest, highest] = call.entry;
  const worst = call.side === "buy" ? highest : lowest;
  const risk = Math.abs(worst - call.stop);
  const reward = Math.abs(call.target - worst);
  const units = call.kind === "shares" ? 1 : call.lot;
  // A bought option may expire worthless: its whole premium is at risk.
  const atRisk = call.kind === "option" && call.side === "buy" ? worst : risk;
  const byRisk = whole((capital * call.riskPercent) / 100 / (atRisk * units));
  const most =
    call.kind === "shares"
      ? capital
      : call.kind === "futures" && call.term
        ? capital * FUTURES_LIMITS.leverage[call.term]
        : undefined;
  const byLeverage = most === undefined ? undefined : whole(most / (worst * units));
  const count = Math.min(byRisk, byLeverage ?? byRisk);
  return {
    worst,
    risk,
    reward,
    byRisk,
    byLeverage,
    count,
    atStop: risk * units * count,
    value: worst * units * count,
  };
}

/** Money in rupees, `floor` in the unit of the index. */
export interface HedgeSums {
  /** Value of the shares that one lot matches. */
  covered: number;
  /** Premium of one lot at the upper end of its range. */
  cost: number;
  /** Lost at most at expiry on shares and put together, if the shares follow the index. */
  floor: number;
}

export function hedgeSums({ level, strike, premium, lot }: HedgeCall): HedgeSums {
  const [, highest] = premium;
  return { covered: level * lot, cost: highest * lot, floor: level - strike + highest };
}

/** Value in crore rupees, money in rupees. */
export interface NoteSums {
  /** What the whole company costs at the upper end of the range. */
  value: number;
  /** That in multiples of the last year's profit. */
  times: number;
  /** Shares to buy at most. */
  count: number;
  /** What they cost. */
  amount: number;
  /** Lost if the share falls by half. */
  half: number;
}

export function noteSums(note: SampleNote, capital: number): NoteSums {
  const [, highest] = note.entry;
  const value = highest * note.shares;
  const count = whole((capital * note.mostPercent) / 100 / highest);
  return {
    value,
    times: value / (note.accounts.at(-1)?.profit ?? 0),
    count,
    amount: count * highest,
    half: (count * highest) / 2,
  };
}
