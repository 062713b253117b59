import { CATEGORIES, FIGURES, type Measurement, type Visit } from "./measurement";

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
