import { packIco } from "@/scripts/prepare/write-icons";

test("an .ico file lists its images and holds their bytes", () => {
  const images = [
    { size: 16, png: Buffer.from("sixteen") },
    { size: 32, png: Buffer.from("thirty-two") },
  ];
  const ico = packIco(images);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  images.forEach(({ size, png }, index) => {
    const entry = 6 + index * 16;
    expect(ico.readUInt8(entry)).toBe(size);
    const start = ico.readUInt32LE(entry + 12);
    expect(ico.subarray(start, start + ico.readUInt32LE(entry + 8))).toEqual(png);
  });
});
