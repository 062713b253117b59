import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Bundles, bundleScripts } from "@/lib/delivery/bundle";

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

test("the islands' loader fetches React only when an island asks for it", () => {
  const loader = read(bundles.islands);
  expect(loader.length).toBeLessThan(3_000);
  const fetchedAtOnce = [
    ...loader.toString().matchAll(/\bimport(?:[^("']*from)?["']\.\/([^"']+)/g),
  ];
  for (const [, name] of fetchedAtOnce) expect(read(`/assets/${name}`).length).toBeLessThan(3_000);
});

test("the islands with React are at most 75 kB on the line", () => {
  const sizes = scripts()
    .filter((address) => address !== bundles.behaviours)
    .map((address) => brotliBytes(read(address)));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(75_000);
});

test("React's warnings are left out of the site's own build", () => {
  for (const address of scripts())
    expect(read(address).toString()).not.toContain("react.dev/link/hydration");
});
