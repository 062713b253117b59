import fc from "fast-check";
import { normalisePan } from "@/lib/consent/normalise-pan";

test.each([
  ["in small letters", "abcde1234f"],
  ["with spaces", " ABCDE 1234 F "],
  ["with hyphens", "ABCDE-1234-F"],
  ["with a mark of direction, as chats paste it", "\u200eABCDE1234F"],
  ["in full width", "ＡＢＣＤＥ１２３４Ｆ"],
])("a PAN typed %s is the one on the card", (_, typed) => {
  expect(normalisePan(typed)).toBe("ABCDE1234F");
});

test("a PAN that is normalised stays as it is", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(normalisePan(normalisePan(typed))).toBe(normalisePan(typed));
    }),
  );
});
