import { readFileSync } from "node:fs";
import { themeColours } from "@/lib/site/theme-colours";
import { sharp } from "@/scripts/prepare/sharp";

const WHITE = "#fff";

/** The colours that an SVG names. */
function coloursOfSvg(file: string): string[] {
  return readFileSync(file, "utf8").match(/#[0-9a-f]{3,6}\b/g) ?? [];
}

/** The picture in an icon file that holds one, which is a PNG: its offset is in the directory. */
function pictureOfIco(file: string): Buffer {
  const icon = readFileSync(file);
  return icon.subarray(icon.readUInt32LE(18));
}

/** The three colours of most pixels; the others may be mixtures at edges. */
async function mainColours(picture: Buffer): Promise<string[]> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = `#${pixels.toString("hex", at, at + 3)}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, count], [, other]) => other - count);
  return byCount.slice(0, 3).map(([colour]) => colour);
}

test.each(["public/icon.svg", "public/placeholder.svg"])(
  "%s is drawn in colours of the theme",
  (file) => {
    const colours = coloursOfSvg(file);
    const known = [...Object.values(themeColours()), WHITE];
    expect(colours.length).toBeGreaterThan(0);
    expect(colours.filter((colour) => !known.includes(colour))).toEqual([]);
  },
);

test.each([
  ["public/favicon.ico", () => pictureOfIco("public/favicon.ico")],
  ["public/apple-icon.png", () => readFileSync("public/apple-icon.png")],
  ["public/icon-512.png", () => readFileSync("public/icon-512.png")],
])("%s has the colours of the mark", async (_, read) => {
  const mark = coloursOfSvg("public/icon.svg");
  const colours = await mainColours(read());
  expect(colours).toHaveLength(3);
  expect(colours.filter((colour) => !mark.includes(colour))).toEqual([]);
});
