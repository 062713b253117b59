/** Letters that look like others in disguise, and that NFKC leaves as they are: ɢᴜᴀʀᴀɴᴛᴇᴇᴅ. */
const SMALL_CAPITALS = new Map(
  [..."ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ"].map((letter, at) => [
    letter,
    "abcdefghijklmnopqrstuvwyz"[at] ?? "",
  ]),
);
const SMALL_CAPITAL = new RegExp(`[${[...SMALL_CAPITALS.keys()].join("")}]`, "gu");

/** White letters in a black circle or square, of which NFKC knows none: 🅖🅗, 🅶🅷. */
const IN_BLACK = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu;
const IN_BLACK_CIRCLE_A = 0x1f150;
const IN_BLACK_SQUARE_A = 0x1f170;

/** Letters in brackets, which NFKC would give brackets of their own: ⒮⒰⒭⒠. */
const IN_BRACKETS = /[\u249c-\u24b5]/g;
const IN_BRACKETS_A = 0x249c;

/** Three or more halves of flags are no flags but a word: 🇸🇺🇷🇪. */
const HALVES_OF_FLAGS = /(?:[\u{1F1E6}-\u{1F1FF}][\s\u200b-\u200d]*){3,}/gu;
const HALF_OF_FLAG_A = 0x1f1e6;

/** Letters and signs that show nothing. */
const NOTHING_SHOWN =
  /\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0/gu;

/** Accents and strokes on Latin letters, once they stand by themselves: s̶ú̈r̶e̶. */
const STROKES = /(?<=[\p{Script=Latin}\d\s])[\u0300-\u036f\u20d0-\u20f0]+/gu;

/** The digits of Indian scripts. Each block has its zero where the last hexadecimal digit is 6. */
const INDIAN_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/gu;

const letterAt = (first: number, sign: string) =>
  String.fromCharCode("A".charCodeAt(0) + (sign.codePointAt(0) ?? first) - first);

function letterInBlack(sign: string): string {
  const isInSquare = (sign.codePointAt(0) ?? 0) >= IN_BLACK_SQUARE_A;
  return letterAt(isInSquare ? IN_BLACK_SQUARE_A : IN_BLACK_CIRCLE_A, sign);
}

function lettersOfFlags(halves: string): string {
  return halves.replace(/[\u{1F1E6}-\u{1F1FF}]/gu, (half) => letterAt(HALF_OF_FLAG_A, half));
}

const plainDigit = (digit: string) => String(((digit.codePointAt(0) ?? 6) & 0xf) - 6);

/**
 * The letters that a reader takes a text for: 𝗦𝘂𝗿𝗲, Ｓｕｒｅ, ⓢⓤⓡⓔ, 🅂🅄🅁🄴, 🅢🅤🅡🅔, 🆂🆄🆁🅴, ꜱᴜʀᴇ and s̶u̶r̶e̶ are
 * all "sure", without accents and what shows nothing, and ५ is 5.
 */
export function plainLetters(text: string): string {
  return text
    .replace(IN_BRACKETS, (sign) => letterAt(IN_BRACKETS_A, sign))
    .normalize("NFKD")
    .replace(STROKES, "")
    .normalize("NFKC")
    .replace(HALVES_OF_FLAGS, lettersOfFlags)
    .replace(IN_BLACK, letterInBlack)
    .replace(SMALL_CAPITAL, (letter) => SMALL_CAPITALS.get(letter) ?? letter)
    .replace(NOTHING_SHOWN, "")
    .replace(INDIAN_DIGIT, plainDigit);
}
