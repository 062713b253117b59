import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatIssue } from "content-kit";
import { type Findings, parseSource, readText, validate } from "content-kit/sources";
import { z } from "zod";

const noFindings = (): Findings => ({ issues: [], warnings: [] });
const folder = mkdtempSync(path.join(tmpdir(), "pasted-"));

/** What is read of a file with these bytes, and what is said of it. */
function readBytes(bytes: Buffer, name = "f.yaml") {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  const findings = noFindings();
  const text = readText(file, name, findings);
  return { text, said: findings.issues.map(formatIssue) };
}

const WRITTEN = "a: “é” ₹\nb: ह\n";
const MARK = "\uFEFF";
const utf16 = Buffer.from(`${MARK}${WRITTEN}`, "utf16le");

test.each([
  ["with a byte-order mark", Buffer.from(`${MARK}${WRITTEN}`)],
  ["with the line ends of Windows", Buffer.from(WRITTEN.replaceAll("\n", "\r\n"))],
  ["with CR alone, as Excel on a Mac", Buffer.from(WRITTEN.replaceAll("\n", "\r"))],
  ["with the Ctrl-Z of old programs at its end", Buffer.from(`${WRITTEN}\u001a`)],
  ["with line ends that were changed twice", Buffer.from(WRITTEN.replaceAll("\n", "\r\r\n"))],
  ["in UTF-16, as Excel's Unicode text", utf16],
  ["in UTF-16 with its bytes turned", Buffer.from(utf16).swap16()],
])("a file %s is read", (_, bytes) => {
  expect(readBytes(bytes)).toEqual({ text: WRITTEN, said: [] });
});

test.each([
  [
    "Windows-1252",
    Buffer.from("a: b\rc: caf\xe9\r", "latin1"),
    'f.yaml:2:7 the letter "é" is here',
  ],
  ["its quotes", Buffer.from("a: \x93b\x94\n", "latin1"), 'f.yaml:1:4 the letter "“" is here'],
  ["UTF-16 without a mark", Buffer.from("a: b\n", "utf16le"), "f.yaml:1:2 the file is no text"],
])("a file in %s is told with place and cure", (_, bytes, message) => {
  const { text, said } = readBytes(bytes);
  expect(text).toBeUndefined();
  expect(said).toEqual([expect.stringContaining(message)]);
  expect(said[0]).toContain("save the file as UTF-8");
});

/** What is said of a text. */
function said(text: string, file = "f.yaml") {
  const findings = noFindings();
  parseSource(file, text, findings);
  return {
    issues: findings.issues.map(formatIssue),
    warnings: findings.warnings.map(formatIssue),
  };
}

test.each([
  ["\u00ad", "soft hyphen (U+00AD)"],
  ["\u200b", "zero width space (U+200B)"],
  ["\u200c", "zero width non-joiner (U+200C)"],
  ["\u200d", "zero width joiner (U+200D)"],
  ["\u200e", "left-to-right mark (U+200E)"],
  ["\u202e", "right-to-left override (U+202E)"],
  ["\u2028", "line separator (U+2028)"],
  ["\u2060", "word joiner (U+2060)"],
  ["\ufeff", "byte-order mark (U+FEFF)"],
  ["\ufe0f", "variation selector (U+FE0F)"],
  ["\u3164", "Hangul filler (U+3164)"],
  ["\u{e0041}", "invisible sign (U+E0041)"],
])("%j in a text is named with its place", (sign, name) => {
  for (const [file, before] of [
    ["f.yaml", "a: Our te"],
    ["f.md", "---\na: b\n---\nOur te"],
    ["f.csv", "a\nOur te"],
  ]) {
    const line = before?.split("\n").length;
    const { warnings } = said(`${before}${sign}am\n`, file);
    const column = (before?.split("\n").at(-1) ?? "").length + 1;
    expect(warnings).toEqual([
      `${file}:${line}:${column} ${/^i/.test(name) ? "an" : "a"} ${name} stands here, which nobody sees: type the words around it anew`,
    ]);
  }
});

test("a sign that is often in a file is told once, with its number", () => {
  expect(said("a: o\u00adne\nb: t\u00adw\u00ado\n").warnings).toEqual([
    expect.stringMatching(/^f\.yaml:1:5 a soft hyphen .*, the first of 3 in this file,/),
  ]);
});

