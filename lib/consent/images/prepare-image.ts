import * as canvas from "./canvas";
import { type ImageRefusal, inspectImage } from "./image-header";

/** docs/requirements.md R7.5: an image over 10 MB is compressed. */
const FILE_LIMIT_BYTES = 10_485_760;

/** docs/requirements.md R7.5: what compression aims at. No photograph leaves the device larger. */
const UPLOAD_MAX_BYTES = 1024 * 1024;
const UPLOAD_MAX_EDGE_PX = 1920;

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
 * Makes a JPEG of a photograph, or says why it cannot be used. Decoded and encoded anew, it is
 * upright, without location and other metadata, a picture and nothing else. With four of them the
 * PDF stays far under the media host's 10 MB.
 */
export async function prepareImage(bytes: ArrayBuffer): Promise<Blob | ImageRefusal> {
  const header = inspectImage(new Uint8Array(bytes));
  if (typeof header === "string") return header;
  if (!canvas.givesTruePixels()) return "altered";
  const blob = new Blob([bytes], { type: `image/${header.type}` });
  const picture = await createImageBitmap(blob).catch(() => null);
  if (picture === null) return header.type === "heic" ? "heic" : "damaged";
  const full = canvas.drawWithin(picture, UPLOAD_MAX_EDGE_PX);
  picture.close();
  const isLarge = bytes.byteLength > FILE_LIMIT_BYTES;
  const jpeg = isLarge ? await compress(full) : await canvas.encodeWithin(full, UPLOAD_MAX_BYTES);
  canvas.discard(full);
  return jpeg.size > FILE_LIMIT_BYTES ? "too-large" : jpeg;
}
