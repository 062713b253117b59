import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "static-islands/files-below";
import { checkFiles } from "@/scripts/check/check-files";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "public-"));
  mkdirSync(path.join(root, ".well-known"));
  writeFileSync(path.join(root, ".well-known/key.txt"), "key");
  writeFileSync(path.join(root, "chart.js.map"), "{}");
});

afterEach(() => rmSync(root, { recursive: true }));

test("every file is listed, also in folders and those that begin with a dot", () => {
  expect(filesBelow(root)).toEqual([".well-known/key.txt", "chart.js.map"]);
});

test("a site without the folder has none", () => {
  expect(filesBelow(path.join(root, "none"))).toEqual([]);
});

test("a source map may come from there, a secret may not", async () => {
  writeFileSync(path.join(root, "note.txt"), `AKIA${"A".repeat(16)}`);
  const given = new Set(filesBelow(root));
  expect(await checkFiles(root, given)).toEqual(["note.txt: an AWS key, as it looks"]);
  expect(await checkFiles(root, new Set())).toContain("chart.js.map: a source map");
});
