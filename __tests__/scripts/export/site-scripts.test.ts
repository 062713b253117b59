import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Bundles, bundleScripts } from "static-islands";
import { newFolder } from "@/__tests__/new-folder";
import { islands } from "@/lib/islands/registry";
import { siteScripts } from "@/scripts/export/site-options";

const outDir = newFolder();
let bundles: Bundles;

beforeAll(async () => {
  bundles = await bundleScripts(siteScripts(process.cwd()), outDir);
}, 30_000);

function read(address = ""): Buffer {
  return readFileSync(path.join(outDir, address));
}

function brotliBytes(address: string): number {
  return brotliCompressSync(read(address)).length;
}

function gzipBytes(address: string): number {
  return gzipSync(read(address)).length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Addresses of all scripts. */
function scripts(): string[] {
  return readdirSync(path.join(outDir, "assets")).map((name) => `/assets/${name}`);
}

test.each(["enhancements", "islands"] as const)("the %s are one file of 4 kB at most", (script) => {
  const address = bundles[script] ?? "";
  expect(brotliBytes(address)).toBeLessThanOrEqual(4_000);
  expect(read(address).toString()).not.toMatch(/\bimport\s*["'{*]|\bfrom\s*["']/);
});

/** A script and all it imports at once, however far down; `import()` waits until it is asked for. */
function withImports(address = "", found = new Set<string>()): Set<string> {
  if (found.has(address)) {
    return found;
  }
  found.add(address);
  const code = read(address).toString();
  for (const [, name] of code.matchAll(/\b(?:import|from)\s*["']\.\/([^"']+)["']/g)) {
    withImports(`/assets/${name}`, found);
  }
  return found;
}

/** The scripts that esbuild named after a module. */
function scriptsNamed(module: string): string[] {
  return scripts().filter((address) => address.startsWith(`/assets/${module}.`));
}

/** The only script that esbuild named after a module. */
function scriptOf(module: string): string {
  const [address, ...more] = scriptsNamed(module);
  if (!address || more.length > 0) {
    throw new Error(`expected one script named ${module}`);
  }
  return address;
}

/** Everything fetched to hydrate an island; without a name, what every island needs. */
function fetchedFor(island?: string): Set<string> {
  const found = new Set<string>();
  withImports(bundles.islands, found);
  withImports(bundles.react, found);
  if (island !== undefined) {
    withImports(scriptOf(island), found);
  }
  return found;
}

test.each(Object.keys(islands))("%s, with React and the loader, is within its budget", (island) => {
  const fetched = fetchedFor(island);
  expect(fetched.size).toBeGreaterThan(2);
  // The consent form brings react-hook-form and zod; what it sends with comes when it is used.
  const budget = island === "consent-form" ? 100_500 : 77_000;
  expect(sum([...fetched].map(brotliBytes))).toBeLessThanOrEqual(budget);
});

test.each(Object.keys(islands).filter((island) => island !== "consent-form"))(
  "%s comes in one file beside React's, as a page names each file with its integrity",
  (island) => {
    expect(bundles.islandScripts[island]).toEqual([scriptOf("hydrate"), scriptOf(island)].sort());
  },
);

test.each(Object.keys(islands))("%s names what its module imports, besides React", (island) => {
  const imported = [...withImports(scriptOf(island))].filter(
    (address) => address !== scriptOf(island) && address !== bundles.react,
  );
  expect(bundles.islandStart[island]).toEqual(imported.sort());
});

test("the consent form's own scripts are at most 36 kB gzipped before it is used", () => {
  const base = fetchedFor();
  const scripts = [...fetchedFor("consent-form")].filter((address) => !base.has(address));
  expect(scripts.length).toBeGreaterThan(0);
  expect(sum(scripts.map(gzipBytes))).toBeLessThanOrEqual(36_000);
});

/** A word of ML-KEM's code: its modulus. */
const QUANTUM = /\b3329\b/;
/** The first words of a sealed file. */
const SEAL = /age-encryption\.org\/v1/;

test("sealing adds at most 45 kB when a file is chosen; quantum recipients' code waits for them", () => {
  // Each in the worker's copy and in the page's own, for browsers without workers.
  const sealers = [scriptOf("seal-file"), scriptOf("worker-seal")];
  const quantum = [scriptOf("hybrid"), scriptOf("worker-hybrid")];
  for (const address of [...sealers, ...quantum]) {
    const bytes = sum([...withImports(address)].map(brotliBytes));
    process.stdout.write(`${address}: ${bytes} bytes brotli\n`);
    expect(bytes).toBeLessThanOrEqual(45_000);
  }
  for (const address of sealers) {
    expect(read(address).toString()).toMatch(SEAL);
    expect(read(address).toString()).not.toMatch(QUANTUM);
  }
  for (const address of quantum) {
    expect(read(address).toString()).toMatch(QUANTUM);
    expect(read(address).toString()).not.toMatch(SEAL);
  }
});

test("one script has React, and none uses the device's storage", () => {
  const having = (pattern: RegExp) =>
    scripts().filter((address) => pattern.test(read(address).toString()));
  expect(having(/useReducer\s*[:=]/)).toEqual([bundles.react]);
  expect(having(/\b(?:localStorage|sessionStorage|indexedDB)\b/)).toEqual([]);
});

/** Every script whose name begins with `worker-`, which workers alone run. */
function workerScripts(): string[] {
  return scripts().filter((address) => address.startsWith("/assets/worker-"));
}

test("the form's code has the hash of each script of its worker, and these import nothing", () => {
  const form = read(scriptOf("consent-form")).toString();
  const found = workerScripts();
  expect(found).toHaveLength(5);
  for (const address of found) {
    const content = read(address);
    const hash = createHash("sha256").update(content).digest("base64");
    expect(form).toContain(`{"address":"${address}","integrity":"sha256-${hash}"}`);
    expect(/\bimport\s*[("'{*]/.test(content.toString())).toBe(false);
  }
});
