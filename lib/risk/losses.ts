/** What is left of 100 at the start and after each loss, each sized on what was left before it. */
export function leftAfterLosses(percent: number, losses: number): number[] {
  return Array.from({ length: losses + 1 }, (_, n) => 100 * (1 - percent / 100) ** n);
}
