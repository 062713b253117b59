import { formatIssue } from "content-kit";
import { type Findings, parseSource } from "content-kit/sources";

const noFindings = (): Findings => ({ issues: [], warnings: [] });
const messages = ({ issues }: Findings) => issues.map(formatIssue);

/** What is written in a YAML file, and what is reported about it. */
const YAML: [what: string, written: string, reported: string][] = [
  [
    "a colon in a sentence",
    "text: Please note: call",
    "1:7 the text has a colon and a space in it: put quotes round the whole text",
  ],
  ["a colon in the next line", "text: We call\n  note: now", "1:7 a line with a colon follows"],
  ["a colon in a short group", "text: { a: Note: this }", "1:12 the text has a colon"],
  ["a key too far left", "a:\n  b: 1\n c: 2", "3:2 begin this in the column of its group"],
  ["an entry too far left", "a:\n  - b\n - c", "3:2 begin this in the column of its group"],
  [
    "text at the margin",
    "a: >-\n  One\ntwo.\nb: c",
    '3:1 expected "key: text", got a line without',
  ],
  ["another space after a colon", "a: b\ntext:\u00a0One", "2:6 the space after the colon is none"],
  ["another space after a dash", "a:\n  - b\n  -\u00a0c", "3:3 the space after the dash is none"],
  ["a tab", "a:\n\tb: 1", "2:1 the line begins with a tab"],
  ["no space after a colon", "text:One\nb: c", '1:1 put a space after the colon of "text"'],
  ["no space after a dash", "a:\n  - one\n  -two", "3:3 put a space after the dash"],
  ["a list on its key's line", "text: - one", "1:7 a list begins on the line below its key"],
  ["an open quote", 'text: "One\nb: c', '1:7 " is opened here and never closed: add "'],
  ["an apostrophe in quotes", "text: 'We don't'", "1:7 the text ends at its second '"],
  ["a group that is not closed", "a: { b: c\nd: e", "1:4 { is opened here and never closed: add }"],
  ["a reference alone", "text: {{shop.phone}}", "1:7 text that begins with {{ needs quotes"],
  ["a reference first", "text: {{shop.phone}} is", "1:7 text that begins with {{ needs quotes"],
  ["bold words first", "text: **Note.** One", "1:7 text that begins with * needs quotes"],
  ["a * before one word", "text: *Note", "1:7 text that begins with * needs quotes"],
  [
    "an @ in a short group",
    "a: [{ b: c, href: @desk }]\nd: e",
    "1:19 text that begins with @ needs",
  ],
  ["an @ alone in braces", "a: { href: @desk }", "1:12 text that begins with @ needs quotes"],
  ["a ` in a short group", "a: { b: `code } \nd: e", "1:9 text that begins with ` needs quotes"],
  ["a % in a short group", "a: { b: %d, c: d }", "1:9 text that begins with % needs quotes"],
  ["an @ in a short list", "a: [one, @two]", "1:10 text that begins with @ needs quotes"],
  ["an @ first in a short list", "a: [@one]", "1:5 text that begins with @ needs quotes"],
  ["an @ in an entry", "a:\n  - @desk", "2:5 text that begins with @ needs quotes"],
  ["a ` first", "a: `desk", "1:4 text that begins with ` needs quotes"],
  ["an @ first", "text: @shop", "1:7 text that begins with @ needs quotes"],
  ["an & first", "text: &c and others", "1:7 text that begins with & needs quotes"],
  ["a link first", "text: [Call](/contact) us", "1:7 text that begins with [ needs quotes"],
  ["a # in a short group", "a: [{ b: c, href: # }]\nd: e", "1:19 text that begins with # needs"],
  ["text on the line of >", "text: >- One\n  two", "1:7 text after > begins on the next line"],
  ["a backslash in quotes", 'text: "C:\\path"', "1:10 inside double quotes a \\ means"],
  ["a bullet", "a:\n  - b\n  • c", "3:3 an entry of a list begins with a dash"],
  ["another sign for a colon", "text = One\nb: c", '1:1 expected a colon behind "text"'],
  ["a line of dashes", "a: b\n---\nc: d", "2:1 a line of --- cannot be in this file"],
  ["a tab before a dash", "a:\n  b:\n\t- c", "3:1 the line begins with a tab"],
  [
    "a star for a dash",
    "a:\n  * b\n  * c",
    "2:3 an entry of a list begins with a dash and a space, got *",
  ],
  [
    "a number for a dash",
    "a:\n  1. b\n  - c",
    "2:3 an entry of a list begins with a dash and a space, got 1.",
  ],
  [
    "an entry too far right",
    "a:\n  - b\n    - c",
    "3:5 this line begins as an entry of a list and is read",
  ],
  ["a word in brackets first", "a: [One] two", "1:4 text that begins with [ needs quotes"],
  ["an unmerged file", "<<<<<<< HEAD\na: b\n=======", "1:1 two versions of this file were not"],
  ["an unmerged text", "a: >-\n  b\n  <<<<<<< HEAD\n  c", "3:3 two versions of this file were not"],
  ["a mark behind its value", "a: One !placeholder", "1:8 the mark !placeholder stands in front"],
  ["a mark taken apart", "a: ! placeholder One", "1:6 the mark !placeholder stands in front"],
  ["a chat's stars around a text", "a: *One two*", "1:4 delete the * around the text"],
  ["a chat's stars around a word", "a: *One*", "1:4 delete the * around the text"],
  ["a chat's typed words", "a: ```One two```", "1:4 delete the ``` around the text"],
  ["a key given twice", "a: 1\nb: 2\na: 3", "3:1 this key is in its group twice"],
  ["a key twice, and a wrong quote", 'a: 1\na: "b" c', "2:1 this key is in its group twice"],
  ["a backslash, and a wrong quote", 'text: "C:\\path" c', "1:10 inside double quotes a \\ means"],
  [
    "a price in a short list",
    "row: [One, from ₹1,05,000, Two]",
    '1:12 the commas of from ₹1,05,000 cut it into 3 entries: put quotes round it, "from',
  ],
  ["a number in a short list", "row: [1,05,000, 2]", "1:7 the commas of 1,05,000 cut it into 3"],
  ["a price in a group", "row: { a: ₹2,000, b: c }", "1:11 the commas of ₹2,000 cut it into 2"],
  ["a misspelt mark", "a: !placeholdr b", "1:4 expected the mark !placeholder, got !placeholdr"],
];

