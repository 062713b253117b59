import { mkdirSync } from "node:fs";
import { getContent } from "@/lib/checks/checked-content";
import { sitePages } from "@/lib/site/site-pages";
import {
  argumentsOrExit,
  exitWith,
  loadEnvironment,
  requireBuiltSite,
} from "@/scripts/environment";
import { browserOrExit } from "../chromium/find-chromium";
import { listen } from "../serve/listen";
import { createSiteServer } from "../serve/static-server";
import { type Row, visitPage } from "./visit-page";

/**
 * Runs Lighthouse on all built pages or on the named ones, writes its reports to `reports/` and
 * prints a table. Usage: npm run lighthouse [-- [/about ...] [--desktop]]
 */

process.once("uncaughtException", exitWith);
const { values, positionals } = argumentsOrExit("lighthouse", {
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
const pages = named.length > 0 ? named : all;

const device = values.desktop ? "desktop" : "phone";
const options = values.desktop ? ["--preset=desktop"] : [];
const browser = browserOrExit();
const site = await listen(createSiteServer("out"), 0);
const table: Record<string, Row> = {};
mkdirSync("reports", { recursive: true });
for (const { route, name } of pages) {
  const address = `${site.origin}${route}`;
  const report = `reports/${name}-${device}`;
  table[route] = await visitPage({ address, report, options, browser });
  console.error(`${route}: measured`);
}
site.close();
console.log(`${device}, one visit per page; reports/<page>-${device}.report.html has the rest`);
console.table(table);
