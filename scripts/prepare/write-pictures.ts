import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { ContentError } from "content-kit";
import { fileIssue } from "content-kit/sources";
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

/** A file in `public/` that a picture needs, and how it is made. */
interface WantedFile {
  target: string;
  write(): Promise<void>;
}

/** An SVG is copied unchanged; a photograph has a copy of each width and format. */
function wantedFiles(root: string, picture: Picture): WantedFile[] {
  const source = path.join(root, "content", "pictures", picture.file);
  const targetOf = (href: string) => path.join(root, "public", href);
  if (picture.copies.length === 0) {
    const target = targetOf(picture.src);
    return [{ target, write: () => copyFile(source, target) }];
  }
  return picture.copies.flatMap((copy) =>
    PICTURE_FORMATS.map((format) => {
      const target = targetOf(copy[format]);
      return { target, write: () => writeCopy(source, target, copy.width, format) };
    }),
  );
}

/**
 * Writes the pictures of content to `public/assets/pictures`. Keeps existing copies, as their names
 * contain a hash of the picture, and removes old ones.
 * @throws ContentError for a picture that cannot be read to its end
 */
export async function writePictures(root: string, pictures: Iterable<Picture>): Promise<void> {
  const folder = path.join(root, "public", "assets", "pictures");
  await mkdir(folder, { recursive: true });
  const wanted = [...pictures].flatMap((picture) => wantedFiles(root, picture));
  for (const { target, write } of wanted) {
    if (!existsSync(target)) await write();
  }
  const names = new Set(wanted.map(({ target }) => path.basename(target)));
  for (const file of await readdir(folder)) {
    if (PICTURE_COPY.test(file) && !names.has(file)) await rm(path.join(folder, file));
  }
}
