import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig, generateReport, type Result } from "lighthouse";
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
const FIGURES = [
  ["LCP ms", "largest-contentful-paint"],
  ["TBT ms", "total-blocking-time"],
  ["CLS", "cumulative-layout-shift"],
  ["kB", "total-byte-weight"],
] as const;

/** A browser on a busy machine sometimes does not answer in time. */
const ATTEMPTS = 3;

/** @throws Error when Lighthouse could not measure the page */
async function visitOnce(address: string, browser: string, isDesktop: boolean): Promise<Result> {
  const chrome = await launch({
    chromePath: browser,
    logLevel: "silent",
    chromeFlags: [
      "--headless=new",
      // CI containers run as root, where Chromium's sandbox refuses to start.
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    ],
  });
  try {
    const flags = { port: chrome.port, logLevel: "silent" } as const;
    const result = await lighthouse(address, flags, isDesktop ? desktopConfig : undefined);
    const { runtimeError } = result?.lhr ?? { runtimeError: { message: "no result" } };
    if (!result || runtimeError) throw new Error(`${address}: ${runtimeError?.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

async function visit(...of: Parameters<typeof visitOnce>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitOnce(...of);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`once more: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** A row of the table: the scores, the figures, and the audits that took points off. */
function rowOf({ audits, categories }: Result) {
  const scores = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
  const figures = FIGURES.map(([name, id]) => {
    const value = audits[id]?.numericValue ?? Number.NaN;
    const rounded = name === "CLS" ? value.toFixed(3) : Math.round(value);
    return [name, name === "kB" ? Math.round(value / 1000) : rounded];
  });
  const lost = CATEGORIES.slice(1)
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return { ...Object.fromEntries([...scores, ...figures]), lost: lost.join(", ") };
}

/** The pages that were named by address or file, or all of them. @throws RangeError for others */
function chosenPages(names: readonly string[], pages: readonly SitePage[]): readonly SitePage[] {
  if (names.length === 0) return pages;
  return names.map((asked) => {
    const page = pages.find(({ route, name }) => [route, name].includes(asked));
    if (page) return page;
    const all = pages.map(({ name }) => name).join(", ");
    throw new RangeError(`There is no page "${asked}". The pages are: ${all}.`);
  });
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
    sitePages(getContent()).filter(({ isVersion }) => !isVersion),
  );
  const browser = browserOrExit();
  const device = values.desktop ? "desktop" : "phone";
  const site = await listen(createStaticServer({ root: "out" }), 0);
  const table: Record<string, ReturnType<typeof rowOf>> = {};
  try {
    mkdirSync("reports", { recursive: true });
    for (const { route, name } of pages) {
      const result = await visit(`${site.origin}${route}`, browser, values.desktop);
      writeFileSync(path.join("reports", `${name}-${device}.html`), generateReport(result, "html"));
      table[route] = rowOf(result);
      console.error(`${route}: measured`);
    }
  } finally {
    site.close();
  }
  const version = execFileSync(browser, ["--version"], { encoding: "utf8" }).trim();
  console.log(
    `${device}, one visit a page, ${version}; reports/<page>-${device}.html has the rest`,
  );
  console.table(table);
}

await main().catch(exitWith);
