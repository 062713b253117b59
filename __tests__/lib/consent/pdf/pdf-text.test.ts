import fc from "fast-check";
import { PDFDocument, type PDFFont, StandardFonts } from "pdf-lib";
import { isWritable, wrapText } from "@/lib/consent/pdf/pdf-text";
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

  test.each(["Asha Rao", "José Müller", "₹ 10,000 plus GST", "O’Neil – “Co” …", "€ 5 ™", ""])(
    '"%s" can be written',
    (text) => expect(isWritable(text)).toBe(true),
  );

  test.each([
    ["Devanagari", "आशा"],
    ["Tamil", "ஆஷா"],
    ["an emoji", "Asha 😀"],
    ["a macron", "Āsha"],
    ["an accent on its own", "Jose\u0301"],
    ["a joiner", "a\u200db"],
    ["a line break", "a\nb"],
    ["a tab", "a\tb"],
    ["the true minus", "−5"],
    ["a soft hyphen", "a\u00adb"],
  ])("%s cannot", (_, text) => expect(isWritable(text)).toBe(false));
});

describe("lines", () => {
  const segmenter = new Intl.Segmenter();
  const graphemes = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
  /** Letters of different widths, as in any font. */
  const measure = (line: string) =>
    [...line].reduce((sum, character) => sum + 3 + ((character.codePointAt(0) ?? 0) % 5), 0);

  const texts = fc
    .oneof(
      fc.lorem({ maxCount: 30 }),
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc
        .array(fc.stringMatching(/^[A-Za-zआ-ह]{1,40}$/u), { maxLength: 8 })
        .map((all) => all.join(" ")),
    )
    .map(cleanLine);
  const widths = fc.integer({ min: 1, max: 200 });

  test("break between words", () => {
    expect(wrapText("one two three", 7, (line) => line.length)).toEqual(["one two ", "three"]);
  });

  test("break inside a word only when it alone is too wide, and go on behind it", () => {
    expect(wrapText("a abcdefgh b", 5, (line) => line.length)).toEqual(["a ", "abcde", "fgh b"]);
  });

  test("keep a vowel sign with its letter, and a family together", () => {
    expect(wrapText("किकिकि", 3, (line) => line.length)).toEqual(["कि", "कि", "कि"]);
    expect(wrapText("👨‍👩‍👧👨‍👩‍👧", 11, (line) => line.length)).toEqual(["👨‍👩‍👧", "👨‍👩‍👧"]);
  });

  test("of a text that fits are one", () => {
    expect(wrapText("one two", 7, (line) => line.length)).toEqual(["one two"]);
    expect(wrapText("", 7, (line) => line.length)).toEqual([""]);
  });

  test("joined are the whole text", () => {
    fc.assert(
      fc.property(texts, widths, (text, width) => {
        expect(wrapText(text, width, measure).join("")).toBe(text);
      }),
    );
  });

  test("are never wider than they may be, unless one character alone is", () => {
    fc.assert(
      fc.property(texts, widths, (text, width) => {
        for (const line of wrapText(text, width, measure)) {
          if (measure(line.trimEnd()) > width) expect(graphemes(line.trimEnd())).toHaveLength(1);
        }
      }),
    );
  });

  test("are as few as they can be: no word of the next line would have fitted", () => {
    fc.assert(
      fc.property(texts, widths, (text, width) => {
        const lines = wrapText(text, width, measure);
        const words = text.split(" ");
        fc.pre(words.every((word) => measure(word) <= width));
        for (const [index, line] of lines.entries()) {
          const next = lines[index + 1]?.split(" ")[0];
          if (next !== undefined) expect(measure(line + next)).toBeGreaterThan(width);
        }
      }),
    );
  });
});
