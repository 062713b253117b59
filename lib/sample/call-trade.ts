import type { Sample, SampleMessage } from "@/lib/content/schemas/sample";
import { positionSize } from "@/lib/risk/position-size";
import { type Levels, tradeSums } from "@/lib/risk/trade";

type Numbers = SampleMessage["numbers"];
export type HedgeNumbers = Extract<Numbers, { kind: "hedge" }>;
export type TradeNumbers = Exclude<Numbers, HedgeNumbers>;

/** Contracts as a multiple of the capital, at most (docs/requirements.md R10.3). */
const MOST_LEVERAGE = { positional: 3, intraday: 5 };

/** Shares are paid in full; where no rule names a limit, the risk alone sets the size. */
export function mostLeverage(numbers: TradeNumbers): number | undefined {
  if (numbers.kind === "shares") return 1;
  if (numbers.kind === "futures" && numbers.term) return MOST_LEVERAGE[numbers.term];
  return undefined;
}

/** A call at the least favourable price of its entry range. */
export function levelsOf({ side, entry, stop, target }: TradeNumbers): Levels {
  const [lowest, highest] = entry;
  return { side, entry: side === "buy" ? highest : lowest, stop, target };
}

export function unitsInLot(numbers: TradeNumbers): number {
  return numbers.kind === "shares" ? 1 : numbers.lot;
}

/** The price past the stop-loss at which a call was closed, if it was. */
export function openedPast({ numbers, end }: SampleMessage): number | undefined {
  if (numbers.kind === "hedge" || end.outcome !== "stop") return undefined;
  return end.price;
}

/** Lots, or shares, that the size rule of a call allows a capital. */
export function sizeOf(numbers: TradeNumbers, capital: number) {
  const { entry, stop } = levelsOf(numbers);
  // A bought option may expire worthless: all of its premium is at risk.
  const isPremiumAtRisk = numbers.kind === "option" && numbers.side === "buy";
  return positionSize({
    capital,
    riskPercent: numbers.riskPercent,
    entry,
    stop: isPremiumAtRisk ? 0 : stop,
    lotSize: unitsInLot(numbers),
    mostLeverage: mostLeverage(numbers) ?? Number.POSITIVE_INFINITY,
  });
}

/** The sums of a call for the capital of the examples; see `tradeSums`. */
export function callSums(call: SampleMessage, numbers: TradeNumbers, capital: number) {
  const { lots } = sizeOf(numbers, capital);
  const units = lots * unitsInLot(numbers);
  return tradeSums({ ...levelsOf(numbers), units, opened: openedPast(call) });
}

/** A hedge at its highest premium, at expiry: sums in rupees, `worst` in points of the index. */
export function hedgeSums({ level, strike, premium, lot }: HedgeNumbers) {
  const [, highest] = premium;
  return {
    covered: level * lot,
    cost: highest * lot,
    worst: level - strike + highest,
  };
}

/** The call of an id. @throws Error for an unknown id, which the loader has ruled out */
export function callOf({ messages }: Pick<Sample, "messages">, id: string): SampleMessage {
  const call = messages.find((message) => message.id === id);
  if (!call) throw new Error(`content/sample.yaml has no message with the id ${id}`);
  return call;
}
