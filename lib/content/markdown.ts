/** Something in a text that would not be shown as its writer means. */
export interface TextMistake {
  message: string;
  /** The words in question. */
  text: string;
  offset: number;
}

interface Rule {
  pattern: RegExp;
  message(found: string): string;
}

const TAG = /<(?:!--|\/?([a-z][a-z0-9]*)(?=[\s/>])[^>]*>?)/gi;

/** What to write instead of an HTML tag. */
const TAGS: Record<string, string> = {
  a: "a link is [text](/about)",
  b: "bold is **text**",
  strong: "bold is **text**",
  i: "italics are *text*",
  em: "italics are *text*",
  br: "leave an empty line between paragraphs",
  p: "leave an empty line between paragraphs",
  ul: "a list has one line for each point, beginning with a dash and a space",
  ol: "a list has one line for each point, beginning with 1. and a space",
  li: "a list has one line for each point, beginning with a dash and a space",
  img: "a picture is a block of its own",
  table: "a table is a block of its own, kind: comparison",
};

function htmlMessage(found: string): string {
  const [, tag = ""] = /^<\/?([a-z0-9]*)/i.exec(found) ?? [];
  const advice = TAGS[tag.toLowerCase()] ?? "write the words alone";
  return `expected no HTML, which is not shown, got "${found}": ${advice}`;
}

/** In text that is shown as Markdown. */
const MARKDOWN_RULES: Rule[] = [
  { pattern: TAG, message: htmlMessage },
  {
    pattern: /!\[[^\]]*\](?:\([^)]*\))?/g,
    message: () => "a picture cannot stand inside a text: make it a block of its own",
  },
  {
    pattern: /^ {0,3}#{1,6} .*/gm,
    message: () =>
      "a heading cannot stand inside a text: begin a block with heading:, or write **bold**",
  },
  {
    pattern: /^ {0,3}(?:={3,}|-{3,}|\*{3,}|_{3,})[ \t]*$/gm,
    message: (found) => `a line of ${found.trim()} makes a heading or a rule: delete it`,
  },
  {
    pattern: /^ *\|.*\|[ \t]*$/m,
    message: () => "a table in Markdown is shown as it stands: make it a block, kind: comparison",
  },
  { pattern: /^ {0,3}```.*/m, message: () => "``` is for program code: write the words alone" },
  {
    pattern: /\[[^\]\n]+\] \((?:\/|https?:|mailto:|tel:|www\.)[^)]*\)/g,
    message: (found) => `expected no blank between ] and (, got "${found}"`,
  },
  {
    pattern: /~~[^~]+~~|\[[ x]\] /g,
    message: (found) => `"${found.trim()}" is shown as it stands: take the signs out`,
  },
];

/** In text that is shown as it stands. */
const PLAIN_RULES: Rule[] = [
  {
    pattern: TAG,
    message: (found) => `expected no HTML, which is shown as it stands, got "${found}"`,
  },
  {
    pattern: /\[[^\]\n]+\]\([^)\n]*\)|\*\*(?:[^*\n]+\*\*)?/g,
    message: (found) =>
      `this text is shown as it stands, without links or bold: write the words alone, got "${found}"`,
  },
  {
    pattern: /&(?:[a-z]+|#\d+);/gi,
    message: (found) =>
      `expected the character itself, got "${found}", which is shown as it stands`,
  },
];

/** Signs that belong together, and what is left of pairs that are not closed. */
const PAIRS =
  /\*\*(?=\S)(?:(?!\*\*|\n\s*\n)[\s\S])*?\S\*\*|\]\([^()\n]*(?:\([^()]*\))?[^()\n]*\)|\\./g;
const OPEN_RULES: Rule[] = [
  {
    pattern: /\*\*\S*/,
    message: (found) =>
      `"${found}" is bold that does not begin or end: write **words**, without a space inside the stars`,
  },
  {
    pattern: /\]\((?:\/|https?:|mailto:|tel:|#)\S*/,
    message: (found) => `the link "${found.slice(1)}" does not end: add ) behind its address`,
  },
  {
    pattern: /\[[^\]\n]*\((?:\/|https?:|mailto:|tel:)[^)\s]*\)?/,
    message: (found) => `"${found}" is no link: write [text](/address)`,
  },
  {
    pattern: /\[[^\]\n]+\](?:\/[a-z]|https?:)\S*/,
    message: (found) =>
      `"${found}" is no link: write [text](/address), the address in round brackets`,
  },
];

/** Bold and links in a Markdown text that are not closed, or not opened; the first of them. */
export function openSigns(text: string): TextMistake[] {
  // Of the same length, so that places stay true.
  const rest = text.replace(PAIRS, (pair) =>
    (pair.startsWith("]") ? "]" : " ").padEnd(pair.length),
  );
  return mistakesBy(OPEN_RULES, rest);
}

function mistakesBy(rules: readonly Rule[], text: string): TextMistake[] {
  return rules
    .flatMap(({ pattern, message }) => {
      // One message a rule: what has gone wrong once has often gone wrong all through a text.
      const [found] = text.matchAll(new RegExp(pattern, `${pattern.flags.replace("g", "")}g`));
      return found ? [{ message: message(found[0]), text: found[0], offset: found.index }] : [];
    })
    .slice(0, 1);
}

/** What in a line or more of Markdown would be left out or shown as it stands; the first of it. */
export function lineMistakes(text: string): TextMistake[] {
  return mistakesBy(MARKDOWN_RULES, text);
}

/** What in a whole Markdown text would be left out or shown as it stands; the first of it. */
export function markdownMistakes(text: string): TextMistake[] {
  return [...lineMistakes(text), ...openSigns(text)].slice(0, 1);
}

/** Markdown and HTML in a text that is shown as it stands; the first of it. */
export function plainTextMistakes(text: string): TextMistake[] {
  return mistakesBy(PLAIN_RULES, text);
}
