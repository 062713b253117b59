import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentIssue } from "content-kit";
import { fileIssue } from "content-kit/sources";
import { imageSize } from "image-size";
import { filesBelow } from "@/lib/content/files-below";

/** AVIF where supported, WebP for the oldest supported browsers. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;

/** A file in `content/pictures` and the copies that the build makes of it. */
export interface Picture {
  file: string;
  /** In pixels, after the rotation that EXIF specifies. */
  width: number;
  height: number;
  /** URL of the largest WebP copy, or of the SVG, which is published unchanged. */
  src: string;
  /** Widths in pixels, smallest first; the URLs contain a hash of the file. */
  copies: readonly ({ width: number } & Record<(typeof PICTURE_FORMATS)[number], string>)[];
}

/** File names of copies: `office-1a2b3c4d-640.webp`. */
export const PICTURE_COPY = /-[0-9a-f]{8}(?:-\d+\.(?:avif|webp)|\.svg)(?:\.part)?$/;

/** @param file path relative to `public/`, with forward slashes */
export function isPictureCopy(file: string): boolean {
  return file.startsWith("assets/pictures/") && PICTURE_COPY.test(file);
}

/** In pixels: a 360 px phone at 1x and 2x, tablets and wide columns. */
const LARGEST = 1600;
const WIDTHS = [360, 720, 1080, LARGEST];
/** EXIF orientations 5 to 8 are rotated by 90 degrees. */
const FIRST_SIDEWAYS = 5;
const NAME = /^[a-z0-9-]+\.(jpe?g|png|webp|avif|tiff?|gif|svg)$/;
const WRONG_NAME =
  "expected a name in small letters, digits and dashes with the ending jpg, png, webp, avif, tif, gif or svg: rename it, or export the picture as jpg";

const UNREADABLE = "expected a picture, got a file that cannot be read as one: export it again";

/** Width and height in pixels, as the picture is shown. */
function shownSize({ width, height, orientation = 1 }: ReturnType<typeof imageSize>) {
  const isSideways = orientation >= FIRST_SIDEWAYS;
  if (isSideways) return { width: height, height: width };
  return { width, height };
}

/** Widths of the copies of a picture: no copy is wider than the picture. */
function copyWidths(width: number): number[] {
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  const largest = Math.min(width, LARGEST);
  return [...new Set([...smaller, largest])];
}

function readPicture(folder: string, file: string): Picture {
  const bytes = readFileSync(path.join(folder, file));
  const size = imageSize(bytes);
  const { width, height } = shownSize(size);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const base = `/assets/pictures/${path.parse(file).name}-${hash}`;
  if (size.type === "svg") return { file, width, height, src: `${base}.svg`, copies: [] };
  const copies = copyWidths(width).map((copyWidth) => ({
    width: copyWidth,
    avif: `${base}-${copyWidth}.avif`,
    webp: `${base}-${copyWidth}.webp`,
  }));
  return { file, width, height, src: copies.at(-1)?.webp ?? "", copies };
}

const NOT_PICTURES = /(?:^|\/)(?:\.|~\$|(?:(?:eh)?Thumbs\.db|desktop\.ini|Icon\r|[^/]*~)$)/i;

/** Reads the picture sizes in a folder, which may be missing; unreadable files become issues. */
export function readPictures(folder: string, issues: ContentIssue[]): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  for (const file of filesBelow(folder).filter((name) => !NOT_PICTURES.test(name))) {
    const name = `content/pictures/${file}`;
    if (!NAME.test(file)) {
      issues.push(fileIssue(name, WRONG_NAME));
      continue;
    }
    try {
      pictures.set(file, readPicture(folder, file));
    } catch {
      issues.push(fileIssue(name, UNREADABLE));
    }
  }
  return pictures;
}
