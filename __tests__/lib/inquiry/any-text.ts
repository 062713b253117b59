import fc from "fast-check";

/** Half of a pair, as an emoji cut in two leaves it. */
export const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** What has broken links before, and what only half arrives. */
const NASTY = [
  "&text=hacked",
  "?phone=910000000000",
  "#",
  "'",
  "%0A",
  "%",
  "+",
  "\r\n",
  "\u202e",
  "\ud83d",
  "\ude42",
  "👩‍👩‍👧",
  "क्‍ष",
  "e\u0301",
  "..//@evil.example/",
];

/** Any string a form may hand over: whole characters, bare code units and nasty pieces, in a row. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: "grapheme" }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(...NASTY),
    ),
  )
  .map((pieces) => pieces.join(""));
