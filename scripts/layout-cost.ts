import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { writeBareCopy } from "@/scripts/bench/bare-copy";
import { markdownTable, median } from "@/scripts/bench/statistics";
import { styleAndLayoutTime } from "@/scripts/bench/style-layout-time";
import { createStaticServer } from "@/scripts/serve/static-server";
import { browserOrExit } from "./testing/browser";

/**
 * What kinds of style cost in style and layout: each page's bare copy, by turns with copies in which
 * one kind is taken out. Usage: npm run layout-cost [runs]
 */
const RUNS = 9;
const ROUTES = ["/", "/futures", "/terms-condition"];

const WITHOUT: Record<string, (css: string) => string> = {
  nothing: (css) => css,
  "text-wrap: balance and pretty": (css) => css.replaceAll(/text-wrap:(balance|pretty);?/g, ""),
  ":has()": (css) => css.replaceAll(/[^{}]*:has\([^{}]*\{[^{}]*\}/g, ""),
  "min-width: 0 on every element": (css) => css.replace("*{min-width:0}", ""),
  "faces of the device's serifs": (css) => css.replaceAll(/@font-face\{[^}]*local[^}]*\}/g, ""),
  "grids (as blocks)": (css) => css.replaceAll("display:grid", "display:block"),
  "tabular figures": (css) => css.replaceAll(/font-variant-numeric:[^;}]*;?/g, ""),
};

async function serveWithout(out: string, folder: string, change: (css: string) => string) {
  await writeBareCopy(out, folder);
  for (const page of (await readdir(folder)).filter((file) => file.endsWith(".html"))) {
    const file = path.join(folder, page);
    const html = await readFile(file, "utf8");
    const styles = (_: string, css: string) => `<style>${change(css)}</style>`;
    await writeFile(file, html.replace(/<style>(.*?)<\/style>/s, styles));
  }
  const server = createServer(createStaticServer({ root: folder }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function measure(browser: Browser, origins: readonly string[], runs: number) {
  const times = origins.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, origin] of origins.entries()) {
      let sum = 0;
      for (const route of ROUTES) sum += await styleAndLayoutTime(browser, origin + route);
      times[index]?.push(sum);
    }
  }
  return times.map(median);
}

const out = path.resolve("out");
const runs = Number(process.argv[2] ?? RUNS);
if (!existsSync(path.join(out, "index.html")) || !Number.isInteger(runs) || runs < 1) {
  console.error("Run npm run build first; the number of runs is a whole number from 1.");
  process.exit(1);
}
const browser = await chromium.launch({ executablePath: browserOrExit(), args: ["--no-sandbox"] });
const scratch = await mkdtemp(path.join(tmpdir(), "layout-cost-"));
const served = await Promise.all(
  Object.values(WITHOUT).map((change, index) =>
    serveWithout(out, path.join(scratch, String(index)), change),
  ),
);
try {
  const origins = served.map(({ origin }) => origin);
  const medians = await measure(browser, origins, runs);
  const [whole = 1] = medians;
  const rows = Object.keys(WITHOUT).map((name, index) => {
    const time = medians[index] ?? 0;
    return [name, `${time.toFixed(1)} ms`, (time / whole).toFixed(2)];
  });
  console.log(`${ROUTES.join(", ")} together, medians of ${runs} runs by turns.\n`);
  console.log(markdownTable(["without", "style and layout", "ratio"], rows));
} finally {
  await browser.close();
  for (const { server } of served) {
    server.close();
    server.closeAllConnections();
  }
  await rm(scratch, { recursive: true });
}
