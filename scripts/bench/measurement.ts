import { type Audit, CATEGORIES, type Category, type Device, type Throttling } from "./audit";
import { median } from "./statistics";

/** A page beside its bare copy: medians of the same number of runs, by turns. */
export interface Measurement {
  route: string;
  device: Device;
  throttling: Throttling;
  page: Audit;
  bare: Audit;
}

/** What a route is allowed. */
export interface Allowance {
  /** A page that search engines are told to leave out scores low for that. */
  isIndexed: boolean;
  /** A form's script may hold up the page for a moment longer than the bare copy's. */
  hasForm: boolean;
}

/**
 * On an applied line only: the simulation counts fonts that are fetched before the paint as if the
 * paint waited for them, which Chromium does for 100 ms at most.
 */
const LARGEST_PAINT_RATIO = 1.3;
const STYLE_LAYOUT_RATIO = 1.1;
const BLOCKING_MS = 50;
/** Beyond what the bare copy is blocked in the same run. */
const OWN_BLOCKING_MS = 20;
/** Lighthouse shows three decimals. */
const LEAST_SHIFT = 0.0005;

/** The middle of each figure. @throws RangeError of no audits */
export function medianAudit(audits: readonly Audit[]): Audit {
  const of = (pick: (audit: Audit) => number) => median(audits.map(pick));
  const scored = CATEGORIES.filter((category) => audits.every(({ scores }) => category in scores));
  return {
    scores: Object.fromEntries(
      scored.map((category) => [category, of(({ scores }) => scores[category] ?? 0)]),
    ),
    firstPaint: of((audit) => audit.firstPaint),
    largestPaint: of((audit) => audit.largestPaint),
    blocking: of((audit) => audit.blocking),
    shift: of((audit) => audit.shift),
    mainThread: of((audit) => audit.mainThread),
    styleLayout: of((audit) => audit.styleLayout),
    bytes: of((audit) => audit.bytes),
    requests: of((audit) => audit.requests),
  };
}

/** How many times as long the page takes to its largest paint as its bare copy. */
export function paintRatio({ page, bare }: Measurement): number {
  return page.largestPaint / bare.largestPaint;
}

/** @returns a sentence for each target that a page misses */
export function misses(measurement: Measurement, allowance: Allowance): string[] {
  const { page, bare, throttling } = measurement;
  const most = allowance.hasForm
    ? BLOCKING_MS
    : Math.min(BLOCKING_MS, bare.blocking + OWN_BLOCKING_MS);
  const styleLayout = page.styleLayout / bare.styleLayout;
  const isExcused = (category: Category) => category === "seo" && !allowance.isIndexed;
  const ratio = paintRatio(measurement);
  return [
    ...CATEGORIES.flatMap((category) => {
      const score = page.scores[category];
      return score === undefined || score === 100 || isExcused(category)
        ? []
        : [`scores ${score} in ${category}`];
    }),
    ...(throttling === "applied" && ratio > LARGEST_PAINT_RATIO
      ? [`paints at ${ratio.toFixed(2)} times its bare copy's time, not ${LARGEST_PAINT_RATIO}`]
      : []),
    ...(!allowance.hasForm && styleLayout > STYLE_LAYOUT_RATIO
      ? [
          `lays out in ${styleLayout.toFixed(2)} times its bare copy's time, not ${STYLE_LAYOUT_RATIO}`,
        ]
      : []),
    ...(page.blocking > most
      ? [`is blocked for ${page.blocking.toFixed(0)} ms, not ${most.toFixed(0)}`]
      : []),
    ...(page.shift >= LEAST_SHIFT ? [`shifts by ${page.shift.toFixed(3)}`] : []),
  ];
}
