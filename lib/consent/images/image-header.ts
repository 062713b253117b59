export type ImageType = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic";

/** What the first bytes of a file say; pixels as stored, before orientation. */
export interface ImageHeader {
  type: ImageType;
  width: number;
  height: number;
}

type Size = Omit<ImageHeader, "type">;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Shorter than asked for where the bytes end. */
function ascii(view: DataView, at: number, length: number): string {
  const end = Math.min(at + length, view.byteLength);
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset).subarray(at, end));
}

/** ITU T.81: segments follow each other until a frame header (SOF) gives the size. */
function readJpeg(view: DataView): Size {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    const marker = view.getUint8(at + 1);
    // Decoders step over stray bytes, which some cameras leave, and over padding by further 0xff.
    if (view.getUint8(at) !== 0xff || marker === 0xff) at += 1;
    // TEM, RST0 to RST7 and SOI stand alone, without a length.
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    // SOF0 to SOF15, but for DHT (c4), JPG (c8) and DAC (cc).
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // The picture or its end came before a frame header.
    else if (marker === 0xda || marker === 0xd9) break;
    else at += 2 + view.getUint16(at + 2);
  }
  throw new RangeError("no frame header in this JPEG");
}

/** RFC 9649: a simple lossy, a simple lossless or an extended file. */
function readWebp(view: DataView): Size {
  switch (ascii(view, 12, 4)) {
    case "VP8 ":
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X": {
      const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    }
    default:
      throw new RangeError("no WebP chunk here");
  }
}

/** Boxes of the HEIF family hold one `ispe` for each tile and one for the whole; the largest counts. */
function readHeif(view: DataView): Size {
  const end = Math.min(view.byteLength, 0x10000) - 16;
  let found: Size = { width: 0, height: 0 };
  for (let at = 12; at <= end; at += 1) {
    // "ispe"
    if (view.getUint32(at) !== 0x69737065) continue;
    const width = view.getUint32(at + 8);
    const height = view.getUint32(at + 12);
    if (width * height > found.width * found.height) found = { width, height };
  }
  return found;
}

const AVIF_BRANDS = ["avif", "avis"];
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** What kind of image the bytes begin like. */
function typeOf(view: DataView): ImageType | null {
  if (view.byteLength < 12) return null;
  if (view.getUint16(0) === 0xffd8) return "jpeg";
  if (PNG.every((byte, index) => view.getUint8(index) === byte)) return "png";
  if (ascii(view, 0, 4) === "RIFF" && ascii(view, 8, 4) === "WEBP") return "webp";
  if (/^GIF8[79]a$/.test(ascii(view, 0, 6))) return "gif";
  if (ascii(view, 4, 4) !== "ftyp") return null;
  const brand = ascii(view, 8, 4);
  if (AVIF_BRANDS.includes(brand)) return "avif";
  return HEIC_BRANDS.includes(brand) ? "heic" : null;
}

function readSize(view: DataView, type: ImageType): Size {
  switch (type) {
    case "jpeg":
      return readJpeg(view);
    case "png":
      return { width: view.getUint32(16), height: view.getUint32(20) };
    case "webp":
      return readWebp(view);
    case "gif":
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case "avif":
    case "heic":
      return readHeif(view);
  }
}

/**
 * Reads type and size from an image's own bytes; its name and declared type may lie. Nothing is
 * decoded, so a small file that unpacks to gigabytes is found out before it can.
 * @param bytes the whole file: a JPEG's size may stand behind long metadata
 * @returns null when these are not the bytes of a photograph a browser may know; 0 x 0 pixels when
 *   its size cannot be read, as in a file cut short, so that the decoder decides
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = typeOf(view);
  if (type === null) return null;
  try {
    return { type, ...readSize(view, type) };
  } catch (cause) {
    // The view ends before the header does.
    if (cause instanceof RangeError) return { type, width: 0, height: 0 };
    throw cause;
  }
}
