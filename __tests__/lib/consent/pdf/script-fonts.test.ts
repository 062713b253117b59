import { fontsFor, type ScriptFont } from "@/lib/consent/pdf/script-fonts";

const font = (family: string, ...ranges: [number, number][]): ScriptFont => ({
  family,
  url: `/script-fonts/${family}.woff2`,
  ranges,
});

const FONTS = [
  font("latin", [0x20, 0x7e], [0xa0, 0xff]),
  font("devanagari", [0x900, 0x97f], [0x20, 0x20]),
  font("tamil", [0xb82, 0xbfa]),
  font("emoji", [0x1f600, 0x1f64f]),
];

const families = (text: string) => fontsFor(text, FONTS).map(({ family }) => family);

test("a name in one script needs one font", () => {
  expect(families("ஆஷா")).toEqual(["tamil"]);
});

test("a name in several scripts needs each of theirs, in order of need", () => {
  expect(families("ஆஷா Rao 😀")).toEqual(["tamil", "latin", "emoji"]);
});

test("a font that is needed already serves whatever it covers", () => {
  expect(families("आशा राव")).toEqual(["devanagari"]);
});

test("of fonts that cover a character the preferred one is taken", () => {
  expect(families(" ")).toEqual(["latin"]);
});

test("the first and the last character of a run are covered, their neighbours are not", () => {
  expect(families("\u0900")).toEqual(["devanagari"]);
  expect(families("\u097f")).toEqual(["devanagari"]);
  expect(families("\u08ff\u0980")).toEqual([]);
});

test("an accent typed on its own counts with its letter", () => {
  expect(families("e\u0301")).toEqual(["latin"]);
});

test("what no font covers is left to the device", () => {
  expect(families("漢字")).toEqual([]);
});
