import type { Device } from "@/scripts/lighthouse/options";
import { CATEGORIES, FIGURES, type VisitFigures } from "@/scripts/lighthouse/visit-figures";

/** A page beside its bare copy: medians of the same number of visits, by turns. */
export interface Measurement {
  route: string;
  /** A page that asks not to be found scores low for that. */
  noindex: boolean;
  device: Device;
  page: VisitFigures;
  bare: VisitFigures;
}

/** Pages whose forms' scripts may hold them up for a moment longer than their bare copies. */
const FORMS = ["/contact", "/consent-form"];

/** @returns a sentence for each target that a page misses */
export function misses({ route, noindex, device, page, bare }: Measurement): string[] {
  const hasForm = FORMS.includes(route);
  const sentences = CATEGORIES.filter((category) => !(noindex && category === "seo"))
    .filter((category) => page[category] < 100)
    .map((category) => `${category}: ${page[category]} of 100`);
  const atMost = (most: number, name: string, value: number) => {
    if (value > most) sentences.push(`${name}: ${Number(value.toFixed(3))}, at most ${most}`);
  };
  // The simulation counts fonts that are fetched before the paint as if the paint waited for them,
  // which Chromium does for 100 ms at most.
  if (device === "phone-applied") {
    atMost(1.3, "largest paint beside the bare copy's", page.largestPaint / bare.largestPaint);
  }
  if (!hasForm) {
    atMost(1.1, "style and layout beside the bare copy's", page.styleLayout / bare.styleLayout);
  }
  atMost(hasForm ? 50 : Math.min(50, bare.blocking + 20), "ms blocked", page.blocking);
  // Lighthouse shows three decimals.
  atMost(0.0005, "shift", page.shift);
  return sentences.map((sentence) => `${route} (${device}): ${sentence}`);
}

export interface Report {
  /** Date, commit, browser, machine. */
  setting: string;
  runs: number;
  measurements: Measurement[];
  /** A sentence for each target that a page misses. */
  misses: string[];
}

/** The report as Markdown: what was missed, and a table with a row for each page and device. */
export function reportText({ setting, runs, measurements, misses }: Report): string {
  const show = (visit: VisitFigures, name: keyof VisitFigures) =>
    visit[name].toFixed(name === "shift" ? 3 : 0);
  const heads = ["page", "device", "scores", ...FIGURES];
  const rows = measurements.map(({ route, device, page, bare }) => [
    route,
    device,
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
