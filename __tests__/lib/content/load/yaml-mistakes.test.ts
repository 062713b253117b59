import { ContentCopy } from "./content-copy";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => copy.dispose());

const QUOTES = "put quotes round the whole text, or write >- there and the text below it, indented";
const COLUMN = "unlike the lines of its group above it: begin it in their column";

/** What is written at the end of a page in place of a line, where the mistake is said to be, the message. */
const MISTAKES: [what: string, lines: string, place: string, message: string][] = [
  [
    "a colon in a sentence",
    "text: Please note: we never call",
    "Please note",
    `the text has a colon and a space in it: ${QUOTES}`,
  ],
  [
    "a colon in the second line of a sentence",
    "text: We call nobody and\n  please note that: nobody",
    "We call",
    `the text has a colon and a space in it: ${QUOTES}`,
  ],
  [
    "a colon in a short group",
    "text: { a: Note: this }",
    "Note",
    "the text has a colon and a space in it: put quotes round it",
  ],
  [
    "a key too far right",
    "text:\n  title: One\n   body: Two",
    "body",
    '"body" is indented too far: begin it in the same column as the keys of its group above',
  ],
  [
    "a key too far left",
    "text:\n  title: One\n body: Two",
    "body",
    `"body" begins in column 2, ${COLUMN}`,
  ],
  [
    "a list entry too far left",
    "text:\n  - one\n - two",
    "- two",
    `"two" begins in column 2, ${COLUMN}`,
  ],
  [
    "text that goes on at the margin",
    "text: >-\n  One sentence\nand its end.",
    "and its",
    'expected "key: text", got a line without a key: indent it if it goes on with the text above, or add the key and a colon',
  ],
  ["a tab", "text:\n\ttitle: One", "\ttitle", "the line begins with a tab: indent it with spaces"],
  [
    "a blank of a word processor",
    "text:\n  a: b\n\u00a0\u00a0title: One",
    "\u00a0\u00a0title",
    "the line begins with a blank of another kind: indent it with spaces",
  ],
  ["no space after a colon", "text:One", "text:One", 'put a space after the colon of "text"'],
  [
    "no space after a dash",
    "text:\n  - one\n  -two\n  - three",
    "-two",
    "put a space after the dash",
  ],
  [
    "a list on its key's line",
    "text: - one",
    "- one",
    "a list begins on the line below its key: move it there, indented",
  ],
  [
    "a quote that is not closed",
    'text: "One sentence',
    '"One',
    'the text begins with " and never ends: add " at its end',
  ],
  [
    "an apostrophe inside single quotes",
    "text: 'We don't call'",
    "'We",
    "the text ends at its second ' and more follows: write the whole text below >-, indented, where quotes are no matter",
  ],
  [
    "a quoted word at the beginning",
    'text: "Never" is our word',
    '"Never',
    'the text ends at its second " and more follows: write the whole text below >-, indented, where quotes are no matter',
  ],
  [
    "a group that is not closed",
    "text: { a: One, b: Two",
    "{ a",
    "{ is opened here and never closed: add } at the end",
  ],
  [
    "a reference at the beginning",
    "text: {{firm.phone}}",
    "{{firm",
    "text that begins with {{ needs quotes round it",
  ],
  [
    "a reference at the beginning of a sentence",
    "text: {{firm.phone}} is ours",
    "{{firm",
    "text that begins with {{ needs quotes round it",
  ],
  ["an @", "text: @firm", "@firm", "text that begins with @ needs quotes round it"],
  ["a %", "text: %5 off", "%5", "text that begins with % needs quotes round it"],
  [
    "bold words first",
    "text: **Note.** One",
    "**Note",
    "text that begins with * needs quotes round it",
  ],
  ["an &", "text: &c and others", "&c", "text that begins with & needs quotes round it"],
  ["a !", "text: !new plans", "!new", "text that begins with ! needs quotes round it"],
  [
    "a link first",
    "text: [Call](/contact) us",
    "[Call]",
    "text that begins with [ needs quotes round it",
  ],
  [
    "text on the line of >",
    "text: >- One\n  two",
    ">- One",
    "text after > begins on the next line: write >- alone here and the text below it, indented",
  ],
  [
    "a backslash in double quotes",
    'text: "C:\\path"',
    "\\path",
    "inside double quotes a \\ means something else: use single quotes '…'",
  ],
  [
    "a list's entry that lost its dash",
    "text:\n  - kind: faq\n    heading: One\n    kind: faq\n    heading: Two",
    "kind: faq\n    heading: Two",
    'an entry of the list begins with "- kind:", in column 3 as in line 8: put the dash and a space before "kind"',
  ],
  [
    "the same where the dash's column is taken by the key",
    "text:\n  - kind: faq\n    heading: One\n\n  kind: faq\n  heading: Two",
    "kind: faq\n  heading: Two",
    'an entry of the list begins with "- kind:", in column 3 as in line 8: put the dash and a space before "kind"',
  ],
  [
    "a long text without indentation",
    "text: >-\nOne sentence\nand its end.",
    "One sentence",
    "the text below >- begins too far left: indent each of its lines by two spaces more than the key above",
  ],
  [
    "a long text whose second line begins too far left",
    "text:\n  body: >-\n    One sentence\n   and its end.",
    "and its end",
    '"and its end." begins in column 4, further left than the text above: begin it in the column of that text',
  ],
  [
    "a blank of a word processor after a colon",
    "text:\u00a0One",
    "text:",
    'put a space of the usual kind after the colon of "text"',
  ],
  [
    "a mark with a space in it",
    "text: ! placeholder One",
    "! placeholder",
    "expected the mark !placeholder, got a space after its !",
  ],
  ["a ! before a space", "text: ! One", "! One", "text that begins with ! needs quotes round it"],
  ["a lost colon", "heading Two\nphone: Three", "heading Two", 'put a colon behind "heading"'],
  ["a lost colon of a group", "text\n  title: One", "text\n  title", 'put a colon behind "text"'],
  ["another sign for a colon", "text = One", "text = One", 'expected a colon behind "text", got ='],
  [
    "a bullet of a word processor",
    "text:\n  - one\n  • two",
    "• two",
    "an entry of a list begins with - and a space, got •",
  ],
  [
    "a colon in a text whose key other lists have",
    "text:\n  title: About us: all\nlist:\n    - title: One",
    "About us: all",
    `the text has a colon and a space in it: ${QUOTES}`,
  ],
  [
    "a line of dashes",
    "text: One\n---",
    "---",
    "a line of --- may not stand in this file: delete it",
  ],
  [
    "two versions that were not merged",
    "<<<<<<< HEAD\ntext: One\n=======\ntext: Two\n>>>>>>> main",
    "<<<<<<<",
    "two versions of this file were not put together: keep the lines that are right and delete the lines of <<<<<<<, ======= and >>>>>>>",
  ],
];

