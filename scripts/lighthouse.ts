import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { browserOrExit } from "@/e2e/support/run/browser";
import { getContent } from "@/lib/content/content";
import { sitePages } from "@/lib/site/site-pages";
import { exitWith, loadEnvironment } from "./environment";
import { compare, merged, readKept } from "./lighthouse/kept-results";
import { measureSite } from "./lighthouse/measure-site";
import { lighthouseOptions } from "./lighthouse/options";
import { reportPage } from "./lighthouse/report-page";
import { summaryText } from "./lighthouse/summary";

const PAGE = "reports/lighthouse.html";
const KEPT = "reports/lighthouse.json";

/** Asks Lighthouse about the built pages, and draws a report beside the last: `npm run lighthouse`. */
async function main(): Promise<void> {
  loadEnvironment();
  if (!existsSync("out/index.html")) {
    throw new Error("There is no site in out/ yet. Run npm run build first.");
  }
  const content = getContent();
  const options = lighthouseOptions(process.argv.slice(2), sitePages(content));
  const browser = browserOrExit();
  const kept = readKept(KEPT);
  await mkdir("reports", { recursive: true });
  const results = await measureSite(options, browser, async (soFar) => {
    await writeFile(PAGE, reportPage(content.firm.name, compare(soFar, kept)));
    await writeFile(KEPT, JSON.stringify(merged(soFar, kept), null, 2));
  });
  console.log(summaryText(compare(results, kept)));
  console.log(`\nOpen ${PAGE} in a browser to read the report.`);
}

await main().catch(exitWith);
