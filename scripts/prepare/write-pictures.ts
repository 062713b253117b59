import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { ContentError } from "content-kit";
import { fileIssue } from "content-kit/parts";
import { PICTURE_COPY, PICTURE_FORMATS, type Picture } from "@/lib/content/pictures";
import { sharp } from "./sharp";

/** Qualities with a similar look; AVIF at effort 4 takes five times as long. */
const ENCODE = { avif: { quality: 55, effort: 3 }, webp: { quality: 76 } } as const;

async function writeCopy(
  source: string,
  target: string,
  width: number,
  format: (typeof PICTURE_FORMATS)[number],
): Promise<void> {
  const copy = sharp(source).rotate().resize({ width }).toFormat(format, ENCODE[format]);
  await copy.toFile(`${target}.part`).catch((cause: Error) => {
    const message = `expected a whole picture, got one that cannot be read to its end (${cause.message}): export it again`;
    throw new ContentError([fileIssue(`content/pictures/${path.basename(source)}`, message)]);
  });
  // An interrupted build leaves no partial file under the final name.
  await rename(`${target}.part`, target);
}

/** Keeps existing copies, as their names contain a hash, and removes old ones. */
export async function writePictures(root: string, pictures: Iterable<Picture>): Promise<void> {
  const folder = path.join(root, "public", "assets", "pictures");
  await mkdir(folder, { recursive: true });
  const wanted = new Set<string>();
  const targetOf = (href: string) => {
    wanted.add(path.basename(href));
    return path.join(root, "public", href);
  };
  for (const picture of pictures) {
    const source = path.join(root, "content", "pictures", picture.file);
    if (picture.copies.length === 0) await copyFile(source, targetOf(picture.src));
    for (const copy of picture.copies) {
      for (const format of PICTURE_FORMATS) {
        const target = targetOf(copy[format]);
        if (!existsSync(target)) await writeCopy(source, target, copy.width, format);
      }
    }
  }
  for (const file of await readdir(folder)) {
    if (PICTURE_COPY.test(file) && !wanted.has(file)) await rm(path.join(folder, file));
  }
}
