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
  ["emoji of several", "a: 👨‍👩‍👧 ❤️ 1️⃣ 👍🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈 🧑🏽‍💻\n"],
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
