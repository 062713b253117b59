import { type PDFDocument, PDFHexString, type PDFRef, PDFString } from "pdf-lib";
import { addToUnicode } from "./to-unicode";

/** Width of each invisible character, as a part of the font size. */
export const INVISIBLE_GLYPH_WIDTH = 0.5;

export interface InvisibleFont {
  ref: PDFRef;
  /** The codes of a text in it; the text must be one the font was made for. */
  codesOf(text: string): PDFHexString;
}

const hex4 = (number: number) => number.toString(16).padStart(4, "0");

/**
 * A font without shapes, with one code for each character of the texts. Written invisibly over a
 * picture of text, it makes the text searchable and lets it be copied and read aloud, as scanners'
 * software does.
 */
export function addInvisibleFont(document: PDFDocument, texts: readonly string[]): InvisibleFont {
  const { context } = document;
  const characters = [...new Set(texts.join(""))];
  const codes = new Map(characters.map((character, index) => [character, hex4(index + 1)]));
  const utf16 = (character: string) =>
    Array.from({ length: character.length }, (_, at) => hex4(character.charCodeAt(at))).join("");
  const meanings = Array.from(codes, ([character, code]) => [code, utf16(character)] as const);
  const descriptor = context.register(
    context.obj({
      Type: "FontDescriptor",
      FontName: "GlyphLessFont",
      // Fixed pitch and symbolic.
      Flags: 5,
      FontBBox: [0, 0, INVISIBLE_GLYPH_WIDTH * 1000, 1000],
      ItalicAngle: 0,
      Ascent: 1000,
      Descent: -1,
      CapHeight: 1000,
      StemV: 80,
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: "Font",
      Subtype: "CIDFontType2",
      BaseFont: "GlyphLessFont",
      CIDToGIDMap: "Identity",
      CIDSystemInfo: {
        Registry: PDFString.of("Adobe"),
        Ordering: PDFString.of("Identity"),
        Supplement: 0,
      },
      FontDescriptor: descriptor,
      DW: INVISIBLE_GLYPH_WIDTH * 1000,
    }),
  );
  const ref = context.register(
    context.obj({
      Type: "Font",
      Subtype: "Type0",
      BaseFont: "GlyphLessFont",
      Encoding: "Identity-H",
      DescendantFonts: [descendant],
      ToUnicode: addToUnicode(context, ["0000", "FFFF"], meanings),
    }),
  );
  return {
    ref,
    codesOf: (text) => PDFHexString.of(Array.from(text, (one) => codes.get(one) ?? "").join("")),
  };
}
