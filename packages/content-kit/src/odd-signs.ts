/** A sign that nobody sees, or that readers see as a box. */
export interface OddSign {
  /** Of its first code unit, in the text. */
  offset: number;
  sign: string;
  /** `zero width space (U+200B)`. */
  name: string;
  /** Whether readers see a box or nonsense in its place. */
  isShown: boolean;
}

/** Signs with a name that people may know; others are named by their group. */
const NAMES: Readonly<Record<string, string>> = {
  "00A0": "no-break space",
  "00AD": "soft hyphen",
  "034F": "combining grapheme joiner",
  "061C": "Arabic letter mark",
  "115F": "Hangul filler",
  "1160": "Hangul filler",
  "180E": "Mongolian vowel separator",
  "2007": "figure space",
  "2009": "thin space",
  "200A": "hair space",
  "200B": "zero width space",
  "200C": "zero width non-joiner",
  "200D": "zero width joiner",
  "200E": "left-to-right mark",
  "200F": "right-to-left mark",
  "2028": "line separator",
  "2029": "paragraph separator",
  "202A": "left-to-right embedding",
  "202B": "right-to-left embedding",
  "202C": "end of a direction",
  "202D": "left-to-right override",
  "202E": "right-to-left override",
  "202F": "narrow no-break space",
  "2060": "word joiner",
  "2066": "left-to-right isolate",
  "2067": "right-to-left isolate",
  "2068": "first strong isolate",
  "2069": "end of an isolate",
  "2800": "Braille blank",
  "3000": "ideographic space",
  "3164": "Hangul filler",
  FEFF: "byte-order mark",
  FFA0: "Hangul filler",
  FFFC: "place of an object",
  FFFD: "sign for a letter that was lost",
};

const GROUPS: readonly [pattern: RegExp, name: string][] = [
  [/\p{Co}/u, "sign of a font of its own, such as Symbol"],
  [/\p{Variation_Selector}/u, "variation selector"],
  [/\p{Cc}/u, "control character"],
  [/\p{Zs}/u, "space of another width"],
];

