import type { TextMistake } from "content-kit/parts";

type Rule = readonly [pattern: RegExp, expected: string];

const TAG = /<(?:!--|\/?[a-z][a-z0-9]*(?=[\s/>])[^>]*>?)/i;

/** Markup in Markdown that is unsupported or malformed. */
const MARKDOWN_RULES: Rule[] = [
  [TAG, "expected **bold**, *italics*, [text](/about) or a list with dashes, and no HTML"],
  [/!\[[^\]]*\](?:\([^)]*\))?/, "expected no picture inside a text but a band, kind: picture"],
  [/^ {0,3}#{1,6} .*|^ {0,3}[=-]{3,}[ \t]*$/m, "expected no heading inside a text but a band"],
  [/^ *\|.*\|[ \t]*$/m, "expected no table inside a text but a band, kind: comparison"],
  [
    /\[[^\]\n]+\](?: \((?=\/|https?:|mailto:|tel:)|\/[a-z]|https?:)\S*|\]\((?:\/|https?:|mailto:|tel:|#)[^)\s]*(?=\s[^"]|$)/,
    "expected a link such as [text](/address), with all four brackets",
  ],
];

/** Markup in plain text, which would be shown literally. */
const PLAIN_RULES: Rule[] = [
  [TAG, "expected no HTML, which is shown as it is written"],
  [
    /\[[^\]\n]+\]\([^)\n]*\)|\*\*(?:[^*\n]+\*\*)?/,
    "expected the words alone, without links or bold, which are shown as they are written",
  ],
  [/&(?:[a-z]+|#\d+);/i, "expected the character itself: its code is shown as it is written"],
];

function firstMistake(rules: readonly Rule[], text: string): TextMistake | undefined {
  for (const [pattern, expected] of rules) {
    const [words] = pattern.exec(text) ?? [];
    if (words) return { message: `${expected}, got "${words}"`, text: words };
  }
  return undefined;
}

const BOLD = /\*\*(?=\S)(?:(?!\*\*|\n\s*\n)[\s\S])*?\S\*\*|\\./g;
const OPEN_BOLD: Rule = [/\*\*\S*/, "expected **words**, without a space inside the stars"];

/** The first unsupported or malformed markup in a Markdown text. */
export function markdownMistake(text: string): TextMistake | undefined {
  return firstMistake(MARKDOWN_RULES, text) ?? firstMistake([OPEN_BOLD], text.replace(BOLD, " "));
}

/** The first Markdown, HTML or character reference in plain text. */
export function plainTextMistake(text: string): TextMistake | undefined {
  return firstMistake(PLAIN_RULES, text);
}
