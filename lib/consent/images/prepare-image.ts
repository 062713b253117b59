import { type AnyCanvas, createCanvas, discard, encode, givesTruePixels } from "./canvas";
import { decode, decodeSmaller } from "./decode";
import { isWhole } from "./image-end";
import { readImageHeader } from "./image-header";
import { type ImageRefusal, refusalOf } from "./image-refusal";
import {
  FILE_LIMIT_BYTES,
  MAX_CANVAS_PIXELS,
  PDF_IMAGE_MAX_BYTES,
  PDF_IMAGE_MAX_EDGE_PX,
  THUMBNAIL_MAX_EDGE_PX,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_EDGE_PX,
} from "./limits";

/** A JPEG made here: upright, without metadata. Sizes in pixels. */
export interface Jpeg {
  blob: Blob;
  width: number;
  height: number;
}

export interface PreparedImage {
  upload: Jpeg;
  pdf: Jpeg;
  thumbnail: Jpeg;
}

export type PrepareResult =
  | { ok: true; image: PreparedImage }
  | { ok: false; reason: ImageRefusal };

/** First try of the JPEG quality; each further try of a picture that is too heavy takes a step. */
const QUALITY = 0.85;
const QUALITY_STEP = 0.12;
const LEAST_QUALITY = 0.4;
/** Below this a card cannot be read; a picture that is too heavy even so is refused. */
const LEAST_EDGE_PX = 640;

type Source = ImageBitmap | VideoFrame | AnyCanvas;

/** A frame's own size is how its pixels lie in memory; shown it may be turned. */
function sizeOf(source: Source): { width: number; height: number } {
  return "displayWidth" in source
    ? { width: source.displayWidth, height: source.displayHeight }
    : source;
}

/** Draws a picture at most `edge` pixels long, on white: a JPEG has no transparency. */
function drawWithin(source: Source, edge: number): AnyCanvas {
  const size = sizeOf(source);
  const scale = Math.min(1, edge / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const { canvas, context } = createCanvas(width, height);
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** A JPEG of at most so many bytes where that is possible: lower quality first, then fewer pixels. */
async function encodeWithin(canvas: AnyCanvas, maxBytes: number): Promise<Jpeg> {
  const { width, height } = canvas;
  let blob: Blob;
  let quality = QUALITY;
  do {
    blob = await encode(canvas, "image/jpeg", quality);
    if (blob.size <= maxBytes) return { blob, width, height };
    quality -= QUALITY_STEP;
  } while (quality >= LEAST_QUALITY);
  const edge = Math.max(width, height) * 0.75;
  if (edge < LEAST_EDGE_PX) return { blob, width, height };
  const smaller = drawWithin(canvas, edge);
  const jpeg = await encodeWithin(smaller, maxBytes);
  discard(smaller);
  return jpeg;
}

/** A source larger than the largest canvas is brought under it by the decoder. */
async function shrinkToCanvas(source: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(source);
  try {
    const scale = Math.sqrt(MAX_CANVAS_PIXELS / (bitmap.width * bitmap.height));
    if (scale >= 1) return source;
    const canvas = drawWithin(bitmap, Math.max(bitmap.width, bitmap.height) * scale);
    const blob = await encode(canvas, "image/jpeg", 0.95);
    discard(canvas);
    return blob;
  } finally {
    bitmap.close();
  }
}

/**
 * docs/requirements.md R7.5: an image over 10 MB is compressed to at most 1 MB and 1920 px. The
 * library runs right here (this module is in a worker already), so it fetches nothing; Safari,
 * where it needs a page, gets the same from the re-encoding below.
 */
async function compress(source: Blob): Promise<Blob> {
  try {
    const { default: compressImage } = await import("browser-image-compression");
    return await compressImage(
      new File([await shrinkToCanvas(source)], "photo", { type: source.type }),
      {
        maxSizeMB: UPLOAD_MAX_BYTES / 1024 / 1024,
        maxWidthOrHeight: UPLOAD_MAX_EDGE_PX,
        // Its own size search starts from full quality and would throw pixels away instead.
        initialQuality: QUALITY,
        // Its PNG encoder is written in JavaScript and takes half a minute for a photograph.
        fileType: "image/jpeg",
        useWebWorker: false,
      },
    );
  } catch {
    return source;
  }
}

/**
 * Makes what is sent of a photograph: everything is decoded and encoded anew, so that it is
 * upright, without location and other metadata, and a picture and nothing else.
 * @param bytes the chosen file
 * @returns the copies, or why the file cannot be used
 */
export async function prepareImage(bytes: ArrayBuffer): Promise<PrepareResult> {
  const data = new Uint8Array(bytes);
  const refusal = refusalOf(data);
  if (refusal !== null) return { ok: false, reason: refusal };
  const header = readImageHeader(data);
  if (header && !isWhole(data, header.type)) return { ok: false, reason: "incomplete" };
  if (!givesTruePixels()) return { ok: false, reason: "altered" };
  const type = header?.type ?? "jpeg";
  let source = new Blob([bytes], { type: `image/${type}` });
  let picture: ImageBitmap | VideoFrame | null = null;
  if (source.size > FILE_LIMIT_BYTES) source = await compress(source);
  else if (header) picture = await decodeSmaller(bytes, header, UPLOAD_MAX_EDGE_PX);
  picture ??= await decode(source);
  if (picture === null) return { ok: false, reason: type === "heic" ? "heic" : "damaged" };
  const full = drawWithin(picture, UPLOAD_MAX_EDGE_PX);
  picture.close();
  const isCompressed = bytes.byteLength > FILE_LIMIT_BYTES && source.size <= UPLOAD_MAX_BYTES;
  const upload = isCompressed
    ? { blob: source, width: full.width, height: full.height }
    : await encodeWithin(full, UPLOAD_MAX_BYTES);
  if (upload.blob.size > FILE_LIMIT_BYTES) return { ok: false, reason: "too-large" };
  const page = drawWithin(full, PDF_IMAGE_MAX_EDGE_PX);
  discard(full);
  const pdf = await encodeWithin(page, PDF_IMAGE_MAX_BYTES);
  const small = drawWithin(page, THUMBNAIL_MAX_EDGE_PX);
  discard(page);
  const thumbnail = await encodeWithin(small, PDF_IMAGE_MAX_BYTES);
  discard(small);
  return { ok: true, image: { upload, pdf, thumbnail } };
}
