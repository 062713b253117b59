import { inspectImage } from "@/lib/consent/images/image-refusal";
import {
  emptyFile,
  heic,
  jpeg,
  pngBomb,
  pngWithAlpha,
  svgWithScript,
  textNamedJpg,
  webp,
} from "../../../../e2e/support/consent/photos";

/** The head of a PNG of any size. */
function pngHead(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(33);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  head.write("IHDR", 12, "latin1");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

test.each([
  ["a JPEG", () => jpeg("card.jpg", { width: 320, height: 200 })],
  ["a PNG", () => pngWithAlpha()],
  ["a WebP", () => webp()],
  ["a PNG that is named .jpg", () => pngWithAlpha("signature.jpg")],
  ["an HEIC, which some browsers can open", () => heic()],
])("%s may go on", async (_, make) => {
  expect(inspectImage((await make()).buffer)).toMatchObject({ type: expect.any(String) });
});

test.each([
  ["a file without a byte", emptyFile(), "empty"],
  ["text that is named .jpg", textNamedJpg(), "not-a-photo"],
  ["a drawing with a script in it", svgWithScript(), "not-a-photo"],
  ["a bomb of pixels", pngBomb("bomb.png", 12_000), "too-many-pixels"],
])("%s is refused", (_, { buffer }, reason) => {
  expect(inspectImage(buffer)).toBe(reason);
});

test("120 megapixels may go on, a row more may not", () => {
  expect(inspectImage(pngHead(12_000, 10_000))).not.toBe("too-many-pixels");
  expect(inspectImage(pngHead(12_000, 10_001))).toBe("too-many-pixels");
});
