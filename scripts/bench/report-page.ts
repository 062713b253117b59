import { CATEGORIES, type Category, type Device, type Throttling } from "./audit";
import { type Measurement, paintRatio } from "./measurement";

export interface Report {
  /** ISO date and time. */
  date: string;
  commit: string;
  /** Of Lighthouse, of the browser and of the machine. */
  setting: string[];
  runs: number;
  measurements: readonly Measurement[];
  /** By route, device and throttling in one sentence each; empty when all targets are met. */
  misses: string[];
}

/** The tables' columns: what stands over them, and what in them. */
export const COLUMNS: [head: string, cell: (measurement: Measurement) => string][] = [
  ["page", ({ route }) => route],
  [
    "scores",
    ({ page }) => CATEGORIES.map((category: Category) => page.scores[category] ?? "–").join(" / "),
  ],
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

export const DEVICES: readonly Device[] = ["phone", "desktop"];
export const THROTTLINGS: readonly Throttling[] = ["simulated", "applied"];

/** The measurements of each device and kind of throttling, under a title for people. */
export function groups(all: readonly Measurement[]): { title: string; rows: Measurement[] }[] {
  return DEVICES.flatMap((device) =>
    THROTTLINGS.map((throttling) => ({
      title: `${device === "phone" ? "Phone" : "Desktop"}, ${throttling} throttling`,
      rows: all.filter((one) => one.device === device && one.throttling === throttling),
    })),
  ).filter(({ rows }) => rows.length > 0);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function table(rows: readonly Measurement[]): string {
  const head = COLUMNS.map(([title]) => `<th scope="col">${title}</th>`).join("");
  const body = rows.map((row) => {
    const [route = "", ...cells] = COLUMNS.map(([, cell]) => escaped(cell(row)));
    const rest = cells.map((cell) => `<td>${cell}</td>`).join("");
    return `<tr><th scope="row">${route}</th>${rest}</tr>`;
  });
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join("\n")}</tbody></table></div>`;
}

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 78rem; padding: 0 1rem; color: #1c2430; }
h1, h2 { line-height: 1.2; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid #d5dae1; white-space: nowrap; }
thead th { white-space: normal; vertical-align: bottom; font-weight: 600; }
th:first-child { text-align: left; font-weight: 600; }
`;

/** One page that stands by itself, for whoever decides whether the site may go out. */
export function reportPage(report: Report): string {
  const { date, commit, setting, runs, measurements, misses } = report;
  const verdict =
    misses.length === 0
      ? "<p><strong>Every target is met.</strong></p>"
      : `<p><strong>Targets missed: ${misses.length}</strong></p><ul>${misses
          .map((sentence) => `<li>${escaped(sentence)}</li>`)
          .join("")}</ul>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lighthouse on every page</title>
<style>${STYLE}</style>
<h1>Lighthouse on every page</h1>
<p>${escaped([date, `commit ${commit}`, ...setting].join(" · "))}</p>
${verdict}
<p>Medians of ${runs} runs, each page by turns with its bare copy: the same words and styles without
script and without web fonts. Scores are performance / accessibility / best practices / search.
Times in milliseconds. Simulated throttling makes the score; applied throttling is what a visitor gets.</p>
${groups(measurements)
  .map(({ title, rows }) => `<h2>${title}</h2>\n${table(rows)}`)
  .join("\n")}
</html>
`;
}
