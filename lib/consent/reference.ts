/** Crockford's base 32: no I, L, O or U, which people misread or would rather not read. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LETTERS = 12;

/**
 * A new submission id, also the reference that the client and the firm speak of:
 * 60 random bits as `7K3Q-M2X9-D4TB`. It says nothing about the client.
 */
export function newReference(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  const letters = Array.from(random(new Uint8Array(LETTERS)), (byte) => ALPHABET[byte % 32]);
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)]
    .map((group) => group.join(""))
    .join("-");
}
