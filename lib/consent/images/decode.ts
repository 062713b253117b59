import type { ImageHeader } from "./image-header";

/** Left for scaling to do afterwards, so that small print stays as sharp as from the whole. */
const SPARE = 1.25;

/**
 * The size to ask a JPEG decoder for: it can leave pixels out as it decodes, in steps of an eighth,
 * which takes a phone's photograph less than half the memory. Null where all pixels are needed.
 * @param edge px that the longer side is needed at
 */
export function decodingSize(
  { type, width, height }: Pick<ImageHeader, "type" | "width" | "height">,
  edge: number,
): { desiredWidth: number; desiredHeight: number } | null {
  const eighths = Math.ceil((8 * edge * SPARE) / Math.max(width, height));
  if (type !== "jpeg" || eighths >= 8) return null;
  const part = (length: number) => Math.ceil((length * eighths) / 8);
  return { desiredWidth: part(width), desiredHeight: part(height) };
}

/** A picture upright, its longer side larger than `edge` px; null when it cannot be decoded. */
export async function decode(
  data: ArrayBuffer,
  header: ImageHeader,
  edge: number,
): Promise<VideoFrame | ImageBitmap | null> {
  const type = `image/${header.type}`;
  const size = decodingSize(header, edge);
  // Only frames that know of rotation are drawn upright; a phone's photograph may lie on its side.
  if (size && typeof ImageDecoder !== "undefined" && "rotation" in VideoFrame.prototype) {
    const decoder = new ImageDecoder({ type, data, ...size });
    try {
      return (await decoder.decode()).image;
    } catch {
      // Decoding the whole decides whether the photograph is damaged.
    } finally {
      decoder.close();
    }
  }
  return createImageBitmap(new Blob([data], { type })).catch(() => null);
}
