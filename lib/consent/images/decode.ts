import type { ImageHeader } from "./image-header";

/** Left for scaling to do afterwards, so that small print stays as sharp as from the whole. */
const SPARE = 1.25;

/**
 * The size to ask a JPEG decoder for: it can leave pixels out as it decodes, in steps of an eighth,
 * which takes less time and, for a phone's photograph, less than half the memory.
 * @param edge px that the longer side is needed at
 * @returns null where the whole picture is needed anyway
 */
export function decodingSize(
  { type, width, height }: Pick<ImageHeader, "type" | "width" | "height">,
  edge: number,
): { width: number; height: number } | null {
  const eighths = Math.ceil((8 * edge * SPARE) / Math.max(width, height));
  if (type !== "jpeg" || eighths >= 8) return null;
  const part = (length: number) => Math.ceil((length * eighths) / 8);
  return { width: part(width), height: part(height) };
}

/** Decodes a large JPEG at a part of its size. @returns null where that cannot be done or is no gain */
async function decodeSmaller(
  data: ArrayBuffer,
  header: ImageHeader,
  edge: number,
): Promise<VideoFrame | null> {
  const size = decodingSize(header, edge);
  if (size === null || typeof ImageDecoder === "undefined") return null;
  // Only frames that know of rotation are drawn upright; a phone's photograph may lie on its side.
  if (!("rotation" in VideoFrame.prototype)) return null;
  const decoder = new ImageDecoder({
    type: "image/jpeg",
    data,
    desiredWidth: size.width,
    desiredHeight: size.height,
  });
  try {
    return (await decoder.decode()).image;
  } catch {
    // Decoding the whole decides whether the photograph is damaged.
    return null;
  } finally {
    decoder.close();
  }
}

/**
 * Decodes a picture, upright.
 * @param edge px that its longer side is needed at; it comes larger
 * @returns null when it cannot be decoded
 */
export async function decode(
  bytes: ArrayBuffer,
  header: ImageHeader,
  edge: number,
): Promise<VideoFrame | ImageBitmap | null> {
  const smaller = await decodeSmaller(bytes, header, edge);
  if (smaller) return smaller;
  try {
    return await createImageBitmap(new Blob([bytes], { type: `image/${header.type}` }));
  } catch {
    return null;
  }
}
