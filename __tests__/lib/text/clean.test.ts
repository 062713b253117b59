import fc from "fast-check";
import { cleanLine, cleanText } from "@/lib/text/clean";
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
