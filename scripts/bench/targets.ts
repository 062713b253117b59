import type { MeasuredPage } from "./pages";

export const DEVICES = ["phone", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

/** `simulated` computes a slow line from a fast visit; `applied` slows the browser itself. */
export const THROTTLINGS = ["simulated", "applied"] as const;
export type Throttling = (typeof THROTTLINGS)[number];

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** One visit as Lighthouse saw it. Times in ms of the slowed device, bytes as sent. */
export interface Audit {
  /** 0 to 100; only the categories that were asked for. */
  scores: Partial<Record<Category, number>>;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** Layout shift, without a unit. */
  shift: number;
  mainThread: number;
  /** The part of the main thread's work that goes into styles and layout. */
  styleLayout: number;
  bytes: number;
  requests: number;
}

/** A page beside its bare copy: medians of the same number of runs, by turns. */
export interface Measurement {
  route: string;
  device: Device;
  throttling: Throttling;
  page: Audit;
  bare: Audit;
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

/** The middle value; the mean of the two middle ones of an even number. @throws RangeError of none */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError("no values");
  return (lower + upper) / 2;
}

/** The median of each figure. @throws RangeError of no audits */
export function medianAudit(audits: readonly Audit[]): Audit {
  const [first] = audits;
  if (!first) throw new RangeError("no audits");
  const { scores, ...figures } = first;
  const medians = <Name extends string>(names: Name[], of: (audit: Audit, name: Name) => number) =>
    Object.fromEntries(
      names.map((name) => [name, median(audits.map((audit) => of(audit, name)))]),
    ) as Record<Name, number>;
  return {
    ...medians(Object.keys(figures) as (keyof typeof figures)[], (audit, name) => audit[name]),
    scores: medians(Object.keys(scores) as Category[], (audit, name) => audit.scores[name] ?? 0),
  };
}

/** How many times as long the page takes to its largest paint as its bare copy. */
export function paintRatio({ page, bare }: Measurement): number {
  return page.largestPaint / bare.largestPaint;
}

/** @returns a sentence for each target that a page misses */
export function misses(
  measurement: Measurement,
  { isIndexed, hasForm }: Omit<MeasuredPage, "route">,
): string[] {
  const { page, bare, throttling } = measurement;
  const most = hasForm ? BLOCKING_MS : Math.min(BLOCKING_MS, bare.blocking + OWN_BLOCKING_MS);
  const styleLayout = page.styleLayout / bare.styleLayout;
  const ratio = paintRatio(measurement);
  const found = CATEGORIES.filter((category) => isIndexed || category !== "seo")
    .filter((category) => (page.scores[category] ?? 100) < 100)
    .map((category) => `scores ${page.scores[category]} in ${category}`);
  if (throttling === "applied" && ratio > LARGEST_PAINT_RATIO) {
    found.push(
      `paints at ${ratio.toFixed(2)} times its bare copy's time, not ${LARGEST_PAINT_RATIO}`,
    );
  }
  if (!hasForm && styleLayout > STYLE_LAYOUT_RATIO) {
    found.push(
      `lays out in ${styleLayout.toFixed(2)} times its bare copy's time, not ${STYLE_LAYOUT_RATIO}`,
    );
  }
  if (page.blocking > most) {
    found.push(`is blocked for ${page.blocking.toFixed(0)} ms, not ${most.toFixed(0)}`);
  }
  if (page.shift >= LEAST_SHIFT) found.push(`shifts by ${page.shift.toFixed(3)}`);
  return found;
}
