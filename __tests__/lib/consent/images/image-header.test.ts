import fc from "fast-check";
import { readImageHeader } from "@/lib/consent/images/image-header";
import { sharp } from "@/scripts/prepare/sharp";
import {
  cmykJpeg,
  heic,
  jpeg,
  pngBomb,
  rotatedJpegWithLocation,
} from "../../../../e2e/support/consent/photos";

const SIZE = { width: 321, height: 123 };

const drawing = () => sharp({ create: { ...SIZE, channels: 4, background: "#36c8" } });

const FORMATS = {
  "a JPEG": { type: "jpeg", make: () => drawing().jpeg().toBuffer() },
  "a progressive JPEG": {
    type: "jpeg",
    make: () => drawing().jpeg({ progressive: true }).toBuffer(),
  },
  "a PNG": { type: "png", make: () => drawing().png().toBuffer() },
  "a lossy WebP": { type: "webp", make: () => drawing().removeAlpha().webp().toBuffer() },
  "a lossless WebP": {
    type: "webp",
    make: () => drawing().removeAlpha().webp({ lossless: true }).toBuffer(),
  },
  "an extended WebP": { type: "webp", make: () => drawing().webp().toBuffer() },
  "a GIF": { type: "gif", make: () => drawing().gif().toBuffer() },
  "an AVIF": { type: "avif", make: () => drawing().avif({ effort: 0 }).toBuffer() },
} as const;

const CHUNKS = {
  "a lossy WebP": "VP8 ",
  "a lossless WebP": "VP8L",
  "an extended WebP": "VP8X",
} as const;

test.each(Object.entries(FORMATS))("%s tells its type and size", async (_, { type, make }) => {
  expect(readImageHeader(await make())).toEqual({ type, ...SIZE, isWhole: true });
});

test.each(Object.entries(CHUNKS))(
  "%s is tested with its own kind of chunk",
  async (name, chunk) => {
    const bytes = await FORMATS[name as keyof typeof CHUNKS].make();
    expect(bytes.toString("latin1", 12, 16)).toBe(chunk);
  },
);

test("a CMYK JPEG tells its size", async () => {
  const { buffer } = await cmykJpeg();
  expect(readImageHeader(buffer)).toMatchObject({ type: "jpeg", width: 1600, height: 1000 });
});

test("a JPEG with metadata before its frame tells the size as stored", async () => {
  const { buffer } = await rotatedJpegWithLocation();
  expect(buffer.includes("CANARY-EXIF")).toBe(true);
  expect(readImageHeader(buffer)).toMatchObject({ type: "jpeg", width: 800, height: 1200 });
});

test("a JPEG's size is found behind megabytes of metadata", async () => {
  const { buffer } = await jpeg("card.jpg", { width: 200, height: 100 });
  const segment = Buffer.alloc(65_535 + 2, 0xd8);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(65_535, 2);
  const long = Buffer.concat([
    buffer.subarray(0, 2),
    ...Array(40).fill(segment),
    buffer.subarray(2),
  ]);
  expect(readImageHeader(long)).toMatchObject({ type: "jpeg", width: 200, height: 100 });
});

test("a JPEG's markers may be padded", async () => {
  const { buffer } = await jpeg("card.jpg", { width: 200, height: 100 });
  const padded = Buffer.concat([buffer.subarray(0, 2), Buffer.alloc(5, 0xff), buffer.subarray(2)]);
  expect(readImageHeader(padded)).toMatchObject({ width: 200, height: 100 });
});

test.each([
  ["Huffman tables", 0xc4],
  ["an extension", 0xc8],
  ["arithmetic coding's conditions", 0xcc],
])("%s before the frame are not taken for it", async (_, marker) => {
  const { buffer } = await jpeg("card.jpg", { width: 200, height: 100 });
  const segment = [0xff, marker, 0, 9, 8, 1, 1, 1, 1, 1, 1];
  const longer = Uint8Array.from([0xff, 0xd8, ...segment, ...buffer.subarray(2)]);
  expect(readImageHeader(longer)).toMatchObject({ width: 200, height: 100 });
});

test("an iPhone's own format is known by its brand", () => {
  expect(readImageHeader(heic().buffer)).toMatchObject({ type: "heic", width: 4032, height: 3024 });
});

