import type { PerImage } from "@/lib/consent/fields";
import * as canvas from "./canvas";
import { type ImageRefusal, inspectImage } from "./image-header";

/** docs/requirements.md R7.5: an image over 10 MB is compressed. */
const FILE_LIMIT_BYTES = 10_485_760;

/** docs/requirements.md R7.5: what compression aims at. No photograph leaves the device larger. */
const UPLOAD_MAX_BYTES = 1024 * 1024;
const UPLOAD_MAX_EDGE_PX = 1920;

const THUMBNAIL_MAX_EDGE_PX = 320;

/** JPEGs made here: upright, without metadata. */
interface PreparedImage {
  /** Also in the PDF, which with four of them stays far under the media host's 10 MB. */
  upload: Blob;
  thumbnail: Blob;
}

export type PreparedImages = PerImage<PreparedImage>;

export type PrepareResult =
  | { ok: true; image: PreparedImage }
  | { ok: false; reason: ImageRefusal };

/**
 * docs/requirements.md R7.5: an image over 10 MB is compressed to at most 1 MB. The library gets
 * the picture at its final size, as it would hold the whole of a large one in memory twice; it runs
 * right here, in a worker already, so it fetches nothing.
 */
async function compress(full: canvas.AnyCanvas): Promise<Blob> {
  try {
    const { default: compressImage } = await import("browser-image-compression");
    const picture = await canvas.encode(full, "image/jpeg", 0.95);
    const compressed = await compressImage(new File([picture], "photo", { type: "image/jpeg" }), {
      maxSizeMB: UPLOAD_MAX_BYTES / 1024 / 1024,
      maxWidthOrHeight: UPLOAD_MAX_EDGE_PX,
      // Its own size search starts from full quality and would throw pixels away instead.
      initialQuality: canvas.QUALITIES[0],
      useWebWorker: false,
    });
    if (compressed.size <= UPLOAD_MAX_BYTES) return compressed;
  } catch {
    // As in Safari's workers: there the library needs a page.
  }
  return canvas.encodeWithin(full, UPLOAD_MAX_BYTES);
}

/**
 * Makes what is sent of a photograph, or says why it cannot be used. Decoded and encoded anew, it is
 * upright, without location and other metadata, a picture and nothing else.
 */
export async function prepareImage(bytes: ArrayBuffer): Promise<PrepareResult> {
  const header = inspectImage(new Uint8Array(bytes));
  if (typeof header === "string") return { ok: false, reason: header };
  if (!canvas.givesTruePixels()) return { ok: false, reason: "altered" };
  const blob = new Blob([bytes], { type: `image/${header.type}` });
  const picture = await createImageBitmap(blob).catch(() => null);
  if (picture === null) return { ok: false, reason: header.type === "heic" ? "heic" : "damaged" };
  const full = canvas.drawWithin(picture, UPLOAD_MAX_EDGE_PX);
  picture.close();
  const isLarge = bytes.byteLength > FILE_LIMIT_BYTES;
  const upload = isLarge ? await compress(full) : await canvas.encodeWithin(full, UPLOAD_MAX_BYTES);
  if (upload.size > FILE_LIMIT_BYTES) return { ok: false, reason: "too-large" };
  const small = canvas.drawWithin(full, THUMBNAIL_MAX_EDGE_PX);
  const thumbnail = await canvas.encode(small, "image/jpeg", canvas.QUALITIES[0]);
  for (const drawn of [full, small]) canvas.discard(drawn);
  return { ok: true, image: { upload, thumbnail } };
}
