/*
 * Letters and digits in another dress: bold or script letters of mathematics, circles and squares,
 * full width, keycaps. Chats and websites that "style" a text make them. Search engines, screen
 * readers and our own fonts do not take them for the letters that they look like.
 */

/** Letters in black circles and squares, which Unicode does not trace back to plain ones. */
const FIRST_OF_BLACK = [0x1f150, 0x1f170];
const LETTERS = 26;

const KEYCAP = String.raw`[0-9#*]\uFE0F?\u20E3`;

/** Small capitals, which are signs of phonetics, and the letters that they look like. */
const SMALL_CAPITALS = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ";
const LIKE_THEM = "abcdefghijklmnoprstuvwyz";

/** A letter with a line through it or below it, as a sign of its own. */
const LINED = String.raw`[\p{L}\p{N}][\u0332\u0333\u0335-\u0338]`;

const STYLED = String.raw`${LINED}|[\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F12B}\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u2460-\u24FF\uFF01-\uFF5E\uFB00-\uFB06${SMALL_CAPITALS}]\uFE0F?`;
const RUN = new RegExp(`(?:${KEYCAP}|${STYLED})(?:[^\\S\\n]*(?:${KEYCAP}|${STYLED}))*`, "gu");

/** The letter that a sign in a black circle or square has in it. */
function inBlack(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  const first = FIRST_OF_BLACK.find((start) => code >= start && code < start + LETTERS);
  return first === undefined ? undefined : String.fromCharCode(65 + code - first);
}

function plainLetter(sign: string): string {
  const capital = SMALL_CAPITALS.indexOf(sign);
  if (capital >= 0) return LIKE_THEM.charAt(capital);
  return inBlack(sign) ?? sign.normalize("NFKC");
}

/** Letters and digits as keyboards type them: `Offer 24` for `𝐎𝐟𝐟𝐞𝐫 2️⃣4️⃣`. */
export function withoutStyle(text: string): string {
  const plain = text.replace(/[\uFE0F\u20E3\u0332\u0333\u0335-\u0338]/gu, "");
  return [...plain].map(plainLetter).join("");
}

/** Each part of a text that is in such letters, and where it begins. */
export function styledIn(text: string): { offset: number; written: string; plain: string }[] {
  return [...text.matchAll(RUN)].map(({ 0: written, index: offset }) => {
    return { offset, written, plain: withoutStyle(written) };
  });
}
