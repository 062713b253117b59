import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { ContentError, fileIssue } from "@/lib/content/load/content-error";
import { PICTURE_COPY, PICTURE_FORMATS, type Picture } from "@/lib/content/load/pictures";
import { sharp } from "./sharp";

/** Qualities at which photographs look alike; AVIF at effort 4 takes five times as long. */
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
  // A build that is stopped leaves no half of a picture behind under its name.
  await rename(`${target}.part`, target);
}

/**
 * Writes the copies of each picture, upright and without the camera's notes, and removes old ones.
 * A copy that is there stays: its name changes with the picture's bytes.
 * @throws ContentError naming the picture that cannot be decoded
 */
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
