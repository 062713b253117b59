/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readPictures } from "@/lib/content/load/pictures";
import { sharp } from "@/scripts/prepare/sharp";
import { writePictures } from "@/scripts/prepare/write-pictures";

let root: string;
const folder = () => path.join(root, "content", "pictures");
const read = () => readPictures(folder(), (file) => `content/pictures/${file}`);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "pictures-"));
  mkdirSync(folder(), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function photograph(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#204030" } });
}

test("copies of each width and format, none larger than the picture, without the camera's notes", async () => {
  // A phone held upright: the file lies on its side and says so.
  await photograph(900, 600)
    .withExif({ IFD0: { Copyright: "somebody" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path.join(folder(), "office.jpg"));
  const { pictures, issues } = read();
  expect(issues).toEqual([]);
  expect(pictures.get("office.jpg")).toMatchObject({ width: 600, height: 900, widths: [360, 600] });
  await writePictures(root, pictures.values());
  const written = readdirSync(path.join(root, "public", "assets", "pictures"));
  expect(written.map((name) => name.replace(/-[0-9a-f]{8}-/, "-"))).toEqual([
    "office-360.avif",
    "office-360.webp",
    "office-600.avif",
    "office-600.webp",
  ]);
  for (const name of written) {
    const copy = await sharp(path.join(root, "public", "assets", "pictures", name)).metadata();
    expect(copy.height).toBe(((copy.width ?? 0) * 3) / 2);
    expect(copy.exif).toBeUndefined();
    expect(copy.orientation ?? 1).toBe(1);
  }
});

test("another picture under the same name gets copies of its own, and the old ones go", async () => {
  const file = path.join(folder(), "office.png");
  await photograph(300, 200).png().toFile(file);
  await writePictures(root, read().pictures.values());
  const before = readdirSync(path.join(root, "public", "assets", "pictures"));
  await photograph(300, 100).png().toFile(file);
  await writePictures(root, read().pictures.values());
  const after = readdirSync(path.join(root, "public", "assets", "pictures"));
  expect(after).toHaveLength(2);
  expect(before).not.toEqual(after);
});

test("a name that no address can hold, and a file that is no picture", () => {
  writeFileSync(path.join(folder(), "Our Office.jpg"), "x");
  writeFileSync(path.join(folder(), "broken.jpg"), "no picture at all");
  writeFileSync(path.join(folder(), "img-1.heic"), "x");
  writeFileSync(path.join(folder(), "Thumbs.db"), "x");
  const { pictures, issues } = read();
  expect(pictures.size).toBe(0);
  expect(issues.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/Our Office\.jpg: .*small letters.*rename it/),
    expect.stringMatching(/broken\.jpg: .*cannot be read/),
    expect.stringMatching(/img-1\.heic: .*export the picture as jpg$/),
  ]);
});

test("no folder, no pictures", () => {
  rmSync(folder(), { recursive: true });
  expect(read()).toMatchObject({ pictures: new Map(), issues: [] });
});

test("a photograph of twelve megapixels, and a drawing as it is", async () => {
  const { data, info } = await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: "#888888",
      noise: { type: "gaussian", mean: 120, sigma: 40 },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  await sharp(data, { raw: info })
    .resize(4000, 3000)
    .jpeg({ quality: 95 })
    .toFile(path.join(folder(), "market.jpg"));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"/>';
  writeFileSync(path.join(folder(), "logo.svg"), svg);
  const { pictures } = read();
  expect(pictures.get("logo.svg")).toMatchObject({ width: 30, height: 10, widths: [] });
  await writePictures(root, pictures.values());
  const written = readdirSync(path.join(root, "public", "assets", "pictures"));
  expect(written.filter((name) => name.endsWith(".avif"))).toHaveLength(4);
  const drawing = written.find((name) => /^logo-[0-9a-f]{8}\.svg$/.test(name)) ?? "";
  expect(readFileSync(path.join(root, "public", "assets", "pictures", drawing), "utf8")).toBe(svg);
}, 60_000);

test("a file that is no copy is not removed", async () => {
  const own = path.join(root, "public", "assets", "pictures", "team.jpg");
  mkdirSync(path.dirname(own), { recursive: true });
  writeFileSync(own, "x");
  await writePictures(root, []);
  expect(readdirSync(path.dirname(own))).toEqual(["team.jpg"]);
});

test("a photograph that ends too soon is a mistake with its file", async () => {
  const whole = await photograph(900, 600).jpeg().toBuffer();
  writeFileSync(path.join(folder(), "cut.jpg"), whole.subarray(0, whole.length / 2));
  await expect(writePictures(root, read().pictures.values())).rejects.toThrow(
    /1 mistake in content:\n {2}content\/pictures\/cut\.jpg:1:1 expected a whole picture/,
  );
});