test.each(MISTAKES)("%s", (_, lines, place, message) => {
  const at = copy.edit("pages/not-found.yaml", /^text: >-\n(?: .*\n)+/m, `${lines}\n`);
  expect(copy.mistakes()).toEqual([`${at(place)} ${message}`]);
});

test("each key that stands twice is a mistake", () => {
  const at = copy.edit("shared.yaml", /^chat: .*/m, "$&\nchat: Again\nfigures: One");
  expect(copy.mistakes()).toEqual([
    expect.stringContaining(`${at("chat: Again")} "chat" stands twice`),
    expect.stringContaining('"figures" stands twice'),
  ]);
});

test("a # that cuts a text is a warning, and a comment after a number is none", () => {
  const at = copy.edit("pages/about.yaml", /heading: Story/, "heading: Story # 1 in town");
  copy.edit("firm.yaml", /gstPercent: \d+/, "$& # since 2017");
  expect(copy.warnings()).toEqual([
    `${at("# 1 in")} what follows # is a comment and is not shown: put quotes round the whole text if it belongs to it`,
  ]);
});

test.each([
  ["UTF-16", "utf16le", "\uFEFF", "1:1"],
  ["an old Windows encoding", "latin1", "", "7:8"],
] as const)("a file in %s", (_, encoding, mark, place) => {
  const text = copy.read("pages/not-found.yaml").replace(/^text: >-\n(?: .*\n)+/m, "text: Né\n");
  copy.write("pages/not-found.yaml", Buffer.from(mark + text, encoding));
  expect(copy.mistakes()).toEqual([
    `content/pages/not-found.yaml:${place} the file has letters in another encoding: save it as UTF-8 (in the editor's Save as)`,
  ]);
});
