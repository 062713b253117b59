import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";

export interface OwnScript {
  files: { address: string; gzip: number }[];
  /** Bytes, gzipped. */
  total: number;
}

interface MeasuredSite {
  /** Of a server of `outDir`. */
  origin: string;
  outDir: string;
}

/** Addresses of the scripts that a page fetches until the network is quiet. */
async function scriptsOf(
  browser: Browser,
  address: string,
  modules: readonly string[] = [],
): Promise<Set<string>> {
  // The policy of a page without islands lets nobody add the modules that are weighed here.
  const page = await browser.newPage({ bypassCSP: true });
  const found = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") found.add(new URL(request.url()).pathname);
  });
  await page.goto(address);
  for (const url of modules) await page.addScriptTag({ url, type: "module" });
  await page.waitForLoadState("networkidle");
  await page.close();
  return found;
}

/**
 * What a page loads of its own before anybody touches it: its scripts without those of a page that
 * has React and the island loader and nothing more.
 * @param address of the page, and `plain` of one without an island
 * @throws Error where the export has no loader or no React
 */
export async function ownScript(
  browser: Browser,
  { origin, outDir }: MeasuredSite,
  { address, plain }: { address: string; plain: string },
): Promise<OwnScript> {
  const names = await readdir(path.join(outDir, "assets"));
  const shared = ["islands", "hydrate"].map((entry) => {
    const name = names.find((file) => file.startsWith(`${entry}.`) && file.endsWith(".js"));
    if (!name) throw new Error(`out/assets has no ${entry}.*.js. Run npm run build again.`);
    return `/assets/${name}`;
  });
  const base = await scriptsOf(browser, origin + plain, shared);
  const own = [...(await scriptsOf(browser, origin + address))].filter((file) => !base.has(file));
  const files = await Promise.all(
    own.map(async (file) => {
      const script = await readFile(path.join(outDir, file));
      return { address: file, gzip: gzipSync(script, { level: 9 }).length };
    }),
  );
  return { files, total: files.reduce((sum, { gzip }) => sum + gzip, 0) };
}
