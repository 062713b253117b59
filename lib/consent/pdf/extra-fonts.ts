import { type PDFDocument, PDFHexString, PDFName, type PDFRef, PDFString } from "pdf-lib";

const TO_UNICODE_HEAD = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def`;

const TO_UNICODE_TAIL = `endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

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
  const meanings = Array.from(codes, ([character, code]) => {
    const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
    return `1 beginbfchar <${code}> <${units.map(hex4).join("")}> endbfchar`;
  });
  const toUnicode = context.register(
    context.flateStream(
      `${TO_UNICODE_HEAD}
1 begincodespacerange <0000> <FFFF> endcodespacerange
${meanings.join("\n")}
${TO_UNICODE_TAIL}`,
    ),
  );
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
      ToUnicode: toUnicode,
    }),
  );
  return {
    ref,
    codesOf: (text) => PDFHexString.of(Array.from(text, (one) => codes.get(one) ?? "").join("")),
  };
}

/** Width of each invisible character, as a part of the font size. */
export const INVISIBLE_GLYPH_WIDTH = 0.5;

/** Width of the rupee sign, as a part of the font size; Helvetica's digits are as wide. */
export const RUPEE_WIDTH = 0.556;

/** The code of the rupee sign in its font. */
export const RUPEE_CODE = PDFHexString.of("01");

/**
 * A font of one glyph, the rupee sign, which no built-in font of a PDF has: two bars, the bowl of
 * an R and its leg, in strokes as heavy as Helvetica's.
 */
export function addRupeeFont(document: PDFDocument): PDFRef {
  const { context } = document;
  const width = RUPEE_WIDTH * 1000;
  const glyph = context.register(
    context.flateStream(
      `${width} 0 d0 70 w 0 J 0 j
45 680 m 510 680 l S
45 510 m 510 510 l S
45 680 m 160 680 l 300 680 375 620 375 510 c 375 400 300 340 160 340 c 55 340 l S
130 345 m 400 0 l S`,
    ),
  );
  const toUnicode = context.register(
    context.flateStream(
      `${TO_UNICODE_HEAD}
1 begincodespacerange <01> <01> endcodespacerange
1 beginbfchar <01> <20B9> endbfchar
${TO_UNICODE_TAIL}`,
    ),
  );
  return context.register(
    context.obj({
      Type: "Font",
      Subtype: "Type3",
      FontBBox: [0, 0, width, 720],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: { rupee: glyph },
      Encoding: { Type: "Encoding", Differences: [1, PDFName.of("rupee")] },
      FirstChar: 1,
      LastChar: 1,
      Widths: [width],
      Resources: {},
      ToUnicode: toUnicode,
    }),
  );
}