/** `U+200B` */
function codeOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** `a zero width space`, `an end of a direction`. */
export const withArticle = (name: string): string =>
  /^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`;

function nameOf(sign: string): string {
  const code = codeOf(sign);
  const group = GROUPS.find(([pattern]) => pattern.test(sign));
  const name = NAMES[code.slice(2)] ?? group?.[1] ?? "invisible sign";
  return `${name} (${code})`;
}

/** Spaces look like spaces, so that only a value in a fixed form suffers from them. */
const SPACES = String.raw`\u00A0\u2000-\u200A\u202F\u205F\u3000`;

const UNSEEN = String.raw`\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u2028\u2029\u2800\u3164\uFFA0\p{Variation_Selector}`;
const SHOWN = String.raw`[\p{Co}\uFFFC\uFFFD]|[^\P{Cc}\n\r\t]`;
const ODD = new RegExp(`[${UNSEEN}]|${SHOWN}`, "gu");
const ODD_OR_SPACE = new RegExp(`[${UNSEEN}${SPACES}]|${SHOWN}`, "gu");
const IS_SHOWN = new RegExp(SHOWN, "u");

/** Letters that joiners shape: of Arabic and of India's scripts. */
const JOINED = /[\u0600-\u08FF\u0900-\u0DFF\u1000-\u109F\uFB50-\uFDFF\uFE70-\uFEFC]$/u;
const EMOJI_BEFORE = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{E007F}]\uFE0F?)$/u;
const EMOJI_BEHIND = /^\p{Extended_Pictographic}/u;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Whether a sign does what it is for: a joiner in Malayalam, a selector behind an emoji. */
function isAtWork(sign: string, before: string, behind: string): boolean {
  switch (sign) {
    case "\u200C":
      return JOINED.test(before);
    case "\u200D":
      return JOINED.test(before) || (EMOJI_BEFORE.test(before) && EMOJI_BEHIND.test(behind));
    case "\uFE0E":
    case "\uFE0F":
      return /\p{Emoji}$/u.test(before);
    case "\u200E":
    case "\u200F":
    case "\u061C":
      return RIGHT_TO_LEFT.test(`${before}${behind}`);
    default:
      // The letters in the flags of England, Scotland and Wales.
      return (
        /^[\u{E0020}-\u{E007F}]$/u.test(sign) && /\u{1F3F4}[\u{E0020}-\u{E007E}]*$/u.test(before)
      );
  }
}

function find(pattern: RegExp, text: string): OddSign[] {
  const found: OddSign[] = [];
  for (const { 0: sign, index: offset } of text.matchAll(pattern)) {
    const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
    const [behind = ""] = text.slice(offset + sign.length).split("\n", 1);
    if (isAtWork(sign, text.slice(lineStart, offset), behind)) continue;
    found.push({ offset, sign, name: nameOf(sign), isShown: IS_SHOWN.test(sign) });
  }
  return found;
}

/** The signs of a text that no reader is to meet, in their order. */
export const oddSignsIn = (text: string): OddSign[] => find(ODD, text);

/** A message with each sign that nobody sees spelled out, and a sentence that names them. */
export function withSignsNamed(message: string): { message: string; first: string | undefined } {
  const signs = find(ODD_OR_SPACE, message);
  const unseen = signs.filter(({ sign }) => !/\p{Zs}/u.test(sign));
  if (signs.length === 0) return { message, first: undefined };
  let spelled = "";
  let end = 0;
  for (const { offset, sign } of signs) {
    spelled += `${message.slice(end, offset)}‹${codeOf(sign)}›`;
    end = offset + sign.length;
  }
  const names = [...new Set(signs.map(({ name }) => name))].join(", ");
  const advice = `it has ${withArticle(names)} in it: type it anew, without that`;
  return { message: `${spelled}${message.slice(end)}; ${advice}`, first: unseen[0]?.sign };
}

const UNSEEN_OR_SPACE = new RegExp(`[${UNSEEN}${SPACES}]`, "gu");

/** A text without what nobody sees, and without spaces that keyboards do not type. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN_OR_SPACE, "");

/** Signs for others that keyboards have, as Word and phones put them in their place. */
const PLAIN: readonly [pattern: RegExp, plain: string][] = [
  [new RegExp(`[${UNSEEN}]`, "gu"), ""],
  [/\p{Zs}/gu, " "],
  [/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, "-"],
  [/[\u2018\u2019\u201A\u201B\u2032\u0060\u00B4]/g, "'"],
  [/[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/g, '"'],
];

/** The digit of any script as a number: digits of a script stand in a row from 0 to 9. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** A text with the digits of keyboards: `1000` for `१०००`. */
export function withPlainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));
}

/**
 * What may have been meant by a value, as a keyboard types it: without what nobody sees, with plain
 * hyphens, quotes, spaces and digits, and then without quotes around it or a comma behind it.
 */
export function plainForms(written: string): string[] {
  let plain = written;
  for (const [pattern, sign] of PLAIN) plain = plain.replace(pattern, sign);
  plain = withPlainDigits(plain.normalize("NFKC").trim());
  const unquoted = plain.replace(/^["'\s]+|["'\s,;]+$/g, "");
  return [...new Set([plain, unquoted])].filter((form) => form !== written && form !== "");
}

/** Letters that look like Latin ones. */
const LOOK_ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** `"а" (U+0430) is no Latin letter`: of a word whose other letters are; undefined if all are. */
export function lookAlikeIn(written: string): string | undefined {
  const [letter] = LOOK_ALIKE.exec(written) ?? [];
  const isMixed = letter !== undefined && /[a-z0-9]/i.test(written);
  return isMixed
    ? `its "${letter}" (${codeOf(letter)}) is no Latin letter: type it anew`
    : undefined;
}

/** Latin letters with one of another alphabet among them; `µ` and `Ω` alone are units. */
const MIXED_WORD = /[a-z\p{Script=Cyrillic}\p{Script=Greek}]{2,}/giu;

/** Words whose letters are Latin but for one that looks the same: its place, and what is wrong. */
export function lookAlikesIn(text: string): { offset: number; word: string; why: string }[] {
  return [...text.matchAll(MIXED_WORD)].flatMap(({ 0: word, index }) => {
    const why = lookAlikeIn(word);
    const at = word.search(LOOK_ALIKE);
    return why === undefined ? [] : [{ offset: index + at, word, why }];
  });
}

const OPENING = /^["'“‘”’„‚«‹″′`´]/;
const CLOSING = /["'”’“‘»›″′`´]$/;
const CURLY = /^[“‘„‚«‹″′`´”’]|[”’“‘»›″′´]$/;

/** Whether a whole text stands in quotes that YAML does not take for its own. */
export function isInQuotes(text: string): boolean {
  const inner = text.slice(1, -1);
  const areAround = text.length > 2 && OPENING.test(text) && CLOSING.test(text) && CURLY.test(text);
  return areAround && !/["“”„«»″]/.test(inner);
}