test.each(YAML)("YAML: %s", (_, written, reported) => {
  const findings = noFindings();
  const { data } = parseSource("f.yaml", `${written}\n`, findings);
  expect(messages(findings)).toEqual([expect.stringContaining(`f.yaml:${reported}`)]);
  expect(data).toBeUndefined();
});

test("a list of numbers, and prices that have their quotes or blanks, are lists", () => {
  const findings = noFindings();
  const rows = 'a: [100,200,300]\nb: ["₹1,05,000", ₹200, 300]\nc: [1,5]\nd: One, from ₹2,000\n';
  const { data } = parseSource("f.yaml", rows, findings);
  expect(messages(findings)).toEqual([]);
  expect(data).toMatchObject({ a: [100, 200, 300], b: ["₹1,05,000", "₹200", 300] });
});

test("a file with the text of before says the same once more, and takes no mistake over from there", () => {
  const [first, second] = [noFindings(), noFindings()];
  const before = parseSource("f.yaml", "a: Story  # 1\n", first);
  before.fail(["a"], "expected a number");
  const again = parseSource("f.yaml", "a: Story  # 1\n", second);
  expect(second).toEqual({ issues: [], warnings: first.warnings });
  expect(again.hasFailed(["a"])).toBe(false);
  again.fail(["a"], "expected another story");
  expect(messages(first)).toEqual([expect.stringContaining("expected a number")]);
  expect(messages(second)).toEqual([expect.stringContaining("expected another story")]);
  const changed = parseSource("f.yaml", "a: Tale\n", second);
  expect(changed.data).toEqual({ a: "Tale" });
});

