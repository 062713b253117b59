import { execFile } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { parseArgs, promisify } from "node:util";
import type { Result } from "lighthouse";
import { getContent } from "@/lib/checks/checked-content";
import { sitePages } from "@/lib/site/site-pages";
import { exitWith, loadEnvironment, requireBuiltSite } from "@/scripts/environment";
import { browserOrExit } from "../chromium/find-chromium";
import { listen } from "../serve/listen";
import { createSiteServer } from "../serve/static-server";

/**
 * Runs Lighthouse on all built pages or on the named ones, writes its reports to `reports/` and
 * prints a table. Usage: npm run lighthouse [-- [/about ...] [--desktop]]
 */

/** Table columns besides the scores, by audit id. */
const FIGURES = {
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
  bytes: "total-byte-weight",
};

/** Chromium's sandbox does not start as root, as in CI containers. */
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-dev-shm-usage --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"';

/** @returns a row of the table @throws Error if Lighthouse fails */
async function visit(address: string, report: string, options: readonly string[], browser: string) {
  const cli = "node_modules/lighthouse/cli/index.js";
  const output = ["--output=html", "--output=json", `--output-path=${report}`];
  const args = [cli, address, "--quiet", ...output, ...options, `--chrome-flags=${CHROME_FLAGS}`];
  const env = { ...process.env, CHROME_PATH: browser };
  const measure = () => promisify(execFile)(process.execPath, args, { env });
  // Lighthouse sometimes misses the start of a page (NO_NAVSTART).
  await measure().catch(measure);
  const file = readFileSync(`${report}.report.json`, "utf8");
  const { audits, categories }: Result = JSON.parse(file);
  const scores = Object.values(categories).map(({ id, score }) => [id, (score ?? 0) * 100]);
  const figures = Object.entries(FIGURES).map(([name, id]) => [name, audits[id]?.numericValue]);
  return Object.fromEntries(
    [...scores, ...figures].map(([name, value]) => [name, Number(Number(value).toPrecision(4))]),
  );
}

process.once("uncaughtException", exitWith);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { desktop: { type: "boolean", default: false } },
});
loadEnvironment();
requireBuiltSite();
const all = sitePages(getContent()).filter(({ sharedImage }) => !sharedImage);
const named = all.filter(({ route }) => positionals.includes(route));
if (named.length < positionals.length) {
  exitWith(`No such page. The pages are: ${all.map(({ route }) => route).join(" ")}`);
}
const browser = browserOrExit();
const [device, options] = values.desktop ? ["desktop", ["--preset=desktop"]] : ["phone", []];
const site = await listen(createSiteServer("out"), 0);
const table: Record<string, Awaited<ReturnType<typeof visit>>> = {};
mkdirSync("reports", { recursive: true });
for (const { route, name } of named.length > 0 ? named : all) {
  const address = `${site.origin}${route}`;
  table[route] = await visit(address, `reports/${name}-${device}`, options, browser);
  console.error(`${route}: measured`);
}
site.close();
console.log(`${device}, one visit per page; reports/<page>-${device}.report.html has the rest`);
console.table(table);
