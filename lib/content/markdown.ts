/** A part of a text that would not be shown as intended. */
export interface TextMistake {
  message: string;
  /** The part, as it is written. */
  text: string;
}

/** Markup that a text cannot have, and what it is to have instead. */
interface Rule {
  pattern: RegExp;
  expected: string;
}

/** An HTML tag or the beginning of a comment. */
const TAG = /<(?:!--|\/?[a-z][a-z0-9]*(?=[\s/>])[^>]*>?)/i;

/** Words between two of a sign, as a chat marks them; inside words and beside blanks it is none. */
const between = (sign: string) =>
  String.raw`(?<![\p{L}\p{N}${sign}\\])${sign}(?=[^\s${sign}])[^${sign}\n]*(?<=\S)${sign}(?![\p{L}\p{N}${sign}])`;

/** `*bold*`, `_slanted_`, `~struck out~` and typed words of a chat. */
const CHAT_MARKS = new RegExp(["\\*", "_", "~", "`"].map(between).join("|"), "u");

const STRUCK_OUT = new RegExp(`~{2}[^~\\n]+~{2}|${between("~")}`, "u");

/** Markup in Markdown that is unsupported or malformed. */
const MARKDOWN_RULES: readonly Rule[] = [
  {
    pattern: TAG,
    expected: "expected **bold**, *italics*, [text](/about) or a list with dashes, and no HTML",
  },
  {
    pattern: /!\[[^\]]*\](?:\([^)]*\))?/,
    expected: "expected no picture inside a text but a band, kind: picture",
  },
  {
    pattern: /^ {0,3}#{1,6} .*|^ {0,3}[=-]{3,}[ \t]*$/m,
    expected: "expected no heading inside a text but a band",
  },
  {
    pattern: /^ *\|.*\|[ \t]*$/m,
    expected: "expected no table inside a text but a band, kind: comparison",
  },
  {
    // As word processors and chats begin the lines of a list; a dash of prose may begin one line.
    pattern: /^[ \t]*(?:[•▪●◦‣·]|o\t).*|^[ \t]*[–—][ \t].*(?=\n[ \t]*[–—][ \t])/m,
    expected: "expected a list, whose lines begin with a dash - and a space",
  },
  {
    pattern: STRUCK_OUT,
    expected: "expected the words alone, as ~ does not strike them out but is shown",
  },
  {
    pattern: /\]\(\/[^)\s"]* [^)\n"]*\)/,
    expected:
      "expected an address without spaces: give the file a name without them, in public/ and here",
  },
  {
    // [text] (/about), [text]/about or [text](/about
    pattern:
      /\[[^\]\n]+\](?: \((?=\/|https?:|mailto:|tel:)|\/[a-z]|https?:)\S*|\]\((?:\/|https?:|mailto:|tel:|#)[^)\s]*(?=\s[^"]|$)/,
    expected: "expected a link such as [text](/address), with all four brackets",
  },
];

/** Markup in plain text, which would be shown literally. */
const PLAIN_RULES: readonly Rule[] = [
  {
    pattern: TAG,
    expected: "expected no HTML, which is shown as it is written",
  },
  {
    pattern: /\[[^\]\n]+\]\([^)\n]*\)|\*\*(?:[^*\n]+\*\*)?/,
    expected:
      "expected the words alone, without links or bold, which are shown as they are written",
  },
  {
    pattern: CHAT_MARKS,
    expected:
      "expected the words alone, without the signs of a chat around them, which are shown as they are written",
  },
  {
    pattern: /\\[nt]/,
    expected:
      "expected a space or a new line, as a program's sign for it is shown as it is written",
  },
  {
    pattern: /^[•▪●◦‣]\s*/,
    expected: "expected the words alone, without a sign of a list",
  },
  {
    pattern: /&(?:[a-z]+|#\d+|#x[\da-f]+);/i,
    expected: "expected the character itself: its code is shown as it is written",
  },
];

/** Bold words, or a character that a backslash takes the meaning from. */
const BOLD = /\*\*(?=\S)(?:(?!\*\*|\n\s*\n)[\s\S])*?\S\*\*|\\./g;

/** Stars that are left once bold words are taken out. */
const OPEN_BOLD: Rule = {
  pattern: /\*\*\S*/,
  expected: "expected **words**, without a space inside the stars",
};

function brokenRule({ pattern, expected }: Rule, text: string): TextMistake | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [words] = match;
  return { message: `${expected}, got "${words}"`, text: words };
}

function firstMistake(rules: readonly Rule[], text: string): TextMistake | undefined {
  for (const rule of rules) {
    const mistake = brokenRule(rule, text);
    if (mistake) return mistake;
  }
  return undefined;
}

/** The first unsupported or malformed markup in a Markdown text. */
export function markdownMistake(text: string): TextMistake | undefined {
  const mistake = firstMistake(MARKDOWN_RULES, text);
  if (mistake) return mistake;
  const withoutBold = text.replace(BOLD, " ");
  return brokenRule(OPEN_BOLD, withoutBold);
}

/** The first Markdown, HTML or character reference in plain text. */
export function plainTextMistake(text: string): TextMistake | undefined {
  return firstMistake(PLAIN_RULES, text);
}
