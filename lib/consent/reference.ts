/** Crockford's base 32: no I, L, O or U, which people misread or would rather not read. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What client and firm call an application: 60 random bits as `7K3Q-M2X9-D4TB`. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % 32]).join("");
  return letters.replace(/(.{4})(?!$)/g, "$1-");
}
