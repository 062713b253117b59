import { decodingSize } from "@/lib/consent/images/decode";

const size = (desiredWidth: number, desiredHeight: number) => ({ desiredWidth, desiredHeight });

test.each([
  ["jpeg", 4000, 3000, size(2500, 1875)],
  ["jpeg", 8000, 6000, size(3000, 2250)],
  ["jpeg", 9000, 12_000, size(2250, 3000)],
  ["jpeg", 5003, 10_007, size(1251, 2502)],
  // Hardly larger than needed.
  ["jpeg", 2600, 1900, null],
  // Only JPEG decoders leave pixels out.
  ["png", 4000, 3000, null],
] as const)("a %s of %d x %d pixels is decoded at %o", (type, width, height, expected) => {
  expect(decodingSize({ type, width, height }, 1920)).toEqual(expected);
});
