import * as canvas from "./canvas";
import { type ImageRefusal, inspectImage } from "./image-header";
import { FILE_LIMIT_BYTES } from "./limits";

/** docs/requirements.md R7.5: target of the compression, and limit for every upload. */
const UPLOAD_MAX_BYTES = 1024 * 1024;
const UPLOAD_MAX_EDGE_PX = 1920;

/**
 * docs/requirements.md R7.5. The library gets the picture at its final size, as it would hold a
 * large one in memory twice. Its own worker would be fetched from a CDN, so it runs without.
 */
async function compress(full: canvas.AnyCanvas): Promise<Blob> {
  try {
    const { default: compressImage } = await import("browser-image-compression");
    const picture = await canvas.encode(full, "image/jpeg", 0.95);
    const compressed = await compressImage(new File([picture], "photo", { type: "image/jpeg" }), {
      maxSizeMB: UPLOAD_MAX_BYTES / 1024 / 1024,
      maxWidthOrHeight: UPLOAD_MAX_EDGE_PX,
      // Its own size search starts at full quality and would reduce pixels first.
      initialQuality: canvas.QUALITIES[0],
      useWebWorker: false,
    });
    if (compressed.size <= UPLOAD_MAX_BYTES) return compressed;
  } catch {
    // In Safari's workers, for example, where the library needs a document.
  }
  return canvas.encodeWithin(full, UPLOAD_MAX_BYTES);
}

/**
 * Converts a photograph to JPEG, which makes it upright and removes location and other metadata. A
 * PDF with four of these stays far below the media host's limit of 10 MB.
 */
export async function prepareImage(bytes: ArrayBuffer): Promise<Blob | ImageRefusal> {
  const header = inspectImage(new Uint8Array(bytes));
  if (typeof header === "string") return header;
  if (!canvas.canvasReturnsPixels()) return "altered";
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
