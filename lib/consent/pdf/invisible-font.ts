import { type PDFDocument, PDFHexString, type PDFRef, PDFString } from "pdf-lib";

/** Width of each invisible character, as a part of the font size. */
export const INVISIBLE_GLYPH_WIDTH = 0.5;

export interface InvisibleFont {
  ref: PDFRef;
  /** The codes of a text in it; the text must be one the font was made for. */
  codesOf(text: string): PDFHexString;
}

const hex4 = (number: number) => number.toString(16).padStart(4, "0");

const utf16 = (character: string) =>
  Array.from({ length: character.length }, (_, at) => hex4(character.charCodeAt(at))).join("");

/**
 * A font without shapes, with one code for each character of the texts. Written invisibly over a
 * picture of text, it makes the text searchable and lets it be copied and read aloud, as scanners'
 * software does.
 */
export function addInvisibleFont(document: PDFDocument, texts: readonly string[]): InvisibleFont {
  const { context } = document;
  const codes = new Map(
    [...new Set(texts.join(""))].map((character, index) => [character, hex4(index + 1)]),
  );
  const meanings = Array.from(
    codes,
    ([character, code]) => `1 beginbfchar <${code}> <${utf16(character)}> endbfchar`,
  );
  const toUnicode = context.flateStream(`/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${meanings.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`);
  const descriptor = {
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
  };
  const descendant = {
    Type: "Font",
    Subtype: "CIDFontType2",
    BaseFont: "GlyphLessFont",
    CIDToGIDMap: "Identity",
    CIDSystemInfo: {
      Registry: PDFString.of("Adobe"),
      Ordering: PDFString.of("Identity"),
      Supplement: 0,
    },
    FontDescriptor: context.register(context.obj(descriptor)),
    DW: INVISIBLE_GLYPH_WIDTH * 1000,
  };
  const font = {
    Type: "Font",
    Subtype: "Type0",
    BaseFont: "GlyphLessFont",
    Encoding: "Identity-H",
    DescendantFonts: [context.register(context.obj(descendant))],
    ToUnicode: context.register(toUnicode),
  };
  return {
    ref: context.register(context.obj(font)),
    codesOf: (text) => PDFHexString.of(Array.from(text, (one) => codes.get(one) ?? "").join("")),
  };
}
