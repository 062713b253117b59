import { type ImageHeader, readImageHeader } from "./image-header";
import { MAX_PIXELS } from "./limits";

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
