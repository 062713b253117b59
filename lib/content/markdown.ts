/** Something in a text that would not be shown as its writer means. */
export interface TextMistake {
  message: string;
  /** The words in question. */
  text: string;
  offset: number;
}

type Rule = readonly [pattern: RegExp, message: string | ((found: string) => string)];

const TAG = /<(?:!--|\/?[a-z][a-z0-9]*(?=[\s/>])[^>]*>?)/i;

/** What in Markdown would be left out or shown as it stands. */
const MARKDOWN_RULES: Rule[] = [
  [
    TAG,
    (found) =>
      `expected no HTML, which is not shown, got "${found}": write **bold**, *italics*, [text](/about), or a line for each point after a dash`,
  ],
  [
    /!\[[^\]]*\](?:\([^)]*\))?/,
    "a picture cannot be inside a text: make it a block of its own, kind: picture",
  ],
  [
    /^ {0,3}#{1,6} .*/m,
    "a heading cannot be inside a text: begin a block with heading:, or write **bold**",
  ],
  [
    /^ {0,3}(?:={3,}|-{3,}|\*{3,}|_{3,})[ \t]*$/m,
    (found) => `a line of ${found.trim()} makes a heading or a rule: delete it`,
  ],
  [
    /^ *\|.*\|[ \t]*$/m,
    "a table in Markdown is shown as it stands: make it a block, kind: comparison",
  ],
  [/^ {0,3}```.*/m, "``` is for program code: write the words alone"],
  [
    /\[[^\]\n]+\] \((?:\/|https?:|mailto:|tel:|www\.)[^)]*\)/,
    (found) => `expected no blank between ] and (, got "${found}"`,
  ],
  [/~~[^~]+~~|\[[ x]\] /, (found) => `"${found.trim()}" is shown as it stands: take the signs out`],
];

/** What in text without Markdown would be shown as it stands. */
const PLAIN_RULES: Rule[] = [
  [TAG, (found) => `expected no HTML, which is shown as it stands, got "${found}"`],
  [
    /\[[^\]\n]+\]\([^)\n]*\)|\*\*(?:[^*\n]+\*\*)?/,
    (found) =>
      `this text is shown as it stands, without links or bold: write the words alone, got "${found}"`,
  ],
  [
    /&(?:[a-z]+|#\d+);/i,
    (found) => `expected the character itself, got "${found}", which is shown as it stands`,
  ],
];

/** Signs that belong together, and what is left of pairs that are not closed. */
const PAIRS =
  /\*\*(?=\S)(?:(?!\*\*|\n\s*\n)[\s\S])*?\S\*\*|\]\([^()\n]*(?:\([^()]*\))?[^()\n]*\)|\\./g;
const OPEN_RULES: Rule[] = [
  [
    /\*\*\S*/,
    (found) =>
      `"${found}" is bold that does not begin or end: write **words**, without a space inside the stars`,
  ],
  [
    /\]\((?:\/|https?:|mailto:|tel:|#)\S*/,
    (found) => `the link "${found.slice(1)}" does not end: add ) behind its address`,
  ],
  [
    /\[[^\]\n]*\((?:\/|https?:|mailto:|tel:)[^)\s]*\)?|\[[^\]\n]+\](?:\/[a-z]|https?:)\S*/,
    (found) => `"${found}" is no link: write [text](/address), the address in round brackets`,
  ],
];

/** The first mistake in a text by rules that are in order; none or one. */
function mistakesBy(rules: readonly Rule[], text: string): TextMistake[] {
  for (const [pattern, message] of rules) {
    const found = pattern.exec(text);
    if (!found) continue;
    const said = typeof message === "string" ? message : message(found[0]);
    return [{ message: said, text: found[0], offset: found.index }];
  }
  return [];
}

/** What in a Markdown text would be left out or shown as it stands; the first of it. */
export function markdownMistakes(text: string): TextMistake[] {
  // Of the same length, so that places stay true.
  const unpaired = text.replace(PAIRS, (pair) =>
    (pair.startsWith("]") ? "]" : " ").padEnd(pair.length),
  );
  return [...mistakesBy(MARKDOWN_RULES, text), ...mistakesBy(OPEN_RULES, unpaired)].slice(0, 1);
}

/** Markdown and HTML in a text that is shown as it stands; the first of it. */
export function plainTextMistakes(text: string): TextMistake[] {
  return mistakesBy(PLAIN_RULES, text);
}
