import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { generateReport, type Result } from "lighthouse";
import { getContent } from "@/lib/checks/checked-content";
import { type SitePage, sitePages } from "@/lib/site/site-pages";
import { browserOrExit } from "./browser";
import { exitWith, loadEnvironment, requireBuiltSite } from "./environment";
import { listen } from "./serve/listen";
import { createStaticServer } from "./serve/static-server";

/**
 * Runs Lighthouse on the built pages, writes its own HTML report of each into `reports/`, and
 * prints one table. Usage: npm run lighthouse [-- [PAGE ...] [--desktop]]
 */

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Columns of the table behind the four scores, by the audit's name. */
const FIGURES = {
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
  bytes: "total-byte-weight",
};

/** Lighthouse's own command. As root, as in a CI container, Chromium's sandbox refuses to start. */
const CLI = path.resolve("node_modules/lighthouse/cli/index.js");
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-dev-shm-usage --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"';

/** @throws Error when Lighthouse could not measure the page */
async function visit(address: string, browser: string, isDesktop: boolean): Promise<Result> {
  const options = ["--quiet", "--output=json", `--chrome-flags=${CHROME_FLAGS}`];
  if (isDesktop) options.push("--preset=desktop");
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, address, ...options], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

function rowOf({ audits, categories }: Result) {
  const scores = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
  const figures = Object.entries(FIGURES).map(([name, id]) => {
    const value = audits[id]?.numericValue ?? Number.NaN;
    return [name, name === "CLS" ? value.toFixed(3) : Math.round(value)];
  });
  return Object.fromEntries([...scores, ...figures]);
}

/** The pages that were named by address or file, or all of them. @throws RangeError for others */
function chosenPages(wanted: readonly string[], pages: readonly SitePage[]): readonly SitePage[] {
  const isNamed = ({ route, name }: SitePage) => wanted.includes(route) || wanted.includes(name);
  const chosen = wanted.length > 0 ? pages.filter(isNamed) : pages;
  if (wanted.length <= chosen.length) return chosen;
  throw new RangeError(`The pages are: ${pages.map(({ name }) => name).join(", ")}.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { desktop: { type: "boolean", default: false } },
  });
  loadEnvironment();
  requireBuiltSite();
  const pages = chosenPages(
    positionals,
    sitePages(getContent()).filter(({ sharedImage }) => !sharedImage),
  );
  const browser = browserOrExit();
  const device = values.desktop ? "desktop" : "phone";
  const site = await listen(createStaticServer({ root: "out" }), 0);
  const table: Record<string, ReturnType<typeof rowOf>> = {};
  mkdirSync("reports", { recursive: true });
  for (const { route, name } of pages) {
    const result = await visit(`${site.origin}${route}`, browser, values.desktop);
    writeFileSync(path.join("reports", `${name}-${device}.html`), generateReport(result, "html"));
    table[route] = rowOf(result);
    console.error(`${route}: measured`);
  }
  site.close();
  console.log(`${device}, one visit a page; reports/<page>-${device}.html has the rest`);
  console.table(table);
}

await main().catch(exitWith);
