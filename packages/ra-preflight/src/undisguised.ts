/** Signs and digits, each before the letter that it looks like. */
const LOOKS = "@a$s€e!i0o3e4a5s7t";
/** Words that stand in one piece once the blanks between letters are gone. */
const TRADE =
  /(?<=[a-z])(?=trial|shot|profit|return|loss|risk|free|guarantee|approved|registered|tips?$|calls?$|recovery|handling|call|money)|(?<=^(?:no|zero|sure|free|sebi|best|loss|demo))(?=[a-z]{4})/gi;

/** Words with digits that are no letters in disguise: 50k, 3rd, 9am, Q2. */
const PLAIN =
  /^(?:\d+(?:[kxlm]|cr|[ap]m|st|nd|rd|th|ce|pe|lakhs?|days?)|[a-z]{1,3}[1-9]\d*(?<!33)|\p{L}+!*)$/iu;
const LETTER = "[\\p{L}\\d@$€!]";
const APART = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])${LETTER}(?:([ .·*_~|-])${LETTER})(?:\\1${LETTER})*(?![\\p{L}\\p{M}\\d])`,
  "gu",
);

/** Letters in place of the digits and signs that look like them, in words that have both. */
const withLetters = (text: string, one: string) =>
  text
    .replace(/(?<=\d[\d,O]*)O|O(?=[,O]*\d)/g, "0")
    .replace(/[\p{L}\d@$€!]*\p{L}[\p{L}\d@$€!]*/gu, (word) => {
      if (PLAIN.test(word)) return word;
      const read = word.replace(/[@$€034571]|!(?=\p{L})/gu, (sign) =>
        sign === "1" ? one : LOOKS.charAt(LOOKS.indexOf(sign) + 1),
      );
      return /\p{Ll}/u.test(word) ? read : read.toUpperCase();
    });

/** Joins s p a c e d, d.o.t.t.e.d and h-y-p-h-e-n-a-t-e-d letters, and parts #JoinedWords. */
const joined = (text: string) =>
  text
    .replace(APART, (found, sign: string) => {
      const word = found.split(sign).join("");
      const isWord = /\p{L}/u.test(word) && word.length > (sign === " " ? 2 : 1);
      return isWord ? word.replace(/(?<=[A-Z])(?=[A-Z][a-z])/g, " ") : found;
    })
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})[-_–·/*](?=\p{L})/gu, " ");

/** Every rule asks for the same texts. */
const known = new Map<string, string[]>();

/** What tricks of spelling stand for, with each reading of what could be two letters; none without. */
export function undisguised(text: string): string[] {
  const before = known.get(text);
  if (before) return before;
  const plain = joined(text.normalize("NFKD").replace(/[\u0300-\u036f]/g, ""));
  // "Gua-ran-teed" is "Guaranteed", "risk-free" is "risk free".
  const whole = text.replace(/(?<=[a-z])-(?=[a-z])/gi, "");
  const copies = [...["i", "l"].map((one) => withLetters(plain, one)), whole]
    .map(joined)
    .flatMap((copy) => ["$1", "$1$1"].map((kept) => copy.replace(/(\p{L})\1{2,}/gu, kept)))
    .flatMap((copy) => [copy, copy.replace(/\p{L}{6,}/gu, (word) => word.replace(TRADE, " "))]);
  const others = [...new Set(copies)].filter((copy) => copy !== text);
  known.set(text, others);
  return others;
}
