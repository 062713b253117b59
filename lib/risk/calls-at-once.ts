/** What one call takes at the worst end that it is planned for, in rupees. */
interface Call {
  lost: number;
}

/** What the first calls of a list lose together, and per cent of a capital that this is. */
export function lossAtOnce(calls: readonly Call[], count: number, capital: number) {
  const loss = calls.slice(0, count).reduce((sum, { lost }) => sum + lost, 0);
  return { loss, percent: (loss * 100) / capital };
}
