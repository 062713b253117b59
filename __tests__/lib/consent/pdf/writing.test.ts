import { pdfColours } from "@/lib/consent/pdf/writing";

test("the PDF's colours are the given ink and lighter tints of it", () => {
  const { ink, muted, rule } = pdfColours("#330099");
  expect(ink).toMatchObject({ red: expect.closeTo(0.2), green: 0, blue: expect.closeTo(0.6) });
  for (const channel of ["red", "blue", "green"] as const) {
    expect(muted[channel]).toBeGreaterThan(ink[channel]);
    expect(rule[channel]).toBeGreaterThan(muted[channel]);
    expect(rule[channel]).toBeLessThan(1);
  }
});
