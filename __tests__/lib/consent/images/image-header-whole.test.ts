import sharp from "sharp";
import { readImageHeader } from "@/lib/consent/images/image-header";

const isWhole = (bytes: Uint8Array) => readImageHeader(bytes)?.isWhole;

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: "#8a7" } });

/** JPEG, one scan or several, with restart markers, with a small picture of its own inside. */
async function jpeg(options: { progressive?: boolean } = {}): Promise<Buffer> {
  return picture().jpeg(options).toBuffer();
}

async function withPreview(): Promise<Buffer> {
  const whole = await jpeg();
  const preview = await jpeg();
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(preview.length + 2, 2);
  return Buffer.concat([whole.subarray(0, 2), head, preview, whole.subarray(2)]);
}

const whole: [string, () => Promise<Buffer>][] = [
  ["a JPEG", jpeg],
  ["a JPEG of several scans", () => jpeg({ progressive: true })],
  ["a JPEG with a preview in its metadata", withPreview],
  ["a PNG", () => picture().png().toBuffer()],
  ["a WebP", () => picture().webp().toBuffer()],
  ["a WebP without loss", () => picture().webp({ lossless: true }).toBuffer()],
  ["a GIF", () => picture().gif().toBuffer()],
];

test.each(whole)("%s is whole to its last byte", async (_, make) => {
  expect(isWhole(await make())).toBe(true);
});

test.each(whole)("%s cut anywhere is not", async (_, make) => {
  const bytes = await make();
  // A GIF ends with its one picture; the trailer behind it says nothing more.
  const needed = bytes.toString("latin1", 0, 3) === "GIF" ? bytes.length - 1 : bytes.length;
  for (let length = 20; length < needed; length += 1) {
    expect([length, isWhole(bytes.subarray(0, length))]).toEqual([length, false]);
  }
});

test.each([
  ["zeros, as a camera pads to whole blocks", Buffer.alloc(4096)],
  ["a maker's trailer", Buffer.from("\0\0\u0001\n\u000e\0\0\0Image_UTC_Data1700000000SEFH SEFT")],
  ["the film of a motion photo", Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom")],
])("a JPEG with %s behind it is whole", async (_, tail) => {
  expect(isWhole(Buffer.concat([await jpeg(), tail]))).toBe(true);
});

test("a JPEG with a further picture behind it is whole, also when that one is cut", async () => {
  const bytes = await jpeg();
  expect(isWhole(Buffer.concat([bytes, bytes.subarray(0, 200)]))).toBe(true);
});

test("half a JPEG with a preview, or filled up with zeros, is not", async () => {
  const bytes = await withPreview();
  const half = bytes.subarray(0, bytes.length - 40);
  expect(isWhole(half)).toBe(false);
  expect(isWhole(Buffer.concat([half, Buffer.alloc(4096)]))).toBe(false);
});
