import type { ConsentFormWords } from "@/lib/content/schemas/pages/consent-form";

/** 120 megapixels decode to 480 MB. The largest phone cameras have 108; more is suspicious. */
const MAX_PIXELS = 120_000_000;

/** Why a file is refused; content has a sentence for each. */
export type ImageRefusal = keyof ConsentFormWords["errors"]["refusals"];

/** `pixels` is 0 for formats whose size only the browser checks. */
export interface ImageHeader {
  type: "jpeg" | "png" | "webp" | "gif" | "avif" | "heic";
  pixels: number;
}

/** @returns pixels; undefined if the file is truncated */
type Reader = (view: DataView, bytes: Uint8Array) => number | undefined;

const latin1 = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** ITU T.81, annex B: walks the segments, past metadata, to the first picture's end marker. */
const readJpeg: Reader = (view, bytes) => {
  let pixels = 0;
  // Like decoders, skips stray bytes between segments, which some cameras write.
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xd9) return pixels;
    // SOF0 to SOF15, except DHT (c4), JPG (c8) and DAC (cc).
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) pixels ||= view.getUint16(at + 5) * view.getUint16(at + 7);
    // Only SOF, DHT, SOS, DQT and the like, APPn and COM have a length. In a scan, 0xff is followed
    // by 0 if it is data, and by d0 to d7 for a restart marker.
    const isSegment =
      (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xef) || marker === 0xfe;
    // A marker may be padded with further 0xff bytes, so skip only one.
    if (isSegment) at += 2 + Math.max(2, view.getUint16(at + 2));
    else at += marker === 0xff ? 1 : 2;
  }
  return undefined;
};

/** PNG, third edition, section 5: chunks of length, type, data and CRC, up to IEND. */
const readPng: Reader = (view, bytes) => {
  let at = 8;
  while (at + 12 <= bytes.length && latin1(bytes, at + 4, 4) !== "IEND") {
    at += 12 + view.getUint32(at);
  }
  return at + 12 <= bytes.length ? view.getUint32(16) * view.getUint32(20) : undefined;
};

/** RFC 9649: the length comes first; the browser checks the pixel size. */
const readWebp: Reader = (view, bytes) =>
  8 + view.getUint32(4, true) <= bytes.length ? 0 : undefined;

/** Rare formats: the browser checks their size and completeness. */
const unread: Reader = () => 0;

const TYPES: [RegExp, ImageHeader["type"], Reader][] = [
  [/^\xff\xd8/, "jpeg", readJpeg],
  [/^\x89PNG\r\n.\n/, "png", readPng],
  [/^RIFF.{4}WEBP/s, "webp", readWebp],
  [/^GIF8[79]a/, "gif", unread],
  [/^.{4}ftypavi[fs]/s, "avif", unread],
  [/^.{4}ftyp(?:hei[cmsx]|hev[cx]|mif1|msf1)/s, "heic", unread],
];

/**
 * Checks a file by its bytes, without decoding, to detect decompression bombs first. Truncated
 * files are detected here because Firefox and WebKit show them with the rest left blank.
 */
export function inspectImage(bytes: Uint8Array): ImageHeader | ImageRefusal {
  if (bytes.length === 0) return "empty";
  const head = latin1(bytes, 0, 12);
  const found = TYPES.find(([beginning]) => head.length === 12 && beginning.test(head));
  if (!found) return "not-a-photo";
  const [, type, read] = found;
  try {
    const pixels = read(new DataView(bytes.buffer, bytes.byteOffset, bytes.length), bytes);
    if (pixels === undefined) return "incomplete";
    return pixels > MAX_PIXELS ? "too-many-pixels" : { type, pixels };
  } catch (cause) {
    if (cause instanceof RangeError) return "incomplete";
    throw cause;
  }
}
