/** A range of numbers, the lower one first. */
export type Range = readonly [from: number, to: number];

/**
 * What a price move of some per cent changes, in per cent of the capital.
 * @param leverage contract value as a multiple of the capital
 */
export function changeOfCapital(leverage: number, move: number): number {
  return leverage * move;
}

/** The distance of the stop, in per cent of the entry, that risks this much of the capital. */
export function stopDistance(riskPercent: number, leverage: number): number {
  return riskPercent / leverage;
}

/** From the smallest risk at the highest leverage to the reverse. */
export function stopDistances(riskPercent: Range, leverage: Range): Range {
  return [stopDistance(riskPercent[0], leverage[1]), stopDistance(riskPercent[1], leverage[0])];
}
