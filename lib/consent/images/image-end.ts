import type { ImageType } from "./image-header";

/**
 * Walks through a JPEG (ITU T.81, annex B) to the end marker of its first picture. Segments are
 * stepped over by their length, so the small preview inside the metadata, which has an end of its
 * own, does not count; and what phones append behind the picture (a depth map, further pictures,
 * the film of a motion photo, a maker's trailer, zeros) is not looked at.
 */
function isJpegWhole(bytes: Uint8Array): boolean {
  let at = 2;
  while (at < bytes.length) {
    // In a scan 0xff is followed by 0 where it is data, and by d0 to d7 where decoding restarts.
    at = bytes.indexOf(0xff, at);
    if (at < 0) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return true;
    // SOF, DHT, SOS, DQT and the like, APPn, COM: these alone have a length.
    const isSegment =
      (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xef) || marker === 0xfe;
    // A marker may be padded with further 0xff, so only one byte may be stepped over there.
    if (isSegment) at += 2 + Math.max(2, ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    else at += marker === 0xff ? 1 : 2;
  }
  return false;
}

/** PNG, third edition, section 5: chunks of a length, a type, the data and a check, up to IEND. */
function isPngWhole(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    // "IEND"
    if (view.getUint32(at + 4) === 0x49454e44) return true;
  }
  return false;
}

/** RFC 9649: the file's size stands at its beginning. */
function isWebpWhole(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return 8 + view.getUint32(4, true) <= view.byteLength;
}

/** GIF89a: the first picture's blocks, each with its length before it, end with one of length 0. */
function isGifWhole(bytes: Uint8Array): boolean {
  const paletteBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + paletteBytes(bytes[10] ?? 0);
  while (at < bytes.length) {
    const isPicture = bytes[at] === 0x2c;
    // An extension has a label; a picture its place, perhaps a palette, and the size of its codes.
    at += isPicture ? 11 + paletteBytes(bytes[at + 9] ?? 0) : 2;
    for (let length = bytes[at]; length !== 0; length = bytes[at]) {
      if (length === undefined) return false;
      at += 1 + length;
    }
    if (isPicture) return true;
    at += 1;
  }
  return false;
}

/**
 * Whether a picture's bytes reach to its end. Chromium refuses a photograph that was cut short,
 * as by a broken download; Firefox and WebKit draw what there is and leave the rest blank.
 * @param bytes that begin like this type
 */
export function isWhole(bytes: Uint8Array, type: ImageType): boolean {
  switch (type) {
    case "jpeg":
      return isJpegWhole(bytes);
    case "png":
      return isPngWhole(bytes);
    case "webp":
      return isWebpWhole(bytes);
    // Decoders need these whole, or do not know them.
    case "avif":
    case "heic":
      return true;
    case "gif":
      return isGifWhole(bytes);
  }
}
