import type { Device, Throttling } from "./options";
import type { MeasuredPage } from "./pages";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse's audits whose figures are kept. Times in ms of the slowed device, bytes as sent. */
export const FIGURES = {
  firstPaint: "first-contentful-paint",
  largestPaint: "largest-contentful-paint",
  blocking: "total-blocking-time",
  shift: "cumulative-layout-shift",
  mainThread: "mainthread-work-breakdown",
  bytes: "total-byte-weight",
} as const;

/** One visit as Lighthouse saw it: figures, the main thread's part for layout, scores up to 100. */
export type Visit = Record<
  keyof typeof FIGURES | "styleLayout" | (typeof CATEGORIES)[number],
  number
>;

/** A page beside its bare copy: medians of the same number of visits, by turns. */
export interface Measurement {
  route: string;
  device: Device;
  throttling: Throttling;
  page: Visit;
  bare: Visit;
}

/** The middle value; the mean of the two middle ones of an even number. @throws RangeError of none */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError("no values");
  return (lower + upper) / 2;
}

/** The median of each figure. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  const medians = names.map((name) => [name, median(visits.map((visit) => visit[name]))]);
  return Object.fromEntries(medians) as Visit;
}

/** @returns a sentence for each target that a page misses */
export function misses(
  { route, device, throttling, page, bare }: Measurement,
  { isIndexed, hasForm }: Omit<MeasuredPage, "route">,
): string[] {
  // On an applied line only: the simulation counts fonts that are fetched before the paint as if the
  // paint waited for them, which Chromium does for 100 ms at most.
  const paintRatio = throttling === "applied" ? 1.3 : Infinity;
  const limits: [name: string, value: number, most: number][] = [
    ["largest paint beside the bare copy's", page.largestPaint / bare.largestPaint, paintRatio],
    [
      "style and layout beside the bare copy's",
      page.styleLayout / bare.styleLayout,
      hasForm ? Infinity : 1.1,
    ],
    ["ms blocked", page.blocking, hasForm ? 50 : Math.min(50, bare.blocking + 20)],
    // Lighthouse shows three decimals.
    ["shift", page.shift, 0.0005],
  ];
  const isWanted = (category: string) => isIndexed || category !== "seo";
  return [
    ...CATEGORIES.filter((category) => isWanted(category) && page[category] < 100).map(
      (category) => `${category}: ${page[category]} of 100`,
    ),
    ...limits
      .filter(([, value, most]) => value > most)
      .map(([name, value, most]) => `${name}: ${Number(value.toFixed(3))}, at most ${most}`),
  ].map((sentence) => `${route} (${device}, ${throttling}): ${sentence}`);
}
