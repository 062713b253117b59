import { type ImageHeader, readImageHeader } from "./image-header";

/**
 * Largest picture that is decoded: 120 megapixels are 480 MB of memory. The largest phone cameras
 * give 108; what is beyond is a bomb or no photograph of a card.
 */
const MAX_PIXELS = 120_000_000;

/** Why a chosen file cannot be used; the words for each stand in content. */
export type ImageRefusal =
  | "unreadable"
  | "empty"
  | "not-a-photo"
  | "heic"
  | "incomplete"
  | "damaged"
  | "too-many-pixels"
  | "too-large"
  | "altered";

/** Judges a file by its bytes, before anything decodes them. @returns why it is refused, or its header */
export function inspectImage(bytes: Uint8Array): ImageHeader | ImageRefusal {
  if (bytes.byteLength === 0) return "empty";
  const header = readImageHeader(bytes);
  if (header === null) return "not-a-photo";
  if (header.width * header.height > MAX_PIXELS) return "too-many-pixels";
  return header.isWhole ? header : "incomplete";
}
