import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nextFiles } from "static-islands/next-files";

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

test("pages, fonts, icons and data are for visitors; what only Next's client reads is not", () => {
  const forVisitors = [
    "404.html",
    "index.html",
    "_next/static/media/newsreader.woff2",
    "icon.svg",
    "manifest.webmanifest",
    "robots.txt",
    "sitemap.xml",
  ];
  for (const file of [
    ...forVisitors,
    "index.txt",
    "about/__next._tree.txt",
    "_not-found.html",
    "_next/static/chunks/main.js",
    "_next/static/chunks/main.js.map",
    "_next/static/chunks/site.css",
    "_next/static/media/worker.1a0wd.ts",
  ]) {
    add("built", file);
  }
  expect(kept()).toEqual(forVisitors);
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
