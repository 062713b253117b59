import { median } from "@/lib/measure/statistics";
import { type Audit, CATEGORIES, type Category, type Device, type Throttling } from "./audit";

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
  /** A form's script may hold up the page for a moment. */
  hasForm: boolean;
}

const LARGEST_PAINT_RATIO = 1.3;
const FORM_BLOCKING_MS = 50;
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
  const { page } = measurement;
  const most = allowance.hasForm ? FORM_BLOCKING_MS : 0;
  const isExcused = (category: Category) => category === "seo" && !allowance.isIndexed;
  const ratio = paintRatio(measurement);
  return [
    ...CATEGORIES.flatMap((category) => {
      const score = page.scores[category];
      return score === undefined || score === 100 || isExcused(category)
        ? []
        : [`scores ${score} in ${category}`];
    }),
    ...(ratio > LARGEST_PAINT_RATIO
      ? [`paints at ${ratio.toFixed(2)} times its bare copy's time, not ${LARGEST_PAINT_RATIO}`]
      : []),
    ...(page.blocking > most ? [`is blocked for ${page.blocking.toFixed(0)} ms, not ${most}`] : []),
    ...(page.shift >= LEAST_SHIFT ? [`shifts by ${page.shift.toFixed(3)}`] : []),
  ];
}
