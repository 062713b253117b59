import type { VisitKind } from "./options";

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
export type Visit = Record<(typeof FIGURES | typeof CATEGORIES)[number], number>;

/** A page beside its bare copy: medians of the same number of visits, by turns. */
export interface Measurement {
  route: string;
  /** A page that asks not to be found scores low for that. */
  noindex: boolean;
  kind: VisitKind;
  page: Visit;
  bare: Visit;
}

/** Pages whose forms' scripts may hold them up for a moment longer than their bare copies. */
const FORMS = ["/contact", "/consent-form"];

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
export function misses({ route, noindex, kind, page, bare }: Measurement): string[] {
  const hasForm = FORMS.includes(route);
  const sentences = CATEGORIES.filter((category) => !(noindex && category === "seo"))
    .filter((category) => page[category] < 100)
    .map((category) => `${category}: ${page[category]} of 100`);
  const atMost = (most: number, name: string, value: number) => {
    if (value > most) sentences.push(`${name}: ${Number(value.toFixed(3))}, at most ${most}`);
  };
  // The simulation counts fonts that are fetched before the paint as if the paint waited for them,
  // which Chromium does for 100 ms at most.
  if (kind === "phone-applied") {
    atMost(1.3, "largest paint beside the bare copy's", page.largestPaint / bare.largestPaint);
  }
  if (!hasForm) {
    atMost(1.1, "style and layout beside the bare copy's", page.styleLayout / bare.styleLayout);
  }
  atMost(hasForm ? 50 : Math.min(50, bare.blocking + 20), "ms blocked", page.blocking);
  // Lighthouse shows three decimals.
  atMost(0.0005, "shift", page.shift);
  return sentences.map((sentence) => `${route} (${kind}): ${sentence}`);
}

export interface Report {
  /** Date, commit, browser, machine. */
  setting: string;
  runs: number;
  measurements: Measurement[];
  /** A sentence for each target that a page misses. */
  misses: string[];
}

/** The report as Markdown: what was missed, and a table with a row for each page and kind of visit. */
export function reportText({ setting, runs, measurements, misses }: Report): string {
  const show = (visit: Visit, name: keyof Visit) => visit[name].toFixed(name === "shift" ? 3 : 0);
  const heads = ["page", "visit", "scores", ...FIGURES];
  const rows = measurements.map(({ route, kind, page, bare }) => [
    route,
    kind,
    CATEGORIES.map((category) => page[category]).join(" / "),
    ...FIGURES.map((name) => `${show(page, name)} (${show(bare, name)})`),
  ]);
  return [
    "# Lighthouse beside the bare copy",
    setting,
    `Medians of ${runs} runs, each page by turns with its bare copy, whose figures stand in brackets. Times in ms; scores are performance / accessibility / best practices / search.`,
    misses.map((sentence) => `- MISSED: ${sentence}`).join("\n") || "Every target is met.",
    [heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n"),
    "",
  ].join("\n\n");
}
