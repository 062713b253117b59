import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Bundles, bundleScripts } from "static-islands";
import { newFolder } from "@/__tests__/new-folder";
import { islands } from "@/lib/islands/registry";
import { siteScripts } from "@/scripts/export/site-options";

const scriptsOfSite = siteScripts(process.cwd());
const outDir = newFolder();
let bundles: Bundles;

beforeAll(async () => {
  bundles = await bundleScripts(scriptsOfSite, outDir);
}, 30_000);

const read = (address = "") => readFileSync(path.join(outDir, address));
const brotliBytes = (script: Buffer) => brotliCompressSync(script).length;
const scripts = () => readdirSync(path.join(outDir, "assets")).map((name) => `/assets/${name}`);

test.each(["enhancements", "islands"] as const)("the %s are one file of 3 kB at most", (script) => {
  expect(brotliBytes(read(bundles[script]))).toBeLessThanOrEqual(3_000);
  expect(read(bundles[script]).toString()).not.toMatch(/\bimport\s*["'{*]|\bfrom\s*["']/);
});

/** A script and all it imports at once, however far down; `import()` waits until it is asked for. */
function withImports(address = "", found = new Set<string>()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  const code = read(address).toString();
  for (const [, name] of code.matchAll(/\b(?:import|from)\s*["']\.\/([^"']+)["']/g)) {
    withImports(`/assets/${name}`, found);
  }
  return found;
}

/** The one script that esbuild named after a module. */
function scriptOf(module: string): string {
  const [address, ...more] = scripts().filter((name) => name.startsWith(`/assets/${module}.`));
  if (!address || more.length > 0) throw new Error(`expected one script named ${module}`);
  return address;
}

/** Everything fetched to hydrate an island; without a name, what every island needs. */
function fetchedFor(island?: string): Set<string> {
  const entries = [bundles.islands, scriptOf("hydrate"), ...(island ? [scriptOf(island)] : [])];
  return entries.reduce((found, address) => withImports(address, found), new Set<string>());
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test.each(Object.keys(islands))("%s, with React and the loader, is within its budget", (island) => {
  const fetched = fetchedFor(island);
  expect(fetched.size).toBeGreaterThan(2);
  // The consent form brings react-hook-form and zod; what it sends with comes when it is used.
  const budget = island === "consent-form" ? 100_000 : 75_000;
  expect(sum([...fetched].map((address) => brotliBytes(read(address))))).toBeLessThanOrEqual(
    budget,
  );
});

test.each(Object.keys(islands).filter((island) => island !== "consent-form"))(
  "%s comes in one file beside React's, as a page names each file with its integrity",
  (island) => {
    expect(bundles.islandScripts[island]).toEqual([scriptOf("hydrate"), scriptOf(island)].sort());
  },
);

test("the consent form's own scripts are at most 35 kB gzipped before it is used", () => {
  const base = fetchedFor();
  const own = [...fetchedFor("consent-form")].filter((address) => !base.has(address));
  expect(own.length).toBeGreaterThan(0);
  expect(sum(own.map((address) => gzipSync(read(address)).length))).toBeLessThanOrEqual(35_000);
});

test("sealing adds at most 45 kB when a file is chosen; quantum recipients' code waits for them", () => {
  const named = (start: string) => scripts().filter((name) => name.startsWith(`/assets/${start}.`));
  const sizes = [...named("seal-file"), ...named("hybrid")].map((address) => ({
    address,
    bytes: sum([...withImports(address)].map((one) => brotliBytes(read(one)))),
    // ML-KEM's modulus, and the first words of a sealed file.
    has: [/\b3329\b/, /age-encryption\.org\/v1/].map((one) => one.test(`${read(address)}`)),
  }));
  // Each in the worker's copy and in the page's own, for browsers without workers.
  expect(sizes).toHaveLength(4);
  for (const { address, bytes, has } of sizes) {
    process.stdout.write(`${address}: ${bytes} bytes brotli\n`);
    expect(bytes).toBeLessThanOrEqual(45_000);
    expect(has).toEqual(address.includes("seal-file") ? [false, true] : [true, false]);
  }
});

test("one script has React, none uses the device's storage, the form names its worker", () => {
  const texts = scripts().map((address) => read(address).toString());
  const has = (pattern: RegExp) => scripts().filter((_, index) => pattern.test(texts[index] ?? ""));
  expect(has(/useReducer\s*[:=]/)).toEqual([scriptOf("hydrate")]);
  expect(has(/\b(?:localStorage|sessionStorage|indexedDB)\b/)).toEqual([]);
  expect(read(scriptOf("consent-form")).toString()).toContain(scriptOf("consent-worker"));
});
