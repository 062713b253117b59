import fc from "fast-check";
import { PDFDocument, type PDFFont, StandardFonts } from "pdf-lib";
import { inVisualOrder, isWritable, wrapText } from "@/lib/consent/pdf/pdf-text";
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

  test("the library writes every single character that is said to be writable", () => {
    const wrong: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      if (character !== "₹" && isWritable(character) && !libraryCanWrite(character)) {
        wrong.push(code.toString(16));
      }
    }
    expect(wrong).toEqual([]);
  });

  test("no character is drawn as a picture that the library could write, but for what cannot be seen", () => {
    const missed: string[] = [];
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code);
      if (!isWritable(character) && libraryCanWrite(character)) missed.push(code.toString(16));
    }
    // The soft hyphen, which viewers draw or leave out as they like.
    expect(missed.filter((code) => code !== "ad")).toEqual([]);
  });

  test("the library writes any text that is said to be writable", () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.integer({ min: 0x20, max: 0x17f }).map((code) => String.fromCharCode(code)),
        fc.constantFrom("\u20b9", "\u20ac", "\u2019", "\u2013", "\u0301", "\u00a0", "अ"),
      ),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (typed) => {
        fc.pre(isWritable(typed));
        expect(libraryCanWrite(typed.replaceAll("₹", ""))).toBe(true);
      }),
    );
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
    expect(wrapText("one two three", 7, (line) => line.length)).toEqual(["one two", "three"]);
  });

  test("break inside a word only when it alone is too wide, and go on behind it", () => {
    expect(wrapText("a abcdefgh b", 5, (line) => line.length)).toEqual(["a", "abcde", "fgh b"]);
  });

  test("keep a vowel sign with its letter, and a family together", () => {
    expect(wrapText("किकिकि", 3, (line) => line.length)).toEqual(["कि", "कि", "कि"]);
    expect(wrapText("👨‍👩‍👧👨‍👩‍👧", 11, (line) => line.length)).toEqual(["👨‍👩‍👧", "👨‍👩‍👧"]);
  });

  test("of a text that fits are one", () => {
    expect(wrapText("one two", 7, (line) => line.length)).toEqual(["one two"]);
    expect(wrapText("", 7, (line) => line.length)).toEqual([""]);
  });

  test("hold the whole text: nothing is lost but spaces at their ends", () => {
    fc.assert(
      fc.property(texts, widths, (text, width) => {
        const lines = wrapText(text, width, measure);
        let rest = text;
        for (const line of lines) {
          rest = rest.replace(/^ /, "");
          expect(rest.startsWith(line)).toBe(true);
          rest = rest.slice(line.length);
        }
        expect(rest).toBe("");
      }),
    );
  });

  test("are never wider than they may be, unless one character alone is", () => {
    fc.assert(
      fc.property(texts, widths, (text, width) => {
        for (const line of wrapText(text, width, measure)) {
          if (measure(line) > width) expect(graphemes(line)).toHaveLength(1);
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
          if (next !== undefined) expect(measure(`${line} ${next}`)).toBeGreaterThan(width);
        }
      }),
    );
  });
});

describe("the order in which a viewer expects text on the page", () => {
  test.each([
    ["Latin stays as it is", "Asha 123", "Asha 123"],
    ["Arabic letters are turned around", "خان", "ناخ"],
    ["digits are not, whatever their script", "۱۲۳۴ ۵۶۷۸", "۱۲۳۴ ۵۶۷۸"],
    ["one Arabic word in a Latin name is turned around by itself", "Ravi خان", "Ravi ناخ"],
    ["Latin and digits in an Arabic name keep their order", "خان 123 Ali", "123 Ali ناخ"],
    ["words of an Arabic name go from right to left", "آشا راؤ", [..."آشا راؤ"].reverse().join("")],
  ])("%s", (_, typed, seen) => {
    expect(inVisualOrder(typed)).toBe(seen);
  });

  test("holds every character once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        expect([...inVisualOrder(typed)].sort()).toEqual([...typed].sort());
      }),
    );
  });
});
