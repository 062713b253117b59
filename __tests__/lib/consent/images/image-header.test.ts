import { inspectImage } from "@/lib/consent/images/image-header";
import { sharp } from "@/scripts/prepare/sharp";
import { heic, pngBomb, svgWithScript, textNamedJpg } from "../../../../e2e/support/consent/photos";

const SIZE = { width: 321, height: 123 };
const drawing = () => sharp({ create: { ...SIZE, channels: 4, background: "#36c8" } });
const jpeg = (options = {}) => drawing().jpeg(options).toBuffer();

/** A JPEG with more behind its first marker. */
async function jpegWith(...segments: Buffer[]): Promise<Buffer> {
  const bytes = await jpeg();
  return Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const withPreview = async () => jpegWith(segment(0xe1, await jpeg()));

const READ = { pixels: SIZE.width * SIZE.height };
/** The browser judges these sizes. */
const UNREAD = { pixels: 0 };

const FORMATS: [name: string, header: object, make: () => Promise<Buffer>][] = [
  ["a JPEG", { type: "jpeg", ...READ }, jpeg],
  ["a JPEG of several scans", { type: "jpeg", ...READ }, () => jpeg({ progressive: true })],
  ["a JPEG with a preview in its metadata", { type: "jpeg", ...READ }, withPreview],
  ["a PNG", { type: "png", ...READ }, () => drawing().png().toBuffer()],
  ["a WebP", { type: "webp", ...UNREAD }, () => drawing().webp().toBuffer()],
  ["a GIF", { type: "gif", ...UNREAD }, () => drawing().gif().toBuffer()],
  ["an AVIF", { type: "avif", ...UNREAD }, () => drawing().avif({ effort: 0 }).toBuffer()],
];

test.each(FORMATS)("the header of %s is read, and its end is found", async (_, header, make) => {
  expect(inspectImage(await make())).toEqual(header);
});

// Decoders need the last two whole, or do not know them.
test.each(FORMATS.slice(0, -2))("%s cut anywhere is incomplete", async (_, __, make) => {
  const bytes = await make();
  expect(inspectImage(bytes.subarray(0, 9))).toBe("not-a-photo");
  for (let length = 20; length < bytes.length; length += 1) {
    expect([length, inspectImage(bytes.subarray(0, length))]).toEqual([length, "incomplete"]);
  }
});

test.each([
  ["zeros, as a camera pads to whole blocks", () => Buffer.alloc(4096)],
  ["the film of a motion photo", () => Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom")],
  ["a further picture, cut", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])("a JPEG with %s after it is whole, half of one with the same is not", async (_, makeTail) => {
  const tail = makeTail();
  const bytes = await withPreview();
  expect(inspectImage(Buffer.concat([bytes, tail]))).toMatchObject({ type: "jpeg" });
  const half = bytes.subarray(0, bytes.length - 40);
  expect(inspectImage(Buffer.concat([half, tail]))).toBe("incomplete");
});

test.each([
  ["padded markers", () => [Buffer.alloc(5, 0xff)]],
  ["Huffman tables", () => [segment(0xc4, Buffer.alloc(7, 1))]],
  ["an extension", () => [segment(0xc8, Buffer.alloc(7, 1))]],
  ["arithmetic coding's conditions", () => [segment(0xcc, Buffer.alloc(7, 1))]],
  ["a comment", () => [segment(0xfe, Buffer.from([0xff, 0xc0, 0, 9, 8, 1, 1, 1, 1, 1, 1]))]],
  ["stray bytes, which decoders skip", () => [segment(0xe1, Buffer.alloc(1)), Buffer.alloc(7)]],
])("a JPEG's size is found after %s", async (_, segments) => {
  expect(inspectImage(await jpegWith(...segments()))).toMatchObject(READ);
});

test.each(["heic", "heix", "hevc", "mif1", "msf1"])("an iPhone's brand of HEIC: %s", (brand) => {
  const bytes = Buffer.from(heic().buffer);
  bytes.write(brand, 8, "latin1");
  expect(inspectImage(bytes)).toMatchObject({ type: "heic" });
});

test("bytes that lie within a larger buffer are read from their own start", async () => {
  const within = Buffer.concat([Buffer.alloc(33, 0xff), await jpeg()]).subarray(33);
  expect(inspectImage(within)).toMatchObject({ type: "jpeg", ...READ });
});

test.each([
  ["nothing", () => Buffer.alloc(0), "empty"],
  ["text that is named .jpg", () => textNamedJpg().buffer, "not-a-photo"],
  ["a drawing that may hold a script", () => svgWithScript().buffer, "not-a-photo"],
  ["sound in the same wrapper as WebP", () => Buffer.from("RIFF\0\0\0\0WAVEfmt "), "not-a-photo"],
  [
    "a film in the same wrapper as HEIC",
    () => Buffer.from("\0\0\0\x18ftypmp42mp42isom"),
    "not-a-photo",
  ],
])("%s is refused before anything decodes it", (_, make, reason) => {
  expect(inspectImage(make())).toBe(reason);
});

test("120 megapixels are accepted, one more row is not", () => {
  const bytes = Buffer.from(pngBomb("a.png", 8).buffer);
  bytes.writeUInt32BE(12_000, 16);
  bytes.writeUInt32BE(10_000, 20);
  expect(inspectImage(bytes)).toMatchObject({ type: "png", pixels: 120_000_000 });
  bytes.writeUInt32BE(10_001, 20);
  expect(inspectImage(bytes)).toBe("too-many-pixels");
});
