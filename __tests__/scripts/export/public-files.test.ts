import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkFiles } from "@/scripts/check/check-files";
import { publicFiles } from "@/scripts/export/public-files";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "public-"));
  mkdirSync(path.join(root, ".well-known"));
  writeFileSync(path.join(root, ".well-known/key.txt"), "key");
  writeFileSync(path.join(root, "chart.js.map"), "{}");
});

afterEach(() => rmSync(root, { recursive: true }));

test("every file is listed, also in folders and those that begin with a dot", () => {
  expect([...publicFiles(root)]).toEqual([".well-known/key.txt", "chart.js.map"]);
});

test("a site without the folder has none", () => {
  expect(publicFiles(path.join(root, "none")).size).toBe(0);
});

test("a source map may come from there, a secret may not", async () => {
  writeFileSync(path.join(root, "note.txt"), `AKIA${"A".repeat(16)}`);
  expect(await checkFiles(root, publicFiles(root))).toEqual(["note.txt: an AWS key, as it looks"]);
  expect(await checkFiles(root, new Set())).toContain("chart.js.map: a source map");
});
