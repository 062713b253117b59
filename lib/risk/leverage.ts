/** A range of numbers, the lower one first. */
export type Range = readonly [from: number, to: number];

/**
 * The change of the capital that a price move causes.
 * @param leverage contract value as a multiple of the capital
 * @param move per cent of the price, below zero for a fall
 * @returns per cent of the capital
 */
export function changeOfCapital(leverage: number, move: number): number {
  return leverage * move;
}

/**
 * The largest distance of the stop from the entry at which reaching it costs no more than the risk.
 * @param riskPercent per cent of the capital
 * @returns per cent of the entry price
 */
export function stopDistance(riskPercent: number, leverage: number): number {
  return riskPercent / leverage;
}

/** The same for ranges: from the smallest risk at the highest leverage to the reverse. */
export function stopDistances(riskPercent: Range, leverage: Range): Range {
  return [stopDistance(riskPercent[0], leverage[1]), stopDistance(riskPercent[1], leverage[0])];
}
