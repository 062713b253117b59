import sharp from "sharp";
import { isWhole } from "@/lib/consent/images/image-end";

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

const whole: [string, "jpeg" | "png" | "webp" | "gif", () => Promise<Buffer>][] = [
  ["a JPEG", "jpeg", jpeg],
  ["a JPEG of several scans", "jpeg", () => jpeg({ progressive: true })],
  ["a JPEG with a preview in its metadata", "jpeg", withPreview],
  ["a PNG", "png", () => picture().png().toBuffer()],
  ["a WebP", "webp", () => picture().webp().toBuffer()],
  ["a WebP without loss", "webp", () => picture().webp({ lossless: true }).toBuffer()],
  ["a GIF", "gif", () => picture().gif().toBuffer()],
];

test.each(whole)("%s is whole to its last byte", async (_, type, make) => {
  expect(isWhole(await make(), type)).toBe(true);
});

test.each(whole)("%s cut anywhere is not", async (_, type, make) => {
  const bytes = await make();
  // A GIF ends with its one picture; the trailer behind it says nothing more.
  const needed = type === "gif" ? bytes.length - 1 : bytes.length;
  for (let length = 20; length < needed; length += 1) {
    expect([length, isWhole(bytes.subarray(0, length), type)]).toEqual([length, false]);
  }
});

test.each([
  ["zeros, as a camera pads to whole blocks", Buffer.alloc(4096)],
  ["a maker's trailer", Buffer.from("\0\0\u0001\n\u000e\0\0\0Image_UTC_Data1700000000SEFH SEFT")],
  ["the film of a motion photo", Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom")],
])("a JPEG with %s behind it is whole", async (_, tail) => {
  expect(isWhole(Buffer.concat([await jpeg(), tail]), "jpeg")).toBe(true);
});

test("a JPEG with a further picture behind it is whole, also when that one is cut", async () => {
  const bytes = await jpeg();
  expect(isWhole(Buffer.concat([bytes, bytes.subarray(0, 200)]), "jpeg")).toBe(true);
});

test("half a JPEG with a preview, or filled up with zeros, is not", async () => {
  const bytes = await withPreview();
  const half = bytes.subarray(0, bytes.length - 40);
  expect(isWhole(half, "jpeg")).toBe(false);
  expect(isWhole(Buffer.concat([half, Buffer.alloc(4096)]), "jpeg")).toBe(false);
});
