import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import type { NextConfig } from "next";
import { launchBrowser } from "./browser.ts";
import { faultsOfPackage, faultsOfSite } from "./look-at-site.ts";
import { install, pack, run, withVersion } from "./run.ts";
import { serve } from "./serve.ts";

/**
 * Packs the package, installs it beside the example into empty folders, and builds, exports and uses
 * that site with each version of Next and each way to set it up. It prints a line for each, and fails
 * if one of them does: npm run matrix -w static-islands [-- VERSION…]. Needs npm's registry and a
 * Chromium (CHROMIUM_PATH).
 *
 * The last version stands for Next's canary: the newest that is published before 16.5 or after it.
 */
const VERSIONS = ["15.5", "16", ">=16.5.0-0"];
const REACT = ["react", "react-dom"].map(withVersion);
const TOOLS = ["typescript", "@types/node", "@types/react", "@types/react-dom"].map(withVersion);
const TAILWIND = ["tailwindcss", "@tailwindcss/postcss"].map(withVersion);

/** A way to set a site up. */
interface Setup {
  name: string;
  config?: NextConfig;
  /** Options of the export, besides its scripts. */
  options?: readonly string[];
  hasTailwind?: boolean;
  /** What Next itself says where it has no such export; the version from which on it knows the setting. */
  refusal?: { words: RegExp; since: number };
}

const SETUPS: readonly Setup[] = [
  { name: "as it comes" },
  { name: "basePath", config: { basePath: "/club" } },
  { name: "assetPrefix", config: { assetPrefix: "/club-files" } },
  { name: "basePath, trailingSlash", config: { basePath: "/club", trailingSlash: true } },
  { name: "Tailwind 4", hasTailwind: true },
  { name: "Tailwind 4, --keep-layers", hasTailwind: true, options: ["--keep-layers"] },
  {
    name: "Cache Components",
    config: { cacheComponents: true },
    refusal: { words: /PPR cannot be enabled in export mode|cacheComponents/, since: 16 },
  },
];

const ISLANDS = ["--islands", "islands/main.ts", "--enhancements", "islands/enhancements.ts"];

function replaceIn(file: string, text: string, replacement: string): void {
  const before = readFileSync(file, "utf8");
  if (!before.includes(text)) {
    throw new Error(`${file} lacks ${text}`);
  }
  writeFileSync(file, before.replace(text, replacement));
}

/** Sets the example in a folder up, afresh. */
function setUp(folder: string, { config = {}, hasTailwind = false }: Setup): void {
  const example = path.resolve(import.meta.dirname, "../example");
  for (const name of ["app", "islands", "public", "next.config.ts", "tsconfig.json"]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
    cpSync(path.join(example, name), path.join(folder, name), { recursive: true });
  }
  for (const name of [".next", "out", "postcss.config.mjs"]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const settings = JSON.stringify(config).slice(1, -1);
  replaceIn(path.join(folder, "next.config.ts"), "= {", `= { ${settings && `${settings},`}`);
  if (hasTailwind) {
    const plugins = 'export default { plugins: { "@tailwindcss/postcss": {} } };\n';
    writeFileSync(path.join(folder, "postcss.config.mjs"), plugins);
    replaceIn(path.join(folder, "app/site.css"), ":root", '@import "tailwindcss";\n:root');
    replaceIn(path.join(folder, "app/page.tsx"), "<h1>", '<h1 className="mt-[33px] md:italic">');
  }
}

/** @returns a sentence for each fault of the site, none where it is as it has to be */
async function tryOut(folder: string, setup: Setup, browser: Browser): Promise<string[]> {
  setUp(folder, setup);
  run(folder, "npx", ["next", "build"]);
  const options = [...ISLANDS, ...(setup.options ?? [])];
  run(folder, "npx", ["static-islands", ".next/export", "out", ...options]);
  const { basePath = "", assetPrefix = "", trailingSlash = false } = setup.config ?? {};
  const site = await serve(path.join(folder, "out"), [basePath, assetPrefix]);
  const { hasTailwind = false } = setup;
  const way = { origin: site.origin, basePath, trailingSlash, hasTailwind };
  const faults = await faultsOfSite(browser, path.join(folder, "out"), way);
  site.close();
  return faults;
}

/** What trying a setup out says: nothing, faults, or why it could not be built. */
async function outcomeOf(folder: string, setup: Setup, browser: Browser): Promise<string[]> {
  const { refusal } = setup;
  try {
    const faults = await tryOut(folder, setup, browser);
    return refusal ? ["Next exports it by now: see the README"] : faults;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return refusal?.words.test(message) ? [] : [message];
  }
}

function say(name: string, outcome: readonly string[], good = "works"): void {
  if (outcome.length === 0) {
    console.log(`${name}: ${good}`);
    return;
  }
  console.log(`${name}: FAILS\n  ${outcome.join("\n  ")}`);
  process.exitCode = 1;
}

const given = process.argv.slice(2);
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "static-islands-")));
const archive = pack(folder);
const browser = await launchBrowser();
for (const [index, version] of (given.length > 0 ? given : VERSIONS).entries()) {
  const site = path.join(folder, `site-${index}`);
  cpSync(path.resolve(import.meta.dirname, "../example/package.json"), `${site}/package.json`);
  install(site, [archive, `next@${version}`, ...REACT, ...TOOLS, ...TAILWIND]);
  const manifest = readFileSync(path.join(site, "node_modules/next/package.json"), "utf8");
  const next: string = JSON.parse(manifest).version;
  for (const setup of SETUPS) {
    if (Number.parseInt(next, 10) >= (setup.refusal?.since ?? 0)) {
      const outcome = await outcomeOf(site, setup, browser);
      say(`next ${next}, ${setup.name}`, outcome, setup.refusal && "refused by Next, as known");
    }
  }
  if (index === 0) {
    say("the package", faultsOfPackage(site));
  }
}
await browser.close();
rmSync(folder, { recursive: true });
