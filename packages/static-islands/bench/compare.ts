import { cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { install, pack, run, withVersion } from "./run.ts";
import { type ServedSite, serve } from "./serve.ts";
import { type Visit, visit, withPage } from "./visit.ts";

/**
 * Prints what the same three pages cost a visitor as Next exports them, as islands of this package,
 * and as Astro builds them with the same React components: the median of nine visits of each by a
 * slow phone on a slow line. Islands start at the latest moment that each has: on approach here, when
 * visible (the form) or idle (the list) in Astro; a line more has ours at Astro's moments. Neither
 * prefetches. npm run compare -w static-islands. Needs npm's registry and a Chromium (CHROMIUM_PATH).
 */
const ROUNDS = 9;
/** Astro 7 asks for a newer Node than this package does; npm puts it beside Astro. */
const ASTRO = ["astro@7", "@astrojs/react@7", "node@22"];
const REACT = ["react", "react-dom"].map(withVersion);
const FOR_NEXT = ["next", "typescript", "@types/node", "@types/react"].map(withVersion);

/** A page, and a use of it that works only if its component has come to life. */
const PAGES: readonly { name: string; address: string; use?: (page: Page) => Promise<void> }[] = [
  { name: "text", address: "/" },
  {
    name: "form",
    address: "/form",
    async use(page) {
      await page.getByLabel("Name").fill("Asha");
      await page.getByLabel("E-mail").fill("asha@a.example");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("Thank you, Asha.").waitFor();
    },
  },
  {
    name: "list",
    address: "/list",
    async use(page) {
      await page.getByRole("button", { name: "One more bed" }).click();
      await page.locator("output", { hasText: "2" }).waitFor();
    },
  },
];

/** Exports the app with islands. @returns the folder of the site */
function exportIslands(folder: string, to: string): string {
  const options = ["--islands", "islands/main.ts", "--no-prefetch"];
  run(folder, "npx", ["next", "build"]);
  run(folder, "npx", ["static-islands", ".next/export", to, ...options]);
  return path.resolve(folder, to);
}

/** Builds the app with Next: alone, with islands, and with islands at Astro's moments. */
function buildWithNext(folder: string) {
  cpSync(path.join(import.meta.dirname, "app"), folder, { recursive: true });
  install(folder, [pack(path.dirname(folder)), ...REACT, ...FOR_NEXT]);
  run(folder, "npx", ["next", "build"]);
  const alone = path.join(path.dirname(folder), "next-alone");
  renameSync(path.join(folder, ".next/export"), alone);
  cpSync(path.join(folder, "with-islands.tsx"), path.join(folder, "interactive.tsx"));
  const islands = exportIslands(folder, "out");
  process.env.ASTROS_MOMENTS = "1";
  return { alone, islands, atAstrosMoments: exportIslands(folder, "out-2") };
}

function buildWithAstro(folder: string): string {
  cpSync(path.join(import.meta.dirname, "astro"), folder, { recursive: true });
  cpSync(path.join(import.meta.dirname, "app"), path.join(folder, "app"), { recursive: true });
  install(folder, [...ASTRO, ...REACT]);
  run(folder, "npx", ["astro", "build"]);
  return path.join(folder, "dist");
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** One site's visits to one page. */
interface Cell {
  site: string;
  page: string;
  visits: Visit[];
}

async function measure(browser: Browser, sites: ReadonlyMap<string, ServedSite>): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const { name, address, use } of PAGES) {
    for (const [site, { origin }] of sites) {
      await withPage(browser, origin + address, async (page) => use?.(page));
      cells.push({ site, page: name, visits: [] });
    }
  }
  // In turn, to and fro, so that a machine that is busy for a while is so for all.
  for (let round = 0; round < ROUNDS; round++) {
    for (const cell of round % 2 === 0 ? cells : [...cells].reverse()) {
      const served = sites.get(cell.site) as ServedSite;
      const { address = "/" } = PAGES.find(({ name }) => name === cell.page) ?? {};
      cell.visits.push(await visit(browser, served, address));
    }
  }
  return cells;
}

function wordsOf({ visits }: Cell): string {
  const bytes = median(visits.map((one) => one.bytes));
  const paint = median(visits.map((one) => one.largestPaint));
  return `${(bytes / 1_000).toFixed(1)} kB, ${new Intl.NumberFormat("en").format(Math.round(paint))} ms`;
}

function print(cells: readonly Cell[], sites: Iterable<string>): void {
  const names = PAGES.map(({ name }) => name);
  console.log(`| | ${names.join(" | ")} |`);
  console.log(`|---|${names.map(() => "---|").join("")}`);
  for (const site of sites) {
    const words = cells.filter((cell) => cell.site === site).map(wordsOf);
    console.log(`| ${site} | ${words.join(" | ")} |`);
  }
}

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "static-islands-")));
const [nextFolder, astroFolder] = ["next", "astro"].map((name) => path.join(folder, name));
mkdirSync(nextFolder as string);
mkdirSync(astroFolder as string);
const next = buildWithNext(nextFolder as string);
const astro = buildWithAstro(astroFolder as string);
const sites = new Map([
  ["Next alone", await serve(next.alone)],
  ["static-islands", await serve(next.islands)],
  ["static-islands, at Astro's moments", await serve(next.atAstrosMoments)],
  ["Astro 7 with React", await serve(astro)],
]);
const browser = await launchBrowser();
print(await measure(browser, sites), sites.keys());
await browser.close();
for (const site of sites.values()) {
  site.close();
}
rmSync(folder, { recursive: true });
