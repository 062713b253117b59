import fc from "fast-check";
import { PDFDocument, type PDFFont, StandardFonts } from "pdf-lib";
import {
  createRows,
  isWritable,
  MARGIN,
  PAGE_HEIGHT,
  ROW_STEP,
  ROWS_PER_PAGE,
  wrapText,
} from "@/lib/consent/pdf/layout";
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

  test("takes no character of another script, no emoji and no line break", () => {
    expect(isWritable("José – ₹ 10,000 “Co” …")).toBe(true);
    for (const text of ["Asha 😀", "आशा", "a\nb", "a\u200db"]) expect(isWritable(text)).toBe(false);
  });
});

describe("lines", () => {
  const segmenter = new Intl.Segmenter();
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

/** The places of parts of these heights, in PDF units. */
function placeRows(all: number[]) {
  const nextRow = createRows();
  return all.map(nextRow);
}

const heights = fc.array(fc.double({ min: 0, max: ROWS_PER_PAGE * ROW_STEP, noNaN: true }), {
  maxLength: 30,
});

test.each([
  ["are 55 units apart and start at 70 (docs/requirements.md R8.5)", [10, 10], [70, 125]],
  ["are as many as a part needs", [56, 110, 111, 10], [70, 180, 290, 455]],
  ["go on to the next page", [12 * ROW_STEP, 2 * ROW_STEP, ROW_STEP], [70, 1070, 1180]],
])("rows %s", (_, all, tops) => {
  expect(placeRows(all).map(({ page, y }) => page * 1000 + y)).toEqual(tops);
});

test("a page holds as many rows as end above its number", () => {
  expect(placeRows(Array(14).fill(10)).filter(({ page }) => page === 0)).toHaveLength(13);
});

test("parts start at steps of 55 from 70, in their order, none over the next or cut by its page", () => {
  fc.assert(
    fc.property(heights, (all) => {
      let before = { page: 0, end: 70 };
      for (const [index, { page, y }] of placeRows(all).entries()) {
        expect((y - 70) % 55).toBe(0);
        expect([before.page, before.page + 1]).toContain(page);
        expect(y).toBeGreaterThanOrEqual(page === before.page ? before.end : 70);
        // A part takes one row at least.
        before = { page, end: y + Math.max(ROW_STEP, all[index] ?? 0) };
        expect(before.end).toBeLessThanOrEqual(PAGE_HEIGHT - MARGIN);
      }
    }),
  );
});
