import { newReference } from "@/lib/consent/reference";

/** The reference that twelve equal random bytes make. */
function referenceOf(byte: number): string {
  const bytes = new Uint8Array(12).fill(byte);
  const random = jest.spyOn(crypto, "getRandomValues").mockReturnValueOnce(bytes);
  const reference = newReference();
  random.mockRestore();
  return reference;
}

test("a reference is three groups of four letters that nobody misreads, each as likely", () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const reference = referenceOf(byte);
    expect(reference).toMatch(/^([0-9A-HJKMNP-TV-Z])\1{3}-\1{4}-\1{4}$/);
    counts.set(reference, (counts.get(reference) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array(32).fill(8));
});

test("no two are alike", () => {
  const references = Array.from({ length: 1000 }, () => newReference());
  expect(new Set(references).size).toBe(1000);
});
