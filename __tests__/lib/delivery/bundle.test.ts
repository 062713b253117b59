import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Bundles, bundleScripts } from "@/lib/delivery/bundle";
import { islands } from "@/lib/islands/registry";

const root = process.cwd();
let outDir: string;
let bundles: Bundles;

beforeAll(async () => {
  outDir = mkdtempSync(path.join(tmpdir(), "bundle-"));
  bundles = await bundleScripts({ root, outDir, mode: "production" });
}, 30_000);

afterAll(() => rmSync(outDir, { recursive: true }));

const read = (address: string) => readFileSync(path.join(outDir, address));
const brotliBytes = (script: Buffer) => brotliCompressSync(script).length;
const scripts = () => readdirSync(path.join(outDir, "assets")).map((name) => `/assets/${name}`);

test("addresses start at the site's root and carry a hash of the content", () => {
  expect(bundles.behaviours).toMatch(/^\/assets\/behaviours\.[A-Z0-9]{8}\.js$/);
  expect(bundles.islands).toMatch(/^\/assets\/islands\.[A-Z0-9]{8}\.js$/);
});

test("the same sources give the same names", async () => {
  const again = mkdtempSync(path.join(tmpdir(), "bundle-"));
  expect(await bundleScripts({ root, outDir: again, mode: "production" })).toEqual(bundles);
  rmSync(again, { recursive: true });
});

test("what every page loads is at most 2 kB", () => {
  expect(brotliBytes(read(bundles.behaviours))).toBeLessThanOrEqual(2_000);
});

test("the behaviours stand alone in one file", () => {
  expect(read(bundles.behaviours).toString()).not.toMatch(/\bimport\b|\bfrom"/);
});

/** A script and all it imports at once, however far down; `import()` waits until it is asked for. */
function withImports(address: string, found = new Set<string>()): Set<string> {
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

test("the islands' loader fetches React only when an island asks for it", () => {
  for (const address of withImports(bundles.islands)) {
    expect(read(address).length).toBeLessThan(3_000);
  }
});

test.each(Object.keys(islands))(
  "what %s fetches, with React and the loader, is at most 75 kB on the line",
  (island) => {
    const fetched = [bundles.islands, scriptOf("hydrate"), scriptOf(island)].reduce(
      (found, address) => withImports(address, found),
      new Set<string>(),
    );
    expect(fetched.size).toBeGreaterThan(3);
    const bytes = [...fetched].map((address) => brotliBytes(read(address)));
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(75_000);
  },
);

test("React's warnings are left out of the site's own build", () => {
  for (const address of scripts())
    expect(read(address).toString()).not.toContain("react.dev/link/hydration");
});
