import fc from "fast-check";

/** Half of a surrogate pair, as from an emoji cut in two. */
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

/** Any string from a form: sequences of characters, single code units and problematic pieces. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(...NASTY),
    ),
  )
  .map((pieces) => pieces.join(""));
