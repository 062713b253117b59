import type { SampleMessage } from "@/lib/content/schemas/sample";

/** Where a call sought to end and where it ended, in units of what was at risk; 0 is the entry. */
export interface End {
  /** None for a hedge, which seeks no price. */
  target?: number;
  end: number;
}

/** The end of an example, counted from the worst price of its entry range. */
export function endOf({ numbers, end }: Pick<SampleMessage, "numbers" | "end">): End {
  const { price, outcome } = end;
  if (numbers.kind === "hedge") {
    const paid = numbers.premium[1];
    return { end: outcome === "lapsed" ? 0 : ((price ?? 0) - paid) / paid };
  }
  const { side, entry, stop, target } = numbers;
  const worst = side === "buy" ? entry[1] : entry[0];
  // Of a sold position stop and target are on the other sides of the entry, and so is the sign.
  const inRisk = (level: number) => (level - worst) / (worst - stop);
  return { target: inRisk(target), end: price === undefined ? 0 : inRisk(price) };
}
