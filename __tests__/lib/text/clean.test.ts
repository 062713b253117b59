import fc from "fast-check";
import { cleanCode, cleanLine, cleanText, isBlank } from "@/lib/text/clean";
import { anyText } from "../inquiry/any-text";

const UNSAFE_CHARACTERS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

describe("cleaned text", () => {
  test.each([
    ["a line break of any system", "a\r\nb\rc\nd", "a\nb\nc\nd"],
    ["line and paragraph separators", "a\u2028b\u2029c", "a\nb\nc"],
    ["half an emoji", "Asha \ud83d", "Asha \ufffd"],
    ["the second half of an emoji", "\ude00Asha", "\ufffdAsha"],
    ["a whole emoji", "Asha \ud83d\ude00", "Asha \ud83d\ude00"],
    ["an override that turns a name around", "\u202eahsA\u202c", "ahsA"],
    ["isolates and marks of direction", "a\u2066b\u2069\u200ec\u200fd\u061ce", "abcde"],
    ["controls", "A\u0000sh\u001ba\u0085\u007f", "Asha"],
    ["a tab", "a\tb", "a b"],
    ["a byte order mark", "\ufeffAsha", "Asha"],
    ["an accent typed on its own", "Jose\u0301", "José"],
    ["a soft hyphen and other marks that no browser shows", "As\u00adha\u2060\u034f\u3164", "Asha"],
    [
      "what chooses the form of an emoji, and a flag",
      "❤\ufe0f🏴\u{e0067}\u{e007f}",
      "❤\ufe0f🏴\u{e0067}\u{e007f}",
    ],
    ["joiners that Indian scripts are spelt with", "क्\u200dष \u200c", "क्\u200dष \u200c"],
    ["spaces at the ends", "  Asha \n", "Asha"],
  ])("%s", (_, typed, cleaned) => {
    expect(cleanText(typed)).toBe(cleaned);
  });

  test("of any text can be encoded, has no control but a line break, and is not cleaned further", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const cleaned = cleanText(typed);
        expect(() => encodeURIComponent(cleaned)).not.toThrow();
        expect(cleaned.replaceAll("\n", "")).not.toMatch(UNSAFE_CHARACTERS);
        expect(cleanText(cleaned)).toBe(cleaned);
        const line = cleanLine(typed);
        expect(cleanLine(line)).toBe(line);
      }),
    );
  });
});

test.each([
  ["has no line break to add a header with", "Asha\r\nBcc: x@y.example", "Asha Bcc: x@y.example"],
  ["has one space where there were many", "Asha \u00a0  \u2003 Rao", "Asha Rao"],
])("a cleaned line %s", (_, typed, cleaned) => {
  expect(cleanLine(typed)).toBe(cleaned);
});

test.each([
  ["asha\u200d@mail.example\u00ad", "asha@mail.example"],
  ["ａｓｈａ＠mail.example", "asha@mail.example"],
  [" \u200bABCDE\u200c1234F ", "ABCDE1234F"],
])("a code typed as %j is %j", (typed, code) => {
  expect(cleanCode(typed)).toBe(code);
});

test.each([
  ["", true],
  [" \u00a0\n", true],
  ["\u200b\u200b", true],
  ["\u202e", true],
  ["\u200b\ufeff", true],
  ["\u200c\u200d", true],
  ["\u00ad\u3164\u2800\ufe0f", true],
  ["\u0301", true],
  ["अ", false],
  ["🙂", false],
  ["-", false],
])("that %j shows nothing is %p", (typed, isNothing) => {
  expect(isBlank(typed)).toBe(isNothing);
});
