import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import sirv from "sirv";
import { precompress } from "./src/precompress.ts";
import { exportPackedSite } from "./tests/packed-site.ts";

/**
 * Prints what the test site's first page costs a visitor with Next's client and as islands: the
 * median of five visits by Lighthouse on its slow phone. Needs a Chromium (CHROMIUM_PATH).
 */
const VISITS = 5;

interface Visit {
  bytes: number;
  /** Of the main thread, in ms. */
  blocked: number;
  /** In ms. */
  largestPaint: number;
}

function serve(folder: string): Promise<Server> {
  const server = createServer(sirv(folder, { brotli: true }));
  return new Promise((resolve) => {
    server.listen(0, () => resolve(server));
  });
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function visit(address: string, port: number): Promise<Visit> {
  const result = await lighthouse(address, {
    port,
    onlyAudits: ["total-byte-weight", "total-blocking-time", "largest-contentful-paint"],
  });
  const numberOf = (audit: string) => result?.lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    bytes: numberOf("total-byte-weight"),
    blocked: numberOf("total-blocking-time"),
    largestPaint: numberOf("largest-contentful-paint"),
  };
}

/** Visits the first page of a site in a folder. */
async function measure(folder: string, chrome: LaunchedChrome): Promise<Visit> {
  const server = await serve(folder);
  const { port } = server.address() as AddressInfo;
  const visits: Visit[] = [];
  for (let count = 0; count < VISITS; count++) {
    visits.push(await visit(`http://localhost:${port}/`, chrome.port));
  }
  server.close();
  return {
    bytes: median(visits.map(({ bytes }) => bytes)),
    blocked: median(visits.map(({ blocked }) => blocked)),
    largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
  };
}

function print(name: string, { bytes, blocked, largestPaint }: Visit): void {
  const kilobytes = (bytes / 1000).toFixed(1);
  console.log(
    `${name}: ${kilobytes} kB, ${Math.round(blocked)} ms blocked, largest paint after ${Math.round(largestPaint)} ms`,
  );
}

const site = exportPackedSite(path.resolve("../.."));
const nextExport = path.join(site, ".next", "export");
await precompress(nextExport);
const chrome = await launch({
  ...(process.env.CHROMIUM_PATH && { chromePath: process.env.CHROMIUM_PATH }),
  chromeFlags: ["--headless=new", "--no-sandbox"],
});
print("Next's export", await measure(nextExport, chrome));
print("static-islands", await measure(path.join(site, "out"), chrome));
chrome.kill();
rmSync(site, { recursive: true });
