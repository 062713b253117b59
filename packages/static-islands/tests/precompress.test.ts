import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesBelow } from "../src/files-below";
import { precompress } from "../src/precompress";

const PAGE = "<p>A page of some length.</p>".repeat(40);

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "precompress-"));
  mkdirSync(join(root, "below"));
});

afterEach(() => rmSync(root, { recursive: true }));

const bytes = (name: string) => readFileSync(join(root, name));

test("text files, also in folders, get both copies, which unpack to them, the same each time", async () => {
  const texts = ["html", "css", "js", "json", "svg", "txt", "xml", "webmanifest"].map(
    (extension) => `below/page.${extension}`,
  );
  for (const name of texts) writeFileSync(join(root, name), PAGE);
  expect(await precompress(root)).toBe(texts.length);
  for (const name of texts) {
    expect(brotliDecompressSync(bytes(`${name}.br`)).toString()).toBe(PAGE);
    expect(gunzipSync(bytes(`${name}.gz`)).toString()).toBe(PAGE);
  }
  const first = [bytes("below/page.html.br"), bytes("below/page.html.gz")];
  await precompress(root);
  expect([bytes("below/page.html.br"), bytes("below/page.html.gz")]).toEqual(first);
  // Neither a time nor a system in the gzip header.
  expect(bytes("below/page.html.gz").readUInt32LE(4)).toBe(0);
  expect(bytes("below/page.html.gz")[9]).toBe(255);
});

test("no copy of what is not text, is short, or would get larger", async () => {
  for (const name of ["photo.webp", "app.js.map", "font.woff2", "page.html.br"]) {
    writeFileSync(join(root, name), PAGE);
  }
  writeFileSync(join(root, "short.txt"), "a".repeat(199));
  writeFileSync(join(root, "noise.txt"), randomBytes(4000));
  const before = filesBelow(root);
  await precompress(root);
  expect(filesBelow(root)).toEqual(before);
});
