import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import { writeFonts } from "@/scripts/prepare/subset-fonts";

const FILES = [
  "app/fonts/newsreader-500.woff2",
  "app/fonts/instrument-400.woff2",
  "app/fonts/instrument-600.woff2",
];
const RUPEE = "app/fonts/rupee-500.woff2";

/** All files together, in bytes: the performance budget of a first visit. */
const FONT_BUDGET = 32_000;

let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "fonts-"));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  await writeFonts(root);
});

afterAll(() => rmSync(root, { recursive: true }));

/** The tables of an unpacked font by tag (OpenType, "Organization of an OpenType Font"). */
function tables(sfnt: Buffer): Map<string, Buffer> {
  const records = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  return new Map(
    records.map((record) => {
      const start = sfnt.readUInt32BE(record + 8);
      const length = sfnt.readUInt32BE(record + 12);
      return [sfnt.toString("latin1", record, record + 4), sfnt.subarray(start, start + length)];
    }),
  );
}

/** Code points with a glyph, read from the font's format 4 subtable (all of ours are below U+10000). */
function codePoints(cmap: Buffer): Set<number> {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  const table = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!table) throw new Error("The font has no format 4 character map");
  const segments = table.readUInt16BE(6) / 2;
  const found = new Set<number>();
  for (let segment = 0; segment < segments; segment++) {
    const last = table.readUInt16BE(14 + segment * 2);
    const first = table.readUInt16BE(16 + segments * 2 + segment * 2);
    const delta = table.readUInt16BE(16 + segments * 4 + segment * 2);
    const rangeAt = 16 + segments * 6 + segment * 2;
    const range = table.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph =
        range === 0
          ? (code + delta) % 0x10000
          : table.readUInt16BE(rangeAt + range + (code - first) * 2);
      if (glyph !== 0) found.add(code);
    }
  }
  return found;
}

async function unpack(file: string) {
  const woff2 = readFileSync(join(root, file));
  const unpacked = tables(
    await subsetFont(woff2, "", { keepAllGlyphs: true, targetFormat: "sfnt" }),
  );
  const cmap = unpacked.get("cmap");
  if (!cmap) throw new Error(`${file} has no character map`);
  return {
    characters: codePoints(cmap),
    layout: unpacked.get("GPOS")?.toString("latin1") ?? "",
    tags: [...unpacked.keys()],
  };
}

const missing = (characters: Set<number>, wanted: string) =>
  [...wanted].filter((character) => !characters.has(character.codePointAt(0) ?? 0));

test.each(FILES)("%s draws ASCII and the site's punctuation", async (file) => {
  const { characters } = await unpack(file);
  expect(missing(characters, "0123456789ABCXYZabcxyz .,:;!?()[]{}@#%&*+-/=<>_|~'\"")).toEqual([]);
  expect(missing(characters, "–—‘’“”…·•×÷−é©\u00a0")).toEqual([]);
});

test("headings have the rupee sign, and a font of one glyph gives it to the text", async () => {
  expect(missing((await unpack(FILES[0] ?? "")).characters, "₹≤≥½")).toEqual([]);
  expect([...(await unpack(RUPEE)).characters]).toEqual(["₹".codePointAt(0)]);
});

test("headings and text are kerned, labels are not; no font is hinted", async () => {
  const fonts = await Promise.all(FILES.map(unpack));
  expect(fonts.map(({ layout }) => layout.includes("kern"))).toEqual([true, true, false]);
  expect(fonts.flatMap(({ tags }) => tags)).not.toContain("prep");
});

test("a font holds what the site uses and nothing else", async () => {
  expect((await unpack(FILES[0] ?? "")).characters.has("ß".codePointAt(0) ?? 0)).toBe(false);
  mkdirSync(join(root, "content/pages"), { recursive: true });
  writeFileSync(join(root, "content/pages/about.yaml"), "title: Straße");
  await writeFonts(root);
  for (const file of FILES) expect(missing((await unpack(file)).characters, "ß")).toEqual([]);
  rmSync(join(root, "content"), { recursive: true });
});

test("this site's fonts stay within their budget", async () => {
  for (const folder of ["components", "content", "lib"]) {
    symlinkSync(resolve(folder), join(root, folder));
  }
  cpSync(resolve("app"), join(root, "app"), {
    recursive: true,
    filter: (source) => source !== resolve("app/fonts"),
  });
  await writeFonts(root);
  const files = readdirSync(join(root, "app/fonts")).map((name) => `app/fonts/${name}`);
  expect(files.sort()).toEqual([...FILES, RUPEE].sort());
  const bytes = files.map((file) => statSync(join(root, file)).size);
  expect(bytes.reduce((total, one) => total + one, 0)).toBeLessThan(FONT_BUDGET);
});

test.each(["newsreader", "instrument-sans", "schibsted-grotesk"])(
  "%s is published with its licence",
  (family) => {
    const licence = readFileSync(`node_modules/@expo-google-fonts/${family}/LICENSE_FONT`, "utf8");
    expect(readFileSync(`public/licences/${family}-OFL.txt`, "utf8")).toBe(licence);
  },
);
