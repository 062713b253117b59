import { prepareImage } from "@/lib/consent/images/prepare-image";
import {
  emptyFile,
  type Photo,
  pngBomb,
  textNamedJpg,
  truncatedJpeg,
} from "../../../../e2e/support/consent/photos";

const whole = ({ buffer }: Photo) => new Uint8Array(buffer).buffer;

// Node has nothing to decode or draw with: whatever gets that far throws.
test.each([
  ["an empty file", async () => emptyFile(), "empty"],
  ["text that is named .jpg", async () => textNamedJpg(), "not-a-photo"],
  ["a bomb of pixels", async () => pngBomb("bomb.png", 12_000), "too-many-pixels"],
  ["half a JPEG", () => truncatedJpeg(), "incomplete"],
])("%s is refused before anything decodes it", async (_, make, reason) => {
  expect(await prepareImage(whole(await make()))).toEqual({ ok: false, reason });
});
