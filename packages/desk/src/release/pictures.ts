import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { BuiltSite } from "./built-site";
import type { Comparison } from "./compare-sites";

/** Width in CSS px of the pictures in a release; their letters can still be read. */
const WIDTH = 440;

/** Files that can be drawn small. */
const DRAWN = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

export function isPicture(file: string): boolean {
  return DRAWN.test(file);
}

/** A small copy as a data URI; undefined for what cannot be drawn. */
async function smallCopy(file: string): Promise<string | undefined> {
  try {
    const image = sharp(file).resize({ width: WIDTH, withoutEnlargement: true });
    const bytes = await image.flatten({ background: "#fff" }).webp({ quality: 80 }).toBuffer();
    return `data:image/webp;base64,${bytes.toString("base64")}`;
  } catch {
    return undefined;
  }
}

/**
 * Small copies of the pictures that differ between two builds, as they were and as they are.
 * @returns data URIs by the SHA-256 of the picture's file
 */
export async function changedPictures(
  before: BuiltSite,
  after: BuiltSite,
  { files }: Pick<Comparison, "files">,
): Promise<Map<string, string>> {
  const wanted = new Map<string, string>();
  for (const change of files) {
    if (!isPicture(change.file)) continue;
    if (change.before) wanted.set(change.before, path.join(before.folder, change.file));
    if (change.after) wanted.set(change.after, path.join(after.folder, change.file));
  }
  const pictures = new Map<string, string>();
  for (const [hash, file] of wanted) {
    const copy = existsSync(file) ? await smallCopy(file) : undefined;
    if (copy) pictures.set(hash, copy);
  }
  return pictures;
}
