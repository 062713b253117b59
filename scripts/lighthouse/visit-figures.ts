/** Lighthouse's categories, each with a score up to 100. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse's audits whose figures are kept. Times in ms of the slowed device, bytes as sent. */
export const AUDITS = {
  firstPaint: "first-contentful-paint",
  largestPaint: "largest-contentful-paint",
  blocking: "total-blocking-time",
  shift: "cumulative-layout-shift",
  mainThread: "mainthread-work-breakdown",
  bytes: "total-byte-weight",
} as const;

/** `styleLayout` is the main thread's time for styles and layout. */
export const FIGURES = [
  ...(Object.keys(AUDITS) as (keyof typeof AUDITS)[]),
  "styleLayout",
] as const;

/** One visit's figures and scores. */
export type VisitFigures = Record<(typeof FIGURES | typeof CATEGORIES)[number], number>;

/** The middle value; the mean of the two middle ones of an even number. @throws RangeError of none */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError("no values");
  return (lower + upper) / 2;
}

/** The median of each figure. */
export function medianFigures(visits: readonly VisitFigures[]): VisitFigures {
  const names = Object.keys(visits[0] ?? {}) as (keyof VisitFigures)[];
  const medians = names.map((name) => [name, median(visits.map((visit) => visit[name]))]);
  return Object.fromEntries(medians) as VisitFigures;
}
