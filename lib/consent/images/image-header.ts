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

function latin1(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** Markers of a JPEG (ITU T.81, table B.1). */
const END_OF_IMAGE = 0xd9;
const PADDING = 0xff;

/** SOF0 to SOF15, which hold the size, except DHT (c4), JPG (c8) and DAC (cc). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/**
 * Only SOF, DHT, SOS, DQT and the like, APPn and COM have a length. In a scan, 0xff is followed by 0
 * if it is data, and by d0 to d7 for a restart marker.
 */
function isSegment(marker: number): boolean {
  return (
    (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xef) || marker === 0xfe
  );
}

/** Bytes from a marker to where the next one may be. */
function stepOver(marker: number, at: number, view: DataView): number {
  if (isSegment(marker)) return 2 + Math.max(2, view.getUint16(at + 2));
  // A marker may be padded with further 0xff bytes, so skip only one.
  return marker === PADDING ? 1 : 2;
}

/** ITU T.81, annex B: walks the segments, past metadata, to the first picture's end marker. */
function readJpeg(view: DataView, bytes: Uint8Array): number | undefined {
  let pixels = 0;
  // Like decoders, skips stray bytes between segments, which some cameras write.
  let at = bytes.indexOf(0xff, 2);
  while (at >= 0) {
    const marker = view.getUint8(at + 1);
    if (marker === END_OF_IMAGE) return pixels;
    if (isFrame(marker)) pixels ||= view.getUint16(at + 5) * view.getUint16(at + 7);
    at = bytes.indexOf(0xff, at + stepOver(marker, at, view));
  }
  return undefined;
}

/** PNG, third edition, section 5: chunks of length, type, data and CRC, up to IEND. */
function readPng(view: DataView, bytes: Uint8Array): number | undefined {
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (latin1(bytes, at + 4, 4) === "IEND") return view.getUint32(16) * view.getUint32(20);
    at += 12 + view.getUint32(at);
  }
  return undefined;
}

/** RFC 9649: the length comes first; the browser checks the pixel size. */
function readWebp(view: DataView, bytes: Uint8Array): number | undefined {
  const isWhole = 8 + view.getUint32(4, true) <= bytes.length;
  return isWhole ? 0 : undefined;
}

/** Rare formats: the browser checks their size and completeness. */
function leaveUnread(): number {
  return 0;
}

interface Format {
  /** Of the first twelve bytes, read as Latin-1. */
  beginning: RegExp;
  type: ImageHeader["type"];
  read: Reader;
}

const FORMATS: readonly Format[] = [
  { beginning: /^\xff\xd8/, type: "jpeg", read: readJpeg },
  { beginning: /^\x89PNG\r\n.\n/, type: "png", read: readPng },
  { beginning: /^RIFF.{4}WEBP/s, type: "webp", read: readWebp },
  { beginning: /^GIF8[79]a/, type: "gif", read: leaveUnread },
  { beginning: /^.{4}ftypavi[fs]/s, type: "avif", read: leaveUnread },
  {
    beginning: /^.{4}ftyp(?:hei[cmsx]|hev[cx]|mif1|msf1)/s,
    type: "heic",
    read: leaveUnread,
  },
];

/**
 * Checks a file by its bytes, without decoding, to detect decompression bombs first. Truncated
 * files are detected here because Firefox and WebKit show them with the rest left blank.
 */
export function inspectImage(bytes: Uint8Array): ImageHeader | ImageRefusal {
  if (bytes.length === 0) return "empty";
  const head = latin1(bytes, 0, 12);
  if (head.length < 12) return "not-a-photo";
  const format = FORMATS.find(({ beginning }) => beginning.test(head));
  if (!format) return "not-a-photo";
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const pixels = format.read(view, bytes);
    if (pixels === undefined) return "incomplete";
    if (pixels > MAX_PIXELS) return "too-many-pixels";
    return { type: format.type, pixels };
  } catch (cause) {
    // A length in the file leads beyond its end.
    if (cause instanceof RangeError) return "incomplete";
    throw cause;
  }
}
