/** What a mistake looks like, and how to correct it. */
export interface YamlRule {
  pattern: RegExp;
  /** In which `$` stands for what the pattern has found. */
  message: string;
}

const QUOTES = "put quotes round the whole text, or write >- and the text below it, indented";
const COLON = `the text has a colon and a space in it: ${QUOTES}`;

/** Message for a text that begins with a sign of YAML. */
export const BEGINS = "text that begins with $ needs quotes round it";

/** Lookbehind: the blanks and dashes at the beginning of a line. */
const START = String.raw`(?<=^\s*(?:- +)*)`;
/** Lookbehind: the same, with a key and its colon. */
const KEYED = String.raw`(?<=^\s*(?:- +)*[\w/.-]+: +)`;
/** Lookbehind: all that may stand before a value on its line. */
const ENTRY = String.raw`(?<=^\s*(?:- +)*(?:[\w/.-]+: +)?(?:!placeholder +)?)`;

/** Mistakes in a line that the parser rejects; the first that fits is meant. */
export const LINE_RULES: readonly YamlRule[] = [
  {
    pattern: /(?<=^ *)\t/,
    message: "the line begins with a tab: indent it with spaces",
  },
  {
    pattern: /(?<=^ *)[\u00a0\u2000-\u200b\u3000]/,
    message: "indent the line with ordinary spaces",
  },
  {
    pattern: /(?<=^ *(?:- +)*[\w/.-]+:)[\u00a0\u2000-\u200b\u202f\u3000]/,
    message: "the space after the colon is none of the keyboard's: type it anew",
  },
  {
    pattern: /(?<=^ *)-(?=[\u00a0\u2000-\u200b\u202f\u3000])/,
    message: "the space after the dash is none of the keyboard's: type it anew",
  },
  {
    pattern: /(?<=^\s*)(?:[•·–—▪●]|\*(?= )|\d+[.)](?= ))/,
    message: "an entry of a list begins with a dash and a space, got $",
  },
  {
    pattern: /(?<=^\s*)-(?=[^\s-])/,
    message: "put a space after the dash",
  },
  {
    // In a group in braces or a list in brackets: { href: # }, { href: @desk }, [@desk]
    pattern: /(?<=[{,]\s*[\w-]+: +)(?:#|[@%`](?=\S))|(?<=: +\[|\[[^\]"']*, +)[@%`](?=\S)/,
    message: BEGINS,
  },
  {
    pattern: new RegExp(`${KEYED}- `),
    message: "a list begins on the line below its key: move it there",
  },
  {
    pattern: new RegExp(`${ENTRY}(?:\\*(?=[^*\\s][^*]*\\*\\s*$)|\`+(?=[^\`]+\`+\\s*$))`),
    message:
      "delete the $ around the text, which a chat takes for bold or typed words, or put quotes round all of it",
  },
  {
    // A reference to a fact, Markdown, a mention, a link or an exclamation.
    pattern: new RegExp(
      `${ENTRY}(?:\\{\\{|[@%*&\`](?=\\S)|\\[(?=[^\\]]*\\](?:\\(|\\s+[^\\s#,\\]}]))|!(?!placeholder))`,
    ),
    message: BEGINS,
  },
  {
    pattern: new RegExp(`${KEYED}[>|](?=[-+]? *[^\\s#])`),
    message: "text after $ begins on the next line, indented",
  },
  {
    pattern: new RegExp(`${ENTRY}"(?=[^"]*"\\s*[^\\s#,}\\]:])`),
    message: "the text ends at its second $ and more follows: write it below >-, indented",
  },
  {
    pattern: new RegExp(`${ENTRY}'(?=[^']*'\\s*[^\\s#,}\\]:])`),
    message: "the text ends at its second $ and more follows: write it below >-, indented",
  },
  {
    pattern: new RegExp(`${KEYED}[^\\s"'#>|{[][^#]*?:(?: |$)`),
    message: COLON,
  },
  {
    pattern: new RegExp(`${START}[\\w-]+(?=:[^ \\n])`),
    message: 'put a space after the colon of "$"',
  },
  {
    pattern: new RegExp(`${START}[\\w-]+(?= *[=;：])`),
    message: 'expected a colon behind "$"',
  },
];

/** A text in quotes that goes on to the end of its line. */
export const OPEN_QUOTES: readonly YamlRule[] = [
  {
    pattern: new RegExp(`${ENTRY}"(?=[^"]*$)`),
    message: '$ is opened here and never closed: add " at the end of the text',
  },
  {
    pattern: new RegExp(`${ENTRY}'(?=[^']*$)`),
    message: "$ is opened here and never closed: add ' at the end of the text",
  },
];

/** A group or list in brackets that goes on to the end of its line. */
export const OPEN_GROUPS: readonly YamlRule[] = [
  {
    pattern: /\[(?=[^\]]*$)/,
    message: "$ is opened here and never closed: add ] at the end of the text",
  },
  {
    pattern: /\{(?=[^}]*$)/,
    message: "$ is opened here and never closed: add } at the end of the text",
  },
];

/** What the parser's codes and messages mean, where no line says more. */
export const PARSER_RULES: readonly YamlRule[] = [
  {
    pattern: /DUPLICATE_KEY/,
    message: "this key is in its group twice: delete one, or begin a new entry with a dash",
  },
  {
    pattern: /BAD_DQ_ESCAPE/,
    message: "inside double quotes a \\ means something else: use single quotes '…'",
  },
  {
    pattern: /MULTIPLE_DOCS/,
    message: "a line of --- cannot be in this file: delete it",
  },
  {
    pattern: /BLOCK_IN_FLOW/,
    message: COLON,
  },
  {
    pattern: /BAD_INDENT|A block seq/,
    message: "begin this in the column of its group, as the lines above",
  },
  {
    pattern: /BLOCK_AS_IMPLICIT_KEY/,
    message: `a line with a colon follows, indented: begin it in the column of its group, or ${QUOTES}`,
  },
  {
    pattern: /MULTILINE_IMPLICIT_KEY|followed by map values/,
    message:
      'expected "key: text", got a line without a colon: indent it as the text above, or add a key',
  },
];

/** For what the parser says and no rule explains. */
export const UNREADABLE =
  "this line cannot be read: compare its colon, quotes and indentation with others";