test.each([
  ["joiners in Indian scripts", "a: क्‍ष നന്‍മ র‍্য শ্‌\nb: می‌خواهم\n"],
  ["emoji of several", "a: 👨‍👩‍👧 ❤️ 👍🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈 🧑🏽‍💻\n"],
  ["marks of direction beside Arabic", "a: \u200fاردو\u200f, 1\n"],
  ["spaces that do not break", "a: 98765\u00a043210\n"],
])("%s are right", (_, text) => {
  expect(said(text)).toEqual({ issues: [], warnings: [] });
});

test.each([
  ["Word's bullet", "\uf0b7", "got a sign of a font of its own, such as Symbol (U+F0B7)"],
  ["a picture that was not pasted", "\ufffc", "got a place of an object (U+FFFC)"],
  ["a letter that was lost", "\ufffd", "got a sign for a letter that was lost (U+FFFD)"],
  ["a control character", "\u000b", "got a control character (U+000B)"],
])("%s, which readers see as a box, is a mistake", (_, sign, message) => {
  expect(said(`a: Our ${sign} team\n`).issues).toEqual([
    expect.stringContaining(`f.yaml:1:8 expected a letter, ${message}`),
  ]);
});

test.each([
  ["a: Donâ€™t\n", '1:7 "â€™" was "’"'],
  ["a: CafÃ©\n", '1:7 "Ã©" was "é"'],
  ["a: â‚¹500\n", '1:4 "â‚¹" was "₹"'],
])("letters read in a wrong encoding are doubted: %j", (text, message) => {
  expect(said(text).warnings).toEqual([expect.stringContaining(message)]);
});

test.each(["“Our team”", "‘Our team’", "„Our team“", "«Our team»", "”Our team”", '"“Our team”"'])(
  "quotes around a whole text are doubted: %s",
  (written) => {
    expect(said(`a:\n  b: ${written}\n`).warnings).toEqual([
      expect.stringContaining("f.yaml:2:6 a.b: these quotes stand around the whole text"),
    ]);
  },
);

test.each(["“Safe” is a word", "We say “safe”", "“Safe” or “sure”", "'plain'", '"plain"', "“"])(
  "other quotes are right: %s",
  (written) => {
    expect(said(`a: ${written}\n`)).toEqual({ issues: [], warnings: [] });
  },
);

test.each([
  ["𝐎𝐟𝐟𝐞𝐫 𝐨𝐟 𝟐𝟒", "Offer of 24"],
  ["𝒪𝒻𝒻ℯ𝓇", "Of"],
  ["Ⓞⓕⓕⓔⓡ", "Offer"],
  ["🄾🄵🄵🄴🅁", "OFFER"],
  ["🅾🅵🅵🅴🆁", "OFFER"],
  ["🅞🅕🅕", "OFF"],
  ["Ｏｆｆｅｒ ２４", "Offer 24"],
  ["1️⃣0️⃣", "10"],
  ["ᴏꜰꜰᴇʀ", "offer"],
  ["O̶f̶f̶e̶r̶", "Offer"],
  ["ﬁ", "fi"],
])("letters in another dress are doubted, with plain ones: %s", (written, plain) => {
  const [warning, ...others] = said(`a: Our ${written}.\n`).warnings;
  expect(others.length).toBeLessThan(2);
  expect(warning).toMatch(
    /^f\.yaml:1:8 ".* is made of signs that only look like letters or digits/,
  );
  expect(warning).toContain(`: write ${plain}`);
});

test("a word with a letter of another alphabet is doubted at that letter", () => {
  expect(said("a: 24 hоurs, Ω of µ, Москва, Αθήνα\n").warnings).toEqual([
    'f.yaml:1:8 "hоurs" would not be found by a search: its "о" (U+043E) is no Latin letter: type it anew',
  ]);
});

test.each([
  ["Error! Reference source not found.", "is a fault that Word has printed"],
  ["Click or tap here to enter text.", "is the blank of a form"],
  ["[Insert name]", "is the blank of a form"],
  ["#REF!", "is a fault that a spreadsheet has printed"],
  ["[12:30 pm, 14/05/2025] Ravi:", "is when and by whom a chat was written"],
  ["14/05/2025, 12:30 pm - Ravi:", "is when and by whom a chat was written"],
  ["<Media omitted>", "stands in a chat for something else"],
  ["【4†source】", "is a mark of a chat assistant"],
  ["Page 1 of 3", "is the foot of a printed page"],
  ["https://www.google.com/url?q=https://www.sebi.gov.in", "leads through another"],
  ["https://nam02.safelinks.protection.outlook.com/?url=x", "leads through another"],
  ["?fbclid=abc", "is what a network adds to an address"],
  ["https://docs.google.com/document/d/1/edit", "is a document that only its editors can open"],
])("what a program leaves in a text is doubted: %s", (left, message) => {
  expect(said(`a: >-\n  Our ${left} words\n`).warnings).toEqual([
    expect.stringContaining(`f.yaml:2:7 "${left}" ${message}`),
  ]);
});

