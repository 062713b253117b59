import {
  beginText,
  endText,
  type PDFFont,
  PDFName,
  type PDFPage,
  rgb,
  setCharacterSqueeze,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from "pdf-lib";
import { INVISIBLE_GLYPH_WIDTH, type InvisibleFont } from "./invisible-font";
import { PAGE_HEIGHT } from "./layout";
import { inVisualOrder } from "./pdf-text";

const INK = rgb(0.086, 0.125, 0.11);
export const MUTED = rgb(0.333, 0.376, 0.357);
export const RULE = rgb(0.863, 0.875, 0.863);

/**
 * The rupee sign, which no built-in font of a PDF has, at a size of 1000: two bars, the bowl of an
 * R and its leg, in strokes as heavy as Helvetica's. As wide as Helvetica's digits.
 */
const RUPEE = `M45-680H510M45-510H510M45-680H160C300-680 375-620 375-510C375-400 300-340 160-340H55
M130-345L400 0`;
const RUPEE_WIDTH = 0.556;
const RUPEE_STROKE = 70;

export interface Fonts {
  text: PDFFont;
  bold: PDFFont;
  invisible: InvisibleFont;
}

/** A distance from the top as the distance from the bottom that PDF counts in. */
export const fromTop = (y: number) => PAGE_HEIGHT - y;

/**
 * Width of a line as viewers show it. One character at a time: of two together the library takes
 * off the kerning, which it does not write.
 */
export function measure(text: string, font: PDFFont, size: number): number {
  return Array.from(text).reduce(
    (sum, character) =>
      sum + (character === "₹" ? RUPEE_WIDTH * size : font.widthOfTextAtSize(character, size)),
    0,
  );
}

interface Line {
  x: number;
  baseline: number;
  size: number;
  font?: PDFFont;
  color?: typeof INK;
}

/** Writes a line; its rupee signs, if any, are drawn. */
export function writeLine(
  page: PDFPage,
  fonts: Fonts,
  line: string,
  { x, baseline: y, size, font = fonts.text, color = INK }: Line,
): void {
  let left = x;
  for (const [index, part] of line.split("₹").entries()) {
    if (index > 0) {
      const scale = size / 1000;
      page.drawSvgPath(RUPEE, { x: left, y, scale, borderWidth: RUPEE_STROKE, borderColor: color });
      writeInvisibly(page, fonts, "₹", { x: left, y, size, width: RUPEE_WIDTH * size });
      left += RUPEE_WIDTH * size;
    }
    if (part === "") continue;
    page.drawText(part, { x: left, y, size, font, color });
    left += measure(part, font, size);
  }
}

/** Lays the text itself over its picture, stretched to its width and seen by nobody. */
export function writeInvisibly(
  page: PDFPage,
  { invisible }: Fonts,
  text: string,
  { x, y, size, width }: { x: number; y: number; size: number; width: number },
): void {
  const name = PDFName.of("Invisible");
  page.node.setFontDictionary(name, invisible.ref);
  const natural = [...text].length * INVISIBLE_GLYPH_WIDTH * size;
  page.pushOperators(
    beginText(),
    setFontAndSize(name, size),
    setTextRenderingMode(TextRenderingMode.Invisible),
    setCharacterSqueeze((width / natural) * 100),
    setTextMatrix(1, 0, 0, 1, x, y),
    // Viewers turn right-to-left words around again when they read them.
    showText(invisible.codesOf(inVisualOrder(text))),
    setCharacterSqueeze(100),
    setTextRenderingMode(TextRenderingMode.Fill),
    endText(),
  );
}
