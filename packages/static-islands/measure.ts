import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import sirv from "sirv";
import { precompress } from "./src/precompress.ts";
import { exportPackedSite } from "./tests/packed-site.ts";

/**
 * Prints what the test site's first page costs a visitor with Next's client and as islands: the
 * median of five visits by Lighthouse on its slow phone. Needs a Chromium (CHROMIUM_PATH).
 */
const VISITS = 5;

function serve(folder: string): Promise<Server> {
  const server = createServer(sirv(folder, { brotli: true }));
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function visit(address: string, port: number) {
  const visited = await lighthouse(address, {
    port,
    onlyAudits: ["total-byte-weight", "total-blocking-time", "largest-contentful-paint"],
  });
  const value = (audit: string) => visited?.lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    bytes: value("total-byte-weight"),
    blocking: value("total-blocking-time"),
    lcp: value("largest-contentful-paint"),
  };
}

const site = exportPackedSite(path.resolve("../.."));
const plain = path.join(site, ".next", "export");
await precompress(plain);
const chrome = await launch({
  ...(process.env.CHROMIUM_PATH && { chromePath: process.env.CHROMIUM_PATH }),
  chromeFlags: ["--headless=new", "--no-sandbox"],
});
for (const [name, folder] of Object.entries({
  "Next's export": plain,
  "static-islands": path.join(site, "out"),
})) {
  const server = await serve(folder);
  const { port } = server.address() as AddressInfo;
  const visits = [];
  for (let index = 0; index < VISITS; index++) {
    visits.push(await visit(`http://localhost:${port}/`, chrome.port));
  }
  server.close();
  console.log(
    name,
    `${(median(visits.map(({ bytes }) => bytes)) / 1000).toFixed(1)} kB,`,
    `${Math.round(median(visits.map(({ blocking }) => blocking)))} ms blocked,`,
    `largest paint after ${Math.round(median(visits.map(({ lcp }) => lcp)))} ms`,
  );
}
chrome.kill();
rmSync(site, { recursive: true });