test.each([
  ["7E3", "7000"],
  ["0x10", "16"],
  ["070", "70"],
])("a number in a form that nobody means is doubted: %s", (written, number) => {
  expect(said(`a: ${written}\n`).warnings).toEqual([
    `f.yaml:1:4 ${written} is read as the number ${number}: write ${number}, or put quotes round it if it is a text`,
  ]);
});

test("a tab inside a text is doubted, and not between the cells of a table", () => {
  expect(said("a:\n  b: One\ttwo\t3\n").warnings).toEqual([
    expect.stringContaining("f.yaml:2:9 a.b: a tab stands here"),
  ]);
  expect(said("a\tb\n1\t2\n", "f.csv").warnings).toEqual([]);
});

const schema = z.strictObject({
  mail: z.email().optional(),
  upi: z
    .string()
    .regex(/^[\w.]+@\w+$/, "expected a UPI ID")
    .optional(),
  range: z
    .string()
    .regex(/^\d+-\d+$/, "expected a range")
    .optional(),
  pick: z.enum(["One", "Two"]).optional(),
  text: z.string().optional(),
  on: z.boolean().optional(),
  count: z.number().optional(),
  name: z.string().max(3, "expected a short name").optional(),
  code: z
    .string()
    .regex(/^[A-Z]{3}0\d{3}$/, "expected a code")
    .optional(),
  day: z.iso.date({ error: "expected a day" }).optional(),
});

function refused(line: string) {
  const findings = noFindings();
  const file = parseSource("f.yaml", `${line}\n`, findings);
  validate(file, schema, file.data);
  return findings.issues.map(formatIssue);
}

