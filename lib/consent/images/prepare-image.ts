import { discard, encode, givesTruePixels } from "./canvas";
import { decode, decodeSmaller } from "./decode";
import { type ImageRefusal, inspectImage } from "./image-refusal";
import { drawWithin, encodeWithin, type Jpeg, QUALITY } from "./jpeg";
import {
  FILE_LIMIT_BYTES,
  MAX_CANVAS_PIXELS,
  PDF_IMAGE_MAX_BYTES,
  PDF_IMAGE_MAX_EDGE_PX,
  THUMBNAIL_MAX_EDGE_PX,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_EDGE_PX,
} from "./limits";

export interface PreparedImage {
  upload: Jpeg;
  pdf: Jpeg;
  thumbnail: Jpeg;
}

export type PrepareResult =
  | { ok: true; image: PreparedImage }
  | { ok: false; reason: ImageRefusal };

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
  const header = inspectImage(new Uint8Array(bytes));
  if (typeof header === "string") return { ok: false, reason: header };
  if (!givesTruePixels()) return { ok: false, reason: "altered" };
  let source = new Blob([bytes], { type: `image/${header.type}` });
  let picture: ImageBitmap | VideoFrame | null = null;
  if (source.size > FILE_LIMIT_BYTES) source = await compress(source);
  else picture = await decodeSmaller(bytes, header, UPLOAD_MAX_EDGE_PX);
  picture ??= await decode(source);
  if (picture === null) return { ok: false, reason: header.type === "heic" ? "heic" : "damaged" };
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
