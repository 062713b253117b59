import { type PDFDocument, PDFHexString, PDFName, type PDFRef } from "pdf-lib";
import { addToUnicode } from "./to-unicode";

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
      ToUnicode: addToUnicode(context, ["01", "01"], [["01", "20B9"]]),
    }),
  );
}
