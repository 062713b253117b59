import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { filesBelow } from "static-islands/files-below";
import { type ContentIssue, fileIssue } from "./content-error";

/** Formats of the copies: AVIF where it is known, WebP for the oldest supported browsers. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;

/** A picture of `content/pictures`, with the copies that the build makes of it. */
export interface Picture {
  /** As content names it: `office.jpg`. */
  file: string;
  /** As it is shown, turned as its camera says, in pixels. */
  width: number;
  height: number;
  /** Address of the largest WebP copy, or of a drawing (SVG), which is published as it is. */
  src: string;
  /** Widths in pixels, smallest first, and addresses, which change with the file's bytes. */
  copies: readonly ({ width: number } & Record<(typeof PICTURE_FORMATS)[number], string>)[];
}

/** Names of the copies: `office-1a2b3c4d-640.webp`. */
export const PICTURE_COPY = /-[0-9a-f]{8}(?:-\d+\.(?:avif|webp)|\.svg)(?:\.part)?$/;

/** @param file path from `public/`, with slashes */
export function isPictureCopy(file: string): boolean {
  return file.startsWith("assets/pictures/") && PICTURE_COPY.test(file);
}

/** For a 360 px phone at one and two pixels a CSS pixel, tablets and wide columns. */
const LARGEST = 1600;
const WIDTHS = [360, 720, 1080, LARGEST];
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
  const base = `/assets/pictures/${path.parse(file).name}-${hash}`;
  if (size.type === "svg") return { file, width, height, src: `${base}.svg`, copies: [] };
  const widths = [...WIDTHS.filter((smaller) => smaller < width), Math.min(width, LARGEST)];
  const copies = [...new Set(widths)].map((one) => {
    return { width: one, avif: `${base}-${one}.avif`, webp: `${base}-${one}.webp` };
  });
  return { file, width, height, src: copies.at(-1)?.webp ?? "", copies };
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
