import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "@/scripts/export/precompress";

const PAGE = "<p>An Indian research desk.</p>".repeat(40);

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "precompress-"));
});

afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => join(root, name);
const bytes = (name: string) => readFileSync(at(name));

test.each(["html", "css", "js", "json", "svg", "txt", "xml", "webmanifest"])(
  "a .%s file gets both siblings, and they unpack to it",
  async (extension) => {
    const name = `page.${extension}`;
    writeFileSync(at(name), PAGE);
    await precompress(root);
    expect(brotliDecompressSync(bytes(`${name}.br`)).toString()).toBe(PAGE);
    expect(gunzipSync(bytes(`${name}.gz`)).toString()).toBe(PAGE);
  },
);

test("files in folders below are compressed too", async () => {
  mkdirSync(at("a/b"), { recursive: true });
  writeFileSync(at("a/b/page.html"), PAGE);
  await precompress(root);
  expect(existsSync(at("a/b/page.html.br"))).toBe(true);
});

test.each(["photo.webp", "app.js.map", "font.woff2", "page.html.br"])(
  "%s is left alone",
  async (name) => {
    writeFileSync(at(name), PAGE);
    expect(await precompress(root)).toBe(0);
    expect(existsSync(at(`${name}.br`))).toBe(false);
    expect(existsSync(at(`${name}.gz`))).toBe(false);
  },
);

test("a file under 200 bytes gets no sibling", async () => {
  writeFileSync(at("short.txt"), "a".repeat(199));
  writeFileSync(at("long.txt"), "a".repeat(200));
  await precompress(root);
  expect(existsSync(at("short.txt.br"))).toBe(false);
  expect(existsSync(at("long.txt.br"))).toBe(true);
});

test("a file that compressing would enlarge gets no sibling", async () => {
  writeFileSync(at("noise.txt"), randomBytes(4000));
  expect(await precompress(root)).toBe(1);
  expect(existsSync(at("noise.txt.br"))).toBe(false);
  expect(existsSync(at("noise.txt.gz"))).toBe(false);
});

test("a second run gives the same bytes, with no time and no system in the gzip header", async () => {
  writeFileSync(at("page.html"), PAGE);
  await precompress(root);
  const first = [bytes("page.html.br"), bytes("page.html.gz")];
  await precompress(root);
  expect([bytes("page.html.br"), bytes("page.html.gz")]).toEqual(first);
  expect(bytes("page.html.gz").readUInt32LE(4)).toBe(0);
  expect(bytes("page.html.gz")[9]).toBe(255);
});

test("every text file is compressed, however many there are", async () => {
  for (let page = 0; page < 25; page++) writeFileSync(at(`page-${page}.html`), PAGE + page);
  expect(await precompress(root)).toBe(25);
  expect(existsSync(at("page-24.html.br"))).toBe(true);
});
