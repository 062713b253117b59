import { CATEGORIES, type Measurement, type Visit } from "./measurement";

export interface Report {
  /** Date, commit, browser, machine. */
  setting: string;
  runs: number;
  measurements: Measurement[];
  /** A sentence for each target that a page misses. */
  misses: string[];
}

const FIGURES: readonly [head: string, show: (visit: Visit) => string][] = [
  ["first paint", ({ firstPaint }) => firstPaint.toFixed(0)],
  ["largest paint", ({ largestPaint }) => largestPaint.toFixed(0)],
  ["blocked", ({ blocking }) => blocking.toFixed(0)],
  ["shift", ({ shift }) => shift.toFixed(3)],
  ["main thread", ({ mainThread }) => mainThread.toFixed(0)],
  ["style and layout", ({ styleLayout }) => styleLayout.toFixed(0)],
  ["kB", ({ bytes }) => (bytes / 1_000).toFixed(1)],
];

/** The report as Markdown: what was missed, and a table with a row for each page and kind of visit. */
export function reportText({ setting, runs, measurements, misses }: Report): string {
  const heads = ["page", "visit", "scores", ...FIGURES.map(([head]) => head)];
  const rows = measurements.map(({ route, kind, page, bare }) => [
    route,
    kind,
    CATEGORIES.map((category) => page[category]).join(" / "),
    ...FIGURES.map(([, show]) => `${show(page)} (${show(bare)})`),
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
