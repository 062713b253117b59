/** @jest-environment node */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ContentIssue } from "content-kit";
import { newFolder } from "@/__tests__/new-folder";
import { readPictures } from "@/lib/content/pictures";
import { sharp } from "@/scripts/prepare/sharp";
import { writePictures } from "@/scripts/prepare/write-pictures";

let root: string;
const folder = () => path.join(root, "content", "pictures");
const copies = () => path.join(root, "public", "assets", "pictures");
function read() {
  const issues: ContentIssue[] = [];
  return { pictures: readPictures(folder(), issues), issues };
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

test("a truncated photograph is a mistake that names its file", async () => {
  const whole = await photograph(900, 600).jpeg().toBuffer();
  writeFileSync(path.join(folder(), "cut.jpg"), whole.subarray(0, whole.length / 2));
  await expect(write()).rejects.toThrow(
    /1 mistake in content:\n {2}content\/pictures\/cut\.jpg:1:1 expected a whole picture/,
  );
});
