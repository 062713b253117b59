/*
 * Letters and digits in another dress: bold or script letters of mathematics, circles and squares,
 * full width, keycaps. Chats and websites that "style" a text make them. Search engines, screen
 * readers and our own fonts do not take them for the letters that they look like.
 */

/** Letters in black circles and squares, which Unicode does not trace back to plain ones. */
const FIRST_OF_BLACK = [0x1f150, 0x1f170];
const LETTERS = 26;

const KEYCAP = String.raw`[0-9#*]\uFE0F?\u20E3`;

/** Blood types and the parking sign are signs of their own, and emoji in their common form. */
const STYLED = String.raw`[\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F12B}\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u2460-\u24FF\uFF01-\uFF5E\u1D00-\u1D22]\uFE0F?`;
const RUN = new RegExp(`(?:${KEYCAP}|${STYLED})(?:[^\\S\\n]*(?:${KEYCAP}|${STYLED}))*`, "gu");

/** The letter that a sign in a black circle or square has in it. */
function inBlack(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  const first = FIRST_OF_BLACK.find((start) => code >= start && code < start + LETTERS);
  return first === undefined ? undefined : String.fromCharCode(65 + code - first);
}

/** Letters and digits as keyboards type them: `Offer 24` for `𝐎𝐟𝐟𝐞𝐫 2️⃣4️⃣`. */
export function withoutStyle(text: string): string {
  const plain = text.replace(/([0-9#*])\uFE0F?\u20E3/gu, "$1").replace(/\uFE0F/gu, "");
  return [...plain].map((sign) => inBlack(sign) ?? sign.normalize("NFKC")).join("");
}

/** Each part of a text that is in such letters, and where it begins. */
export function styledIn(text: string): { offset: number; written: string; plain: string }[] {
  return [...text.matchAll(RUN)].map(({ 0: written, index: offset }) => {
    return { offset, written, plain: withoutStyle(written) };
  });
}
