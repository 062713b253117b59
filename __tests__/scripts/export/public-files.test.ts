import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inspectFiles } from "@/scripts/check/inspect-files";
import { changedPublicFiles, publicFiles } from "@/scripts/export/public-files";

const FILES = {
  "google0123456789abcdef.html": "google-site-verification: google0123456789abcdef.html",
  "BingSiteAuth.xml": '<?xml version="1.0"?>\r\n<users><user>0</user></users>',
  ".well-known/key.txt": "key",
};

let root: string;
let given: string;
let out: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "public-"));
  given = path.join(root, "public");
  out = path.join(root, "out");
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(given, file)), { recursive: true });
    writeFileSync(path.join(given, file), text);
  }
  cpSync(given, out, { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

test("every file is listed, also in folders and those that begin with a dot", () => {
  expect([...publicFiles(given)].sort()).toEqual(Object.keys(FILES).sort());
});

test("a site without the folder has none", () => {
  expect(publicFiles(path.join(root, "none")).size).toBe(0);
});

test("copies that are the same are no fault", async () => {
  expect(await changedPublicFiles(given, out, publicFiles(given))).toEqual([]);
});

test("a file that is gone, and one that the build wrote over, are named", async () => {
  rmSync(path.join(out, "BingSiteAuth.xml"));
  writeFileSync(path.join(out, ".well-known/key.txt"), "other");
  expect(await changedPublicFiles(given, out, publicFiles(given))).toEqual([
    "public/.well-known/key.txt: the build writes a file of this name itself; give yours another",
    "public/BingSiteAuth.xml: it did not arrive in out/",
  ]);
});

test("a source map may come from there, a secret may not", async () => {
  writeFileSync(path.join(given, "chart.js.map"), "{}");
  writeFileSync(path.join(given, "note.txt"), `AKIA${"A".repeat(16)}`);
  cpSync(given, out, { recursive: true });
  expect(await inspectFiles(out, publicFiles(given))).toEqual([
    "note.txt: an AWS key, as it looks",
  ]);
  expect(await inspectFiles(out)).toContain("chart.js.map: a source map");
});
