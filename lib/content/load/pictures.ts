import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { filesBelow } from "static-islands/files-below";
import { type ContentIssue, fileIssue } from "./content-error";

/** A picture of `content/pictures`, with the copies that the build makes of it. */
export interface Picture {
  /** As content names it: `office.jpg`. */
  file: string;
  /** As it is shown, turned as its camera says, in pixels. */
  width: number;
  height: number;
  /** Widths of the copies in pixels, smallest first; none of a drawing (SVG), which fits any. */
  widths: readonly number[];
  /** Address of a copy without its width and extension; changes with the file's bytes. */
  base: string;
}

/** Formats of the copies: AVIF where it is known, WebP for the oldest supported browsers. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;

/** Names of the copies. */
export const PICTURE_COPY = /-[0-9a-f]{8}(?:-\d+\.(?:avif|webp)|\.svg)(?:\.part)?$/;

/** @param file path from `public/`, with slashes */
export function isPictureCopy(file: string): boolean {
  return file.startsWith("assets/pictures/") && PICTURE_COPY.test(file);
}

/** Address of one copy: `/assets/pictures/office-1a2b3c4d-640.webp`. */
export function pictureHref(
  { base }: Pick<Picture, "base">,
  width: number,
  format: (typeof PICTURE_FORMATS)[number],
): string {
  return `${base}-${width}.${format}`;
}

/** Address of a drawing, which is published as it is. */
export function drawingHref({ base }: Pick<Picture, "base">): string {
  return `${base}.svg`;
}

export function isDrawing({ widths }: Pick<Picture, "widths">): boolean {
  return widths.length === 0;
}

/** For a 360 px phone at one and two pixels a CSS pixel, tablets and wide columns. */
const WIDTHS = [360, 720, 1080, 1600];
/** Cameras write one of eight; from five on the picture lies on its side. */
const FIRST_SIDEWAYS = 5;
const NAME = /^[a-z0-9-]+\.(jpe?g|png|webp|avif|tiff?|gif|svg)$/;
const WRONG_NAME =
  "expected a name in small letters, digits and dashes with the ending jpg, png, webp, avif, tif, gif or svg: rename it, or export the picture as jpg";

function readPicture(folder: string, file: string): Picture {
  const bytes = readFileSync(path.join(folder, file));
  const size = imageSize(bytes);
  const isSideways = (size.orientation ?? 1) >= FIRST_SIDEWAYS;
  const [width, height] = isSideways ? [size.height, size.width] : [size.width, size.height];
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  const base = `/assets/pictures/${path.parse(file).name}-${hash}`;
  if (size.type === "svg") return { file, width, height, widths: [], base };
  const widths = [...smaller, ...(width <= (WIDTHS.at(-1) ?? 0) ? [width] : [])];
  return { file, width, height, widths, base };
}

/** Put there by file managers. */
const NOT_PICTURES = /(?:^|\/)(?:\.|(?:Thumbs\.db|desktop\.ini)$)/;

/** Reads the sizes of all pictures in a folder, if there is one; what cannot be shown is an issue. */
export function readPictures(folder: string, issues: ContentIssue[]): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  for (const file of filesBelow(folder).filter((name) => !NOT_PICTURES.test(name))) {
    const fail = (message: string) => issues.push(fileIssue(`content/pictures/${file}`, message));
    try {
      if (NAME.test(file)) pictures.set(file, readPicture(folder, file));
      else fail(WRONG_NAME);
    } catch {
      fail("expected a picture, got a file that cannot be read as one: export it again");
    }
  }
  return pictures;
}
