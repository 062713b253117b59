import fc from "fast-check";
import { newReference } from "@/lib/consent/reference";

function referenceOf(bytes: Uint8Array): string {
  const random = jest.spyOn(crypto, "getRandomValues").mockImplementation(() => bytes);
  const reference = newReference();
  random.mockRestore();
  return reference;
}

test("a reference is three groups of four letters that nobody misreads", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
      expect(referenceOf(bytes)).toMatch(
        /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
      );
    }),
  );
});

test("each of its letters is as likely as any other", () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const letter = referenceOf(new Uint8Array(12).fill(byte)).charAt(0);
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array(32).fill(8));
});

test("twelve random bytes make it: no two are alike", () => {
  const references = Array.from({ length: 1000 }, () => newReference());
  expect(new Set(references).size).toBe(1000);
});
