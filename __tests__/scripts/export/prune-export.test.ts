import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pruneExport } from "@/scripts/export/prune-export";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "export-"));
});

afterEach(() => rmSync(root, { recursive: true }));

function add(...files: string[]) {
  for (const file of files) {
    const absolute = path.join(root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, "content");
  }
}

const exists = (file: string) => existsSync(path.join(root, file));

test.each([
  "index.html",
  "404.html",
  "robots.txt",
  "sitemap.xml",
  "manifest.webmanifest",
  "upi-qr.svg",
  "_next/static/css/site.css",
  "_next/static/media/newsreader.woff2",
  "assets/behaviours.js",
])("%s stays", async (file) => {
  add(file);
  expect(await pruneExport(root, new Set())).toBe(0);
  expect(exists(file)).toBe(true);
});

test.each([
  "index.txt",
  "about.txt",
  "about/__next._tree.txt",
  "_not-found.html",
  "_next/static/chunks/main.js",
  "_next/static/chunks/main.js.map",
  "_next/static/media/worker.1a0wd.ts",
  "_next/static/build-id/_buildManifest.js",
])("%s goes", async (file) => {
  add(file, "index.html");
  expect(await pruneExport(root, new Set())).toBe(1);
  expect(exists(file)).toBe(false);
});

test.each([
  "llms.txt",
  "0a1b2c3d4e5f.txt",
  ".well-known/security.txt",
  "licences/newsreader-OFL.txt",
  "downloads/_next.txt",
  "chart.js.map",
  "_not-found.html",
])("%s stays when it comes from public/", async (file) => {
  add(file, "about.txt");
  expect(await pruneExport(root, new Set([file]))).toBe(1);
  expect(exists(file)).toBe(true);
});

test("folders left empty go with their files, others stay", async () => {
  add(
    "about/__next._tree.txt",
    "_next/static/chunks/a/b.js",
    "_next/static/css/site.css",
    "index.html",
  );
  await pruneExport(root, new Set());
  expect(readdirSync(root).sort()).toEqual(["_next", "index.html"]);
  expect(readdirSync(path.join(root, "_next/static"))).toEqual(["css"]);
});
