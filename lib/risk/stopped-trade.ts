import { positionSize, type Trade } from "./position-size";

type StoppedTrade = Pick<Trade, "capital" | "riskPercent" | "entry" | "stop"> & {
  target: number;
  /** The price at which it opens, past the stop. */
  opened: number;
};

/** A call in shares, paid in full: how many fit, and rupees lost or gained at each of its ends. */
export function stoppedTrade({ target, opened, ...trade }: StoppedTrade) {
  const { lots: count } = positionSize({ ...trade, lotSize: 1, mostLeverage: 1 });
  const { entry, stop } = trade;
  return {
    count,
    loss: count * (entry - stop),
    gain: count * (target - entry),
    /** The whole loss if the price opens past the stop. */
    slip: count * (entry - opened),
  };
}