test.each([
  [
    "mail: a@firm.example\u200b",
    '1:21 mail: expected an e-mail address, got "a@firm.example‹U+200B›": write a@firm.example; it has a zero width space (U+200B) in it',
  ],
  ["mail: a@\u00adfirm.example", "1:9 mail: expected an e-mail address"],
  [
    "upi: a@bank\u00a0\u200e",
    "it has a no-break space (U+00A0), left-to-right mark (U+200E) in it",
  ],
  ["upi: а@bank", 'got "а@bank": its "а" (U+0430) is no Latin letter'],
  ["range: 4–8", 'got "4–8": write 4-8'],
  ["range: “4-8”", 'got "“4-8”": write 4-8'],
  ["range: ４-８", 'got "４-８": write 4-8'],
  ["range: ४-८", 'got "४-८": write 4-8'],
  ["count: १०००", 'got "१०००": write 1000'],
  ["pick: One,", 'got "One,": write One'],
  ["on: true,", 'got "true,": write true, without quotes'],
  ["pick: ‘One’", 'got "‘One’": write One'],
])("what is refused for a sign is told with it: %s", (line, message) => {
  expect(refused(line)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["mail: <a@firm.example>", "write a@firm.example"],
  ['mail: "Our firm <a@firm.example>"', "write a@firm.example"],
  ["mail: mailto:a@firm.example", "write a@firm.example"],
  ['mail: "[a@firm.example](mailto:a@firm.example)"', "write a@firm.example"],
  ["mail: a@firm.example / b@firm.example", "write one of them alone"],
  ["mail: a(at)firm.example", "write a@firm.example"],
  ["mail: a @firm.example.", "write a@firm.example"],
  ["pick: _One_", "write One"],
  ["pick: <b>One</b>", "write One"],
  ["code: abc 0123", "write ABC0123"],
  ['code: "Code: ABC0123"', "write ABC0123"],
  ["code: ABCO123", 'its "O" is the letter, not the digit 0: write ABC0123'],
  ["code: ABC0l23", 'its "l" is the letter, not the digit 1: write ABC0123'],
  ["code: 1BC0123", 'its "1" is the digit, not the letter I: write IBC0123'],
  ["count: 7000 + 18% GST", "write 7000"],
  ["count: ₹7,000 (excl. GST)", "write 7000"],
  ["count: 7'000₹", "write 7000"],
  ["text: [One two]", "put quotes round the text, which begins with a bracket"],
  ["text: {shop.phone}", "put quotes round the text, and two braces on each side of a fact"],
  ["count: 15lOO", 'its "l" is the letter, not the digit 1: write 15100'],
  ["text: 5.01E+13", "a spreadsheet has shortened this number: type all its digits"],
  ["code: '#REF!'", "a spreadsheet's formula, or the sign for its fault, stands here"],
  ["count: =SUM(A1:A2)", "a spreadsheet's formula, or the sign for its fault, stands here"],
  ["day: 14/05/25", "write 2025-05-14"],
  ["day: 05/14/2025", "write 2025-05-14"],
  ["day: 14-May-25", "write 2025-05-14"],
  ["day: Wednesday, 14th of May, 2025", "write 2025-05-14"],
  ["day: 2025-05-14T00:00:00.000Z", "write 2025-05-14"],
  ["day: 14-05-2025 12:00 AM", "write 2025-05-14"],
  ["day: 2025-05-13T18:30:00.000Z", "write the day alone, without the time"],
  ["day: 45791", "a spreadsheet's number for a day: write 2025-05-14"],
  ["day: 31/02/2025", "there is no such day"],
])("what a program or a slip has made of a value is undone: %s", (line, cure) => {
  expect(refused(line)).toEqual([expect.stringContaining(`: ${cure}`)]);
});

test.each([
  "count: 7000 Cr",
  "count: 7000 (incl. GST)",
  "code: about 20",
  "name: Offer of 2025",
  "day: soon",
  "code: One, two",
])("nothing is guessed of %s", (line) => {
  expect(refused(line)).toEqual([expect.not.stringContaining("write")]);
});

test.each([
  ["text: 1.10", "got 1.10: put quotes round it"],
  ["text: 0012", "got 0012: put quotes round it"],
  ["text: 12345678901234567890", "got 12345678901234567890: put"],
  ["text: +91", "got +91: put quotes round it"],
  ["text: True", "got True: put quotes round it"],
  ["on: !placeholder 007", 'got "007"'],
  ["text: ~", "got ~, which stands for nothing"],
  ["text: Null", "got Null, which stands for nothing"],
  ["text:", "got nothing: write it behind the colon"],
  ['name: Say "hi" \\ now', 'got "Say "hi" \\ now"'],
])("a message quotes what the file has, letter by letter: %s", (line, message) => {
  expect(refused(line)).toEqual([expect.stringContaining(message)]);
});

test.each(["", "# nothing yet\n", "\n\n"])("an empty file is told what to do: %j", (text) => {
  const findings = noFindings();
  const file = parseSource("f.yaml", text, findings);
  validate(file, z.strictObject({ a: z.string() }), file.data);
  expect(findings.issues.map(formatIssue)).toEqual([
    "f.yaml:1:1 expected keys, got nothing: the file is empty: restore what it had, as the build reads it",
  ]);
});

const COLUMNS = ["month", "received"];
const ROWS = [
  { month: "2025-05", received: "0" },
  { month: "2025-06", received: "a, b" },
];

test.each([
  ["commas", 'month,received\n2025-05,0\n2025-06,"a, b"\n'],
  ["semicolons", "month;received\n2025-05;0\n2025-06;a, b\n"],
  ["tabs", "month\treceived\n2025-05\t0\n2025-06\ta, b\n"],
  ["a formula around its texts", 'month,received\n="2025-05",0\n"=""2025-06""","a, b"\n'],
  ["an apostrophe before a number", "month;received\n'2025-05;0\n2025-06;a, b\n"],
  ["empty lines above the columns", ";;\n\nmonth;received\n2025-05;0\n2025-06;a, b\n"],
  ["a named separator", "sep=;\nmonth;received\n2025-05;0\n2025-06;a, b\n"],
  ["a named comma", '"sep=,"\nmonth,received\n2025-05,0\n2025-06,"a, b"\n'],
  ["quotes everywhere", '"month","received"\n"2025-05","0"\n"2025-06","a, b"\n'],
  ["blanks round quotes", 'month, received\n"2025-05" , "0"\n2025-06, "a, b" \n'],
  ["separators at the ends", 'month,received,,\n2025-05,0,,\n2025-06,"a, b",,\n,,,\n'],
])("a table with %s is read", (_, text) => {
  for (const columns of [COLUMNS, undefined]) {
    const findings = noFindings();
    const { data } = parseSource("t.csv", text, findings, columns ? { columns } : {});
    expect(findings.issues.map(formatIssue)).toEqual([]);
    expect(data).toEqual(ROWS);
  }
});

test("a place in a table below a named separator is that of the file", () => {
  const findings = noFindings();
  const file = parseSource("t.csv", "sep=;\nmonth;received\n2025-05;x\n", findings);
  file.fail([0, "received"], "expected a number");
  expect(findings.issues.map(formatIssue)).toEqual(["t.csv:3:9 [0].received: expected a number"]);
});
