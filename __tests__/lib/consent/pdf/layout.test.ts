import fc from "fast-check";
import { PDFDocument, type PDFFont, StandardFonts } from "pdf-lib";
import { isWritable, wrapText } from "@/lib/consent/pdf/layout";
import { cleanLine } from "@/lib/text/clean";

describe("what a PDF's own fonts can write", () => {
  let helvetica: PDFFont;
  beforeAll(async () => {
    helvetica = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
  });

  const libraryCanWrite = (text: string) => {
    try {
      helvetica.encodeText(text);
      helvetica.widthOfTextAtSize(text, 12);
      return true;
    } catch {
      return false;
    }
  };

  test("is what the library writes, but for the rupee sign and what cannot be seen", () => {
    const differing: string[] = [];
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code);
      if (isWritable(character) !== libraryCanWrite(character)) differing.push(code.toString(16));
    }
    // The soft hyphen, which viewers draw or leave out as they like.
    expect(differing).toEqual(["ad", "20b9"]);
  });
});

/** Characters of one and of several code points. */
const GRAPHEMES = [..."aW.- ", "e\u0301", "कि", "क्ष", "தி", "ب", "漢", "👨‍👩‍👧", "🇮🇳", "1️⃣"];

describe("lines", () => {
  const segmenter = new Intl.Segmenter();
  /** Letters of different widths, as in any font. */
  const measure = (line: string) =>
    [...line].reduce((sum, character) => sum + 3 + ((character.codePointAt(0) ?? 0) % 5), 0);

  const texts = fc
    .oneof(
      fc.lorem({ maxCount: 30 }),
      fc.array(fc.constantFrom(...GRAPHEMES), { maxLength: 80 }).map((all) => all.join("")),
      fc
        .array(fc.stringMatching(/^[A-Za-zआ-ह]{1,40}$/u), { maxLength: 8 })
        .map((all) => all.join(" ")),
    )
    .map(cleanLine);
  const widths = fc.integer({ min: 1, max: 200 });

  test.each([
    ["between words", "one two three", 7, ["one two ", "three"]],
    ["nowhere in a text that fits", "one two", 7, ["one two"]],
    ["nowhere in an empty one", "", 7, [""]],
    ["inside a word only when it alone is too wide", "a abcdefgh b", 5, ["a ", "abcde", "fgh b"]],
    ["not between a letter and its vowel sign", "किकिकि", 3, ["कि", "कि", "कि"]],
    ["not within a family", "👨‍👩‍👧👨‍👩‍👧", 11, ["👨‍👩‍👧", "👨‍👩‍👧"]],
  ])("break %s", (_, text, width, lines) => {
    expect(wrapText(text, width, (line) => line.length)).toEqual(lines);
  });

  test("joined are the whole text, and none is too wide unless one character alone is", () => {
    fc.assert(
      fc.property(texts, widths, (text, width) => {
        const lines = wrapText(text, width, measure);
        expect(lines.join("")).toBe(text);
        for (const line of lines.map((it) => it.trimEnd())) {
          if (measure(line) > width) expect([...segmenter.segment(line)]).toHaveLength(1);
        }
      }),
    );
  });
});
