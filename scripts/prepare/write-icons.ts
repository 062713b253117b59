import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { APPLE_ICON_SIZE, FAVICON_SIZES, MANIFEST_ICONS } from "@/lib/site/app-icons";
import { themeColours } from "@/lib/site/theme-colours";
import { sharp } from "./sharp";

/** CSS px per inch at which librsvg draws an SVG in its own size. */
const SVG_DENSITY = 72;
/** The mark's own size, as its viewBox says. */
const MARK_SIZE = 30;

/** Draws the mark at a size; what lies outside it stays clear. */
function drawMark(mark: Buffer, size: number): Promise<Buffer> {
  return sharp(mark, { density: (SVG_DENSITY * size) / MARK_SIZE })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * The mark on a full square of its own ground. Systems cut such icons to a circle of 80% at the
 * least (W3C manifest, safe zone); the mark's drawing stays inside it.
 */
async function drawFull(mark: Buffer, size: number, ground: string): Promise<Buffer> {
  const inner = Math.round(size * 0.72);
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: await drawMark(mark, inner), gravity: "centre" }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Packs PNG images into one .ico file, each below 256 px. */
export function packIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(images.length, 4);
  let offset = header.length + images.length * 16;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4); // Colour planes.
    entry.writeUInt16LE(32, 6); // Bits a pixel.
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

/**
 * Writes every icon that is made of pixels from `app/icon.svg` to `public`: those browsers and
 * phones ask for by name at its root, those of the web manifest in `icons`.
 * @param root the project's folder
 */
export async function writeIcons(root: string): Promise<void> {
  const mark = await readFile(path.join(root, "app", "icon.svg"));
  const ground = themeColours(root).brand ?? "";
  const favicon = await Promise.all(
    FAVICON_SIZES.map(async (size) => ({ size, png: await drawMark(mark, size) })),
  );
  await writeFile(path.join(root, "public", "favicon.ico"), packIco(favicon));
  await writeFile(
    path.join(root, "public", "apple-icon.png"),
    await drawFull(mark, APPLE_ICON_SIZE, ground),
  );
  await mkdir(path.join(root, "public", "icons"), { recursive: true });
  for (const { src, size, purpose } of MANIFEST_ICONS) {
    const icon = purpose === "any" ? drawMark(mark, size) : drawFull(mark, size, ground);
    await writeFile(path.join(root, "public", src), await icon);
  }
}