test.each(["heix", "hevc", "mif1", "msf1"])("so is its relative %s", (brand) => {
  const bytes = Buffer.from(heic().buffer);
  bytes.write(brand, 8, "latin1");
  expect(readImageHeader(bytes)?.type).toBe("heic");
});

test("a small file that unpacks to gigabytes tells so before anything decodes it", () => {
  const { buffer } = pngBomb("bomb.png", 8_000);
  expect(buffer.length).toBeLessThan(100_000);
  expect(readImageHeader(buffer)).toMatchObject({ type: "png", width: 8_000, height: 8_000 });
});

test("bytes that lie within a larger buffer are read from their own start", async () => {
  const bytes = await FORMATS["a PNG"].make();
  const within = Buffer.concat([Buffer.alloc(33, 0xff), bytes]).subarray(33);
  expect(readImageHeader(within)).toMatchObject({ type: "png", ...SIZE });
});

test.each([
  ["text", "Dear sir, please find attached"],
  ["a drawing that may hold a script", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["a PDF", "%PDF-1.7\n%âãÏÓ\n1 0 obj\n"],
  ["sound in the same wrapper as WebP", "RIFF\0\0\0\0WAVEfmt "],
  ["a film in the same wrapper as HEIC", "\0\0\0\x18ftypmp42\0\0\0\0mp42isom"],
  ["nothing", ""],
])("%s is no photograph", (_, text) => {
  expect(readImageHeader(Buffer.from(text, "latin1"))).toBeNull();
});

describe("whatever the bytes are, nothing is thrown", () => {
  const isHeaderOrNull = (bytes: Uint8Array) => {
    const header = readImageHeader(bytes);
    if (header === null) return;
    expect(header.width).toBeGreaterThanOrEqual(0);
    expect(header.height).toBeGreaterThanOrEqual(0);
  };

  test.each(Object.entries(FORMATS))("%s cut off after any byte", async (_, { make }) => {
    const bytes = await make();
    for (let length = 0; length < bytes.length; length += 1) {
      isHeaderOrNull(bytes.subarray(0, length));
    }
    expect(readImageHeader(bytes.subarray(0, 9))).toBeNull();
  });

  test("random bytes", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), isHeaderOrNull));
  });

  test("random bytes behind a true beginning", () => {
    const beginnings = [
      [0xff, 0xd8, 0xff],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [...Buffer.from("RIFF\0\0\0\0WEBPVP8 ")],
      [...Buffer.from("RIFF\0\0\0\0WEBPVP8L")],
      [...Buffer.from("RIFF\0\0\0\0WEBPVP8X")],
      [...Buffer.from("GIF89a")],
      [...Buffer.from("\0\0\0\x1cftypavif\0\0\0\0")],
      [...Buffer.from("\0\0\0\x1cftypheic\0\0\0\0ispe")],
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...beginnings),
        fc.uint8Array({ maxLength: 60 }),
        (beginning, rest) => isHeaderOrNull(Uint8Array.from([...beginning, ...rest])),
      ),
      { numRuns: 2_000 },
    );
  });

  test("a JPEG whose segments say any length", () => {
    const segment = fc
      .tuple(fc.nat(255), fc.nat(0xffff), fc.uint8Array({ maxLength: 8 }))
      .map(([marker, length, body]) => [0xff, marker, length >> 8, length & 255, ...body]);
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 12 }), (segments) =>
        isHeaderOrNull(Uint8Array.from([0xff, 0xd8, ...segments.flat()])),
      ),
    );
  });
});

test("stray bytes between a JPEG's segments are stepped over, as decoders do", async () => {
  const { buffer } = await jpeg("card.jpg", { width: 320, height: 200 });
  // Behind the first segment (JFIF, 16 bytes long).
  const stray = Buffer.concat([buffer.subarray(0, 20), Buffer.alloc(7), buffer.subarray(20)]);
  expect(readImageHeader(stray)).toMatchObject({ type: "jpeg", width: 320, height: 200 });
});

test("a file cut short before its size keeps its type, so that it is called damaged", async () => {
  const { buffer } = await jpeg("card.jpg", { width: 320, height: 200 });
  expect(readImageHeader(buffer.subarray(0, 30))).toMatchObject({
    type: "jpeg",
    width: 0,
    height: 0,
  });
});
