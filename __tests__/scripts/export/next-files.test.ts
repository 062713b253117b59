import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nextFiles } from "@/scripts/export/next-files";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "next-"));
});

afterEach(() => rmSync(root, { recursive: true }));

function add(folder: "built" | "public", file: string, text = "content") {
  const absolute = path.join(root, folder, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}

function kept(...given: string[]): string[] {
  const [built, publicFolder] = [path.join(root, "built"), path.join(root, "public")];
  const { pages, files } = nextFiles(built, publicFolder, new Set(given));
  return [...pages, ...files];
}

test.each([
  "index.html",
  "404.html",
  "robots.txt",
  "sitemap.xml",
  "manifest.webmanifest",
  "icon.svg",
  "_next/static/media/newsreader.woff2",
])("%s is for visitors", (file) => {
  add("built", file);
  expect(kept()).toEqual([file]);
});

test.each([
  "index.txt",
  "about.txt",
  "about/__next._tree.txt",
  "_not-found.html",
  "_next/static/chunks/main.js",
  "_next/static/chunks/main.js.map",
  "_next/static/chunks/site.css",
  "_next/static/media/worker.1a0wd.ts",
  "_next/static/build-id/_buildManifest.js",
])("%s is Next's alone", (file) => {
  add("built", file);
  expect(kept()).toEqual([]);
});

test("copies of public/ are left out, whatever their names; a page of the same name is not", () => {
  for (const file of ["google0123.html", "logo.svg"]) {
    add("built", file);
    add("public", file);
  }
  add("built", "about.html", "the page");
  add("public", "about.html", "the owner's");
  expect(kept("google0123.html", "logo.svg", "about.html")).toEqual(["about.html"]);
});
