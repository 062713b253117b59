/** @jest-environment node */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatIssue } from "content-kit";
import type { Findings } from "content-kit/sources";
import { newFolder } from "@/__tests__/new-folder";
import { readPictures } from "@/lib/content/pictures";
import { sharp } from "@/scripts/prepare/sharp";
import { writePictures } from "@/scripts/prepare/write-pictures";

let root: string;
const folder = () => path.join(root, "content", "pictures");
const copies = () => path.join(root, "public", "assets", "pictures");
function read() {
  const findings: Findings = { issues: [], warnings: [] };
  return { pictures: readPictures(folder(), findings), ...findings };
}
const write = () => writePictures(root, read().pictures.values());

beforeEach(() => {
  root = newFolder();
  mkdirSync(folder(), { recursive: true });
});

function photograph(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#204030" } });
}

test("copies of each width and format, none larger than the picture, without metadata", async () => {
  // A phone held upright: the file lies on its side and says so.
  await photograph(900, 600)
    .withExif({ IFD0: { Copyright: "somebody" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path.join(folder(), "office.jpg"));
  await write();
  expect(readdirSync(copies()).map((name) => name.replace(/-[0-9a-f]{8}-/, "-"))).toEqual([
    "office-360.avif",
    "office-360.webp",
    "office-600.avif",
    "office-600.webp",
  ]);
  for (const name of readdirSync(copies())) {
    const copy = await sharp(path.join(copies(), name)).metadata();
    expect(copy.height).toBe(((copy.width ?? 0) * 3) / 2);
    expect(copy.exif).toBeUndefined();
  }
});

test("another picture under the same name gets copies of its own, and only the old copies go", async () => {
  const file = path.join(folder(), "office.png");
  await photograph(300, 200).png().toFile(file);
  await write();
  writeFileSync(path.join(copies(), "team.jpg"), "the owner's own");
  const before = readdirSync(copies());
  await photograph(300, 100).png().toFile(file);
  await write();
  const after = readdirSync(copies());
  expect(after).toHaveLength(3);
  expect(after.filter((name) => before.includes(name))).toEqual(["team.jpg"]);
});

test("an SVG is copied unchanged, and without the folder there are no pictures", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"/>';
  writeFileSync(path.join(folder(), "logo.svg"), svg);
  await write();
  const [drawing = "", ...others] = readdirSync(copies());
  expect([drawing.replace(/[0-9a-f]{8}/, "HASH"), others]).toEqual(["logo-HASH.svg", []]);
  expect(readFileSync(path.join(copies(), drawing), "utf8")).toBe(svg);
  rmSync(folder(), { recursive: true });
  expect(read()).toMatchObject({ pictures: new Map(), issues: [] });
});

test("a drawing that runs something, or asks another host for it, is a mistake", () => {
  const drawing = (part: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">${part}</svg>`;
  const active = {
    "script.svg": "<script>alert(1)</script>",
    "handler.svg": '<path onload="alert(1)"/>',
    "foreign.svg": "<foreignObject/>",
    "link.svg": '<a href="javascript:alert(1)"/>',
    "image.svg": '<image href="https://elsewhere.example/a.png"/>',
  };
  for (const [name, part] of Object.entries(active)) {
    writeFileSync(path.join(folder(), name), drawing(part));
  }
  const plain = '<use href="#a"/><image href="data:image/png;base64,AAAA"/><!-- on = off -->';
  writeFileSync(path.join(folder(), "plain.svg"), drawing(plain));
  const files = read().issues.map(({ file }) => path.basename(file));
  expect(files.sort()).toEqual(Object.keys(active).sort());
});

test("a truncated photograph is a mistake that names its file", async () => {
  const whole = await photograph(900, 600).jpeg().toBuffer();
  writeFileSync(path.join(folder(), "cut.jpg"), whole.subarray(0, whole.length / 2));
  await expect(write()).rejects.toThrow(
    /1 mistake in content:\n {2}content\/pictures\/cut\.jpg:1:1 expected a whole picture/,
  );
});

const FORMATS = ["jpeg", "png", "webp", "tiff", "avif"] as const;
const ENDINGS = { jpeg: "jpg", png: "png", webp: "webp", tiff: "tif", avif: "avif" };

test.each(FORMATS)("%s: a picture has the size of its copies, however it lies", async (format) => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const file = `lying-${orientation}.${ENDINGS[format]}`;
    const lying = photograph(300, 200).withMetadata({ orientation }).toFormat(format);
    await lying.toFile(path.join(folder(), file));
  }
  const { pictures } = read();
  await write();
  const sizes = [...pictures.values()].map(({ width, height }) => [width, height]);
  expect(sizes.filter(([width]) => width === 200)).toHaveLength(4);
  for (const { src, width, height } of pictures.values()) {
    const copy = await sharp(path.join(root, "public", src)).metadata();
    expect([copy.width, copy.height]).toEqual([width, height]);
  }
});

/** The beginning of a HEIC file as iPhones save it, without its picture. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic"),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from("mif1heic"),
]);

/** The header of a bitmap of 2 x 2 pixels. */
const BMP = Buffer.alloc(70);
BMP.write("BM");
BMP.writeUInt32LE(40, 14);
BMP.writeUInt32LE(2, 18);
BMP.writeUInt32LE(2, 22);

test.each([
  ["a HEIC file named jpg", "photo.jpg", HEIC, /photo\.jpg:1:1 .* got a HEIC file/],
  ["words named png", "words.png", Buffer.from("hello"), /words\.png:1:1 expected a picture/],
  ["a bitmap named jpg", "old.jpg", BMP, /old\.jpg:1:1 .* got the format BMP, whatever its name/],
  ["an empty file", "empty.webp", Buffer.alloc(0), /empty\.webp:1:1 expected a picture/],
])("%s is a mistake that names its file", (_, file, bytes, message) => {
  writeFileSync(path.join(folder(), file), bytes);
  const { issues } = read();
  expect(issues.map(formatIssue)).toEqual([expect.stringMatching(message)]);
});

test("a picture that is too tall for its copies is a mistake of its own", async () => {
  await photograph(10, 17_000).png().toFile(path.join(folder(), "tall.png"));
  expect(read().issues.map(formatIssue)).toEqual([
    "content/pictures/tall.png:1:1 expected a picture that is less tall, got 10 x 17000 pixels: cut it into several",
  ]);
});

test("the ending of a name may be another's; a moving picture and letters in a drawing are doubted", async () => {
  await photograph(30, 20).png().toFile(path.join(folder(), "a-png.jpg"));
  const frames = [photograph(30, 20), photograph(30, 20).negate()];
  const pngs = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  const moving = await sharp(pngs, { join: { animated: true } })
    .gif()
    .toBuffer();
  writeFileSync(path.join(folder(), "moves.gif"), moving);
  const letters =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><text>A</text></svg>';
  writeFileSync(path.join(folder(), "logo.svg"), letters);
  const { pictures, issues, warnings } = read();
  expect(issues).toEqual([]);
  expect(pictures.get("a-png.jpg")).toMatchObject({ width: 30, height: 20 });
  expect(warnings.map(formatIssue)).toEqual([
    expect.stringContaining("logo.svg:1:1 this drawing has letters"),
    expect.stringContaining("moves.gif:1:1 this picture moves"),
  ]);
});
