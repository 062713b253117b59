import { mkdir, writeFile } from "node:fs/promises";
import { browserOrExit } from "@/e2e/support/run/browser";
import { getContent } from "@/lib/content/content";
import { pagesWithoutVersions } from "@/lib/site/site-pages";
import { exitWith, loadEnvironment, requireBuiltSite } from "./environment";
import { measure, measuringSetting } from "./lighthouse/measure";
import { visitOptions } from "./lighthouse/options";
import {
  compare,
  merged,
  type PageResult,
  REPORT_DEVICES,
  readKept,
} from "./lighthouse/report/kept-results";
import { numbersOf } from "./lighthouse/report/numbers";
import { reportPage } from "./lighthouse/report/report-page";
import { summaryText } from "./lighthouse/report/summary";

const PAGE = "reports/lighthouse.html";
const KEPT = "reports/lighthouse.json";

/** Asks Lighthouse about the built pages, and draws a report beside the last: `npm run lighthouse`. */
async function main(): Promise<void> {
  loadEnvironment();
  requireBuiltSite();
  const content = getContent();
  const options = visitOptions(
    process.argv.slice(2),
    pagesWithoutVersions(content),
    REPORT_DEVICES,
  );
  const browser = browserOrExit();
  const kept = readKept(KEPT);
  const setting = measuringSetting(browser);
  const results: PageResult[] = [];
  await mkdir("reports", { recursive: true });
  for await (const { page, device, medians, findings } of measure(
    { own: "out" },
    options,
    browser,
  )) {
    const { route, label, noindex } = page;
    const date = new Date().toISOString();
    const numbers = numbersOf(medians.own);
    const { runs } = options;
    results.push({ route, label, noindex, device, date, ...setting, runs, numbers, findings });
    await writeFile(PAGE, reportPage(content.firm.name, compare(results, kept)));
    await writeFile(KEPT, JSON.stringify(merged(results, kept), null, 2));
  }
  console.log(summaryText(compare(results, kept)));
  console.log(`\nOpen ${PAGE} in a browser to read the report.`);
}

await main().catch(exitWith);
