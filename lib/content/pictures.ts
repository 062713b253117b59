import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { decodeText, type Findings, fileIssue } from "content-kit/sources";
import { imageSize } from "image-size";
import { filesBelow } from "@/lib/content/files-below";
import { type Measured, measurePictures } from "./measure-pictures";

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
/** In pixels, of a side of a WebP file. */
const LONGEST_SIDE = 16_383;
/** In pixels, of a picture that sharp opens. */
const MOST_PIXELS = 268_402_689;

const NAME = /^[a-z0-9-]+\.(jpe?g|png|webp|avif|tiff?|gif|svg)$/;
const WRONG_NAME =
  "expected a name in small letters, digits and dashes with the ending jpg, png, webp, avif, tif, gif or svg: rename it, or export the picture as jpg";

const UNREADABLE = "expected a picture, got a file that cannot be read as one: export it again";
const EXPORT = "whatever its name ends in: open it and export it as jpg";
const MOVING =
  "this picture moves, and pages show its first frame alone: choose the frame yourself and export it as jpg";
const LETTERS =
  "this drawing has letters in it, which every device draws in a font of its own: convert them to outlines in the program that made it";

/** What runs, or asks another host for something, in a drawing that is opened by its address. */
const ACTIVE =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler)\b|\son\w+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["']?\s*(?:https?:)?\/\//i;
const HAS_SCRIPT =
  "this drawing has a script in it, or asks another address for something: export it again as a plain SVG, without scripts and links";

/** Widths of the copies of a picture: no copy is wider than the picture. */
function copyWidths(width: number): number[] {
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  const largest = Math.min(width, LARGEST);
  return [...new Set([...smaller, largest])];
}

/** `bmp`, of a file that is a picture all the same; undefined for one that is none. */
function kindOf(bytes: Buffer): string | undefined {
  try {
    return imageSize(bytes).type;
  } catch {
    return undefined;
  }
}

/** An iPhone's photograph, which no library here decodes: by its first bytes, or its compression. */
function isHeic(bytes: Buffer, measured: Measured | null): boolean {
  const brand = bytes.toString("latin1", 4, 12);
  return /^ftyphe[iv][cxms]$/.test(brand) || measured?.compression === "hevc";
}

/** What is wrong with a picture; undefined if copies can be made of it. */
function mistakeIn(bytes: Buffer, measured: Measured | null): string | undefined {
  if (isHeic(bytes, measured)) {
    return `expected a jpg, png or the like, got a HEIC file, as iPhones save photographs, ${EXPORT}`;
  }
  if (!measured) {
    const kind = kindOf(bytes)?.toUpperCase();
    return kind ? `expected a jpg, png or the like, got the format ${kind}, ${EXPORT}` : UNREADABLE;
  }
  const { width, height } = measured;
  const shown = `${width} x ${height}`;
  if (width * height > MOST_PIXELS) {
    return `expected a picture of at most ${MOST_PIXELS} pixels, got ${shown}: export it smaller`;
  }
  if ((height * Math.min(width, LARGEST)) / width > LONGEST_SIDE) {
    return `expected a picture that is less tall, got ${shown} pixels: cut it into several`;
  }
  return mistakeInDrawing(bytes, measured);
}

/** What is wrong with an SVG, which is published as it is. */
function mistakeInDrawing(bytes: Buffer, { format }: Measured): string | undefined {
  if (format !== "svg") return undefined;
  return ACTIVE.test(decodeText(bytes)) ? HAS_SCRIPT : undefined;
}

/** What may not be meant; undefined if nothing is. */
function doubtAbout(bytes: Buffer, { format, pages = 1 }: Measured): string | undefined {
  if (format === "svg") return /<text[\s>]/.test(bytes.toString("utf8")) ? LETTERS : undefined;
  return pages > 1 && format !== "tiff" ? MOVING : undefined;
}

function pictureOf(file: string, hash: string, { width, height, format }: Measured): Picture {
  const base = `/assets/pictures/${path.parse(file).name}-${hash}`;
  if (format === "svg") return { file, width, height, src: `${base}.svg`, copies: [] };
  const copies = copyWidths(width).map((copyWidth) => ({
    width: copyWidth,
    avif: `${base}-${copyWidth}.avif`,
    webp: `${base}-${copyWidth}.webp`,
  }));
  return { file, width, height, src: copies.at(-1)?.webp ?? "", copies };
}

const NOT_PICTURES = /(?:^|\/)(?:\.|~\$|(?:(?:eh)?Thumbs\.db|desktop\.ini|Icon\r|[^/]*~)$)/i;

/** What was measured before, by hash: in development, content is read again and again. */
const measuredBefore = new Map<string, Measured | null>();

/** The files that have a name which pictures may have; others become issues. */
function pictureFiles(folder: string, { issues }: Findings) {
  const files: { file: string; bytes: Buffer; hash: string }[] = [];
  for (const file of filesBelow(folder).filter((name) => !NOT_PICTURES.test(name))) {
    if (!NAME.test(file)) {
      issues.push(fileIssue(`content/pictures/${file}`, WRONG_NAME));
      continue;
    }
    const bytes = readFileSync(path.join(folder, file));
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    files.push({ file, bytes, hash });
  }
  return files;
}

/** Reads the picture sizes in a folder, which may be missing; unreadable files become issues. */
export function readPictures(folder: string, findings: Findings): Map<string, Picture> {
  const files = pictureFiles(folder, findings);
  const unmeasured = files.filter(({ hash }) => !measuredBefore.has(hash));
  const answers = measurePictures(unmeasured.map(({ file }) => path.resolve(folder, file)));
  for (const [index, { hash }] of unmeasured.entries()) {
    measuredBefore.set(hash, answers[index] ?? null);
  }
  const pictures = new Map<string, Picture>();
  for (const { file, bytes, hash } of files) {
    const name = `content/pictures/${file}`;
    const measured = measuredBefore.get(hash) ?? null;
    const mistake = mistakeIn(bytes, measured);
    if (!measured || mistake !== undefined) {
      findings.issues.push(fileIssue(name, mistake ?? UNREADABLE));
      continue;
    }
    const doubt = doubtAbout(bytes, measured);
    if (doubt !== undefined) findings.warnings.push(fileIssue(name, doubt));
    pictures.set(file, pictureOf(file, hash, measured));
  }
  return pictures;
}