test("a # that cuts a text is a warning, #1 a mistake, and a comment after a number neither", () => {
  const findings = noFindings();
  parseSource(
    "f.yaml",
    "a: Story  # 1 in town\nb: 18 # per cent\nc: Does plan #1 renew\n",
    findings,
  );
  expect(messages(findings)).toEqual([
    expect.stringContaining("f.yaml:3:14 what follows # is a comment and is not shown"),
  ]);
  expect(findings.warnings.map(formatIssue)).toEqual([
    expect.stringContaining("f.yaml:1:11 what follows # is a comment and is not shown"),
  ]);
});

test.each([
  ["## One {#one}\n", "p.md:1:1 expected front matter between two lines of ---"],
  ["---\na: b\n---\nHello.\n", 'p.md:4:1 parts[0]: expected "## Heading {#anchor}", got "Hello."'],
  [
    "---\na: b\n---\n\n## One\n",
    'p.md:5:1 parts[0]: expected "## Heading {#anchor}", got "## One"',
  ],
  ["---\na: 'b\n---\n## A {#a}\n", "p.md:2:4 ' is opened here and never closed"],
])("Markdown in parts: %j", (written, reported) => {
  const findings = noFindings();
  parseSource("p.md", written, findings, { sections: "parts" });
  expect(messages(findings)).toEqual([expect.stringContaining(reported)]);
});

test("empty lines and cells that spreadsheets write around a table are passed over", () => {
  const findings = noFindings();
  const { data } = parseSource("t.csv", "a,b,,\n1,2,,\n,,,\n3,", findings);
  expect(messages(findings)).toEqual([]);
  expect(data).toEqual([
    { a: "1", b: "2" },
    { a: "3", b: "" },
  ]);
});

test.each([
  ["t.csv", "a,b\n<<<<<<< HEAD\n1,2\n=======\n1,3\n>>>>>>> x\n", "t.csv:2:1"],
  ["t.md", "---\na: b\n---\n\nOne\n=======\nTwo\n>>>>>>> x\n", "t.md:6:1"],
  ["t.md", "---\n||||||| base\na: b\n---\n", "t.md:2:1"],
])("two versions in one %s are one mistake, at the first mark", (file, text, place) => {
  const findings = noFindings();
  const { data } = parseSource(file, text, findings);
  expect(messages(findings)).toEqual([
    `${place} two versions of this file were not merged: keep the right lines, delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>`,
  ]);
  expect(data).toBeUndefined();
});

test.each([
  ["a title", "Complaints,\n,\na,b\n1,2\n", "1:1", "Complaints"],
  ["names of a spreadsheet's own", "Column1;Column2\na;b\n1;2\n", "1:1", "Column1 Column2"],
  ["two lines", ",\n,2025\na,b\n1,2\n", "2:1", " 2025"],
])("%s above the columns is to be deleted", (_, text, place, title) => {
  const findings = noFindings();
  parseSource("t.csv", text, findings, { columns: ["a", "b"] });
  expect(messages(findings)).toEqual([
    `t.csv:${place} expected the names of the columns as the first line, got "${title}" above them: delete this line`,
  ]);
});

test("a table without the columns that it must have is one mistake", () => {
  const findings = noFindings();
  const { data } = parseSource("t.csv", "a:b\n1,2\n", findings, { columns: ["a", "b"] });
  expect(messages(findings)).toEqual([
    "t.csv:1:1 expected the columns a,b with commas between them, got a:b",
  ]);
  expect(data).toBeUndefined();
});

test("a table that begins with numbers lacks its first line", () => {
  const findings = noFindings();
  parseSource("t.csv", "1,2\n", findings, { columns: ["a", "b"] });
  expect(messages(findings)).toEqual([
    expect.stringContaining("got 1,2: add the names of the columns as the first line"),
  ]);
});
