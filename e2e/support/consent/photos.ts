import { deflateSync } from "node:zlib";
import { sharp } from "@/scripts/prepare/sharp";

/** A file as Playwright hands it to an input. */
export interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface PhotoOptions {
  width?: number;
  height?: number;
  quality?: number;
  /** Grain, as cameras have it; it decides how many bytes a JPEG takes. */
  grain?: number;
}

const photo = (name: string, type: string, buffer: Buffer): Photo => ({
  name,
  mimeType: `image/${type}`,
  buffer,
});

/** Raw pixels of a card on a table with grain: lines of "text", a portrait, a red corner top left. */
async function card({ width = 1600, height = 1000, grain = 12, quality = 90 }: PhotoOptions) {
  const overlay = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 160 100">
      <rect x="12" y="12" width="136" height="76" rx="4" fill="#dfe9f2"/>
      <rect x="20" y="30" width="30" height="40" fill="#8fa3b5"/>
      <path d="M58 36h74M58 48h60M58 60h66M58 72h40" stroke="#223" stroke-width="3"/>
      <rect width="10" height="10" fill="#d01010"/>
    </svg>`,
  );
  const background = "#8a7f70";
  // Repeated, as noise for a large photograph takes seconds to make.
  const size = Math.min(512, width, height);
  const noise = { type: "gaussian", mean: 128, sigma: grain } as const;
  const tile = sharp({ create: { width: size, height: size, channels: 3, background, noise } });
  const grains = await tile.raw().toBuffer();
  return {
    image: sharp({ create: { width, height, channels: 3, background } }).composite([
      { input: grains, raw: { width: size, height: size, channels: 3 }, tile: true },
      { input: overlay },
    ]),
    quality,
  };
}

export async function jpeg(name = "card.jpg", options: PhotoOptions = {}): Promise<Photo> {
  const { image, quality } = await card(options);
  return photo(name, "jpeg", await image.jpeg({ quality }).toBuffer());
}

/** As phones store it: lying on its side, with a note how to turn it and where it was taken. */
export async function rotatedJpegWithLocation(name = "IMG_2201.jpg"): Promise<Photo> {
  const { image, quality } = await card({ width: 1200, height: 800 });
  const upright = await image.jpeg({ quality }).toBuffer();
  const buffer = await sharp(upright)
    .rotate(-90)
    .jpeg({ quality })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "CanaryCam", Copyright: "CANARY-EXIF" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "12/1 58/1 17/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "77/1 35/1 40/1",
      },
    })
    .toBuffer();
  return photo(name, "jpeg", buffer);
}

export async function pngWithAlpha(name = "signature.png"): Promise<Photo> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">
    <path d="M40 140C120 20 160 180 240 90S360 60 420 120 520 150 560 60" fill="none" stroke="#102080" stroke-width="7"/></svg>`;
  return photo(name, "png", await sharp(Buffer.from(svg)).png().toBuffer());
}

export async function webp(name = "back.webp"): Promise<Photo> {
  return photo(name, "webp", await (await card({})).image.webp().toBuffer());
}

export async function cmykJpeg(name = "cmyk.jpg"): Promise<Photo> {
  const flat = await (await card({})).image.png().toBuffer();
  return photo(name, "jpeg", await sharp(flat).toColourspace("cmyk").jpeg().toBuffer());
}

export async function truncatedJpeg(): Promise<Photo> {
  const { buffer } = await jpeg();
  return photo("truncated.jpg", "jpeg", buffer.subarray(0, Math.floor(buffer.length / 2)));
}

/** The head of an iPhone's own format, which no engine but Safari's decodes. */
export function heic(name = "IMG_0042.HEIC"): Photo {
  const box = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, "latin1");
    return Buffer.concat([head, body]);
  };
  const size = Buffer.alloc(12);
  size.writeUInt32BE(4032, 4);
  size.writeUInt32BE(3024, 8);
  const buffer = Buffer.concat([
    box("ftyp", Buffer.from("heic\0\0\0\0mif1heic", "latin1")),
    box("meta", Buffer.alloc(4), box("iprp", box("ipco", box("ispe", size)))),
    box("mdat", Buffer.alloc(4096, 0x5a)),
  ]);
  return photo(name, "heic", buffer);
}

export function svgWithScript(name = "drawing.svg"): Photo {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><script>fetch("/canary")</script><rect width="300" height="200"/></svg>`;
  return photo(name, "svg+xml", Buffer.from(text));
}

export const emptyFile = () => photo("empty.jpg", "jpeg", Buffer.alloc(0));
export const textNamedJpg = () =>
  photo("notes.jpg", "jpeg", Buffer.from("Dear sir, please find attached"));

/** Its check stays 0: nothing may decode this. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  return chunk;
}

/** A few kilobytes that unpack to 400 million pixels. */
export function pngBomb(name = "bomb.png", edge = 20_000): Photo {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  // One bit a pixel, greyscale.
  header[8] = 1;
  const rows = Buffer.alloc((edge / 8 + 1) * edge);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
  return photo(name, "png", buffer);
}
