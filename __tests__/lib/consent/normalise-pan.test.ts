import fc from "fast-check";
import { normalisePan } from "@/lib/consent/normalise-pan";
import { normalisePhone } from "@/lib/text/phone";

describe("a PAN", () => {
  test.each([
    ["in small letters", "abcde1234f"],
    ["with spaces", " ABCDE 1234 F "],
    ["with hyphens", "ABCDE-1234-F"],
    ["with a mark of direction, as chats paste it", "\u200eABCDE1234F"],
  ])("typed %s is the one on the card", (_, typed) => {
    expect(normalisePan(typed)).toBe("ABCDE1234F");
  });

  test("stays as it is when tidied again", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(normalisePan(normalisePan(typed))).toBe(normalisePan(typed));
      }),
    );
  });
});

describe("a phone number", () => {
  const prefixes = ["", "+91 ", "+91-", "91", "0091 ", "091", "0"];

  test.each(prefixes)('with "%s" in front comes down to its ten digits', (prefix) => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (national) => {
        const typed = `${prefix}${national.slice(0, 5)} ${national.slice(5)}`;
        expect(normalisePhone(typed)).toBe(national);
      }),
    );
  });

  test.each([
    ["that starts with 91 itself", "9100000000", "9100000000"],
    ["of another country", "+44 20 7946 0000", "442079460000"],
    ["too short", "00000 0000", "000000000"],
    ["without a digit", "call me", "call me"],
  ])("%s is left to be checked", (_, typed, tidied) => {
    expect(normalisePhone(typed)).toBe(tidied);
  });

  test.each([
    ["Devanagari", "९००००००००१"],
    ["Tamil", "௯௦௦௦௦௦௦௦௦௧"],
    ["Arabic for Urdu", "۹۰۰۰۰۰۰۰۰۱"],
    ["full width", "９００００００００１"],
  ])("is read in %s digits", (_, typed) => {
    expect(normalisePhone(typed)).toBe("9000000001");
  });

  test("is digits and nothing else, whatever was typed with a digit in it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        expect(normalisePhone(typed)).toMatch(/\p{Nd}/u.test(typed) ? /^\d+$/ : /^\P{Nd}*$/u);
      }),
    );
  });
});
