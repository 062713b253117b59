import { CATEGORIES, DEVICES, type Measurement, paintRatio, THROTTLINGS } from "./targets";

export interface Report {
  /** Date, commit, Lighthouse, browser, fonts, machine. */
  setting: readonly string[];
  runs: number;
  measurements: readonly Measurement[];
  /** By route, device and throttling in one sentence each; empty when all targets are met. */
  misses: readonly string[];
}

const COLUMNS: [head: string, cell: (measurement: Measurement) => string][] = [
  ["page", ({ route }) => route],
  ["scores", ({ page }) => CATEGORIES.map((category) => page.scores[category] ?? "–").join(" / ")],
  ["first paint", ({ page }) => page.firstPaint.toFixed(0)],
  ["largest paint", ({ page }) => page.largestPaint.toFixed(0)],
  ["of the bare copy", ({ bare }) => bare.largestPaint.toFixed(0)],
  ["ratio", (measurement) => paintRatio(measurement).toFixed(2)],
  ["blocked", ({ page }) => page.blocking.toFixed(0)],
  ["of the bare copy", ({ bare }) => bare.blocking.toFixed(0)],
  ["shift", ({ page }) => page.shift.toFixed(3)],
  ["main thread", ({ page }) => page.mainThread.toFixed(0)],
  ["of the bare copy", ({ bare }) => bare.mainThread.toFixed(0)],
  ["style and layout", ({ page }) => page.styleLayout.toFixed(0)],
  ["of the bare copy", ({ bare }) => bare.styleLayout.toFixed(0)],
  ["kB", ({ page }) => (page.bytes / 1_000).toFixed(1)],
  ["requests", ({ page }) => page.requests.toFixed(0)],
];

/** A Markdown table, its first column to the left and the others to the right. */
function table(rows: readonly Measurement[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(COLUMNS.map(([head]) => head)),
    `|${COLUMNS.map((_, column) => (column === 0 ? "---" : "---:")).join("|")}|`,
    ...rows.map((row) => line(COLUMNS.map(([, cell]) => cell(row)))),
  ].join("\n");
}

/** The report as Markdown: what was missed, then a table for each device and kind of throttling. */
export function reportText({ setting, runs, measurements, misses }: Report): string {
  const tables = DEVICES.flatMap((device) =>
    THROTTLINGS.map((throttling) => {
      const rows = measurements.filter(
        (one) => one.device === device && one.throttling === throttling,
      );
      return rows.length > 0 ? `## ${device}, ${throttling} throttling\n\n${table(rows)}` : "";
    }),
  ).filter(Boolean);
  return [
    "# Lighthouse beside the bare copy",
    setting.join(" · "),
    `Medians of ${runs} runs, each page by turns with its bare copy. Times in ms; scores are performance / accessibility / best practices / search.`,
    misses.map((sentence) => `- MISSED: ${sentence}`).join("\n") || "Every target is met.",
    ...tables,
    "",
  ].join("\n\n");
}
