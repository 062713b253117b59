import { decodingSize } from "@/lib/consent/images/decode";

test.each([
  ["12 megapixels", 4000, 3000, { width: 2500, height: 1875 }],
  ["48 megapixels", 8000, 6000, { width: 3000, height: 2250 }],
  ["108 megapixels, upright", 9000, 12_000, { width: 2250, height: 3000 }],
])("a JPEG of %s is decoded at a part of its size", (_, width, height, expected) => {
  expect(decodingSize({ type: "jpeg", width, height }, 1920)).toEqual(expected);
});

test.each([
  [4001, 2999],
  [5003, 10_007],
  [16_384, 7000],
])("of %d x %d pixels at least what is needed is left", (width, height) => {
  const size = decodingSize({ type: "jpeg", width, height }, 1920);
  expect(Math.max(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(1920);
});

test("a JPEG that is hardly larger than needed is decoded whole", () => {
  expect(decodingSize({ type: "jpeg", width: 2600, height: 1900 }, 1920)).toBeNull();
});

test("only JPEG decoders leave pixels out", () => {
  expect(decodingSize({ type: "png", width: 4000, height: 3000 }, 1920)).toBeNull();
});
