import {
  beginText,
  endText,
  type PDFFont,
  type PDFName,
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
import { inVisualOrder } from "./pdf-text";
import { PAGE_HEIGHT } from "./rows";
import { RUPEE_CODE, RUPEE_WIDTH } from "./rupee-font";
import { TEXT_SIZE } from "./sizes";

export const INK = rgb(0.086, 0.125, 0.11);
export const MUTED = rgb(0.333, 0.376, 0.357);
export const RULE = rgb(0.863, 0.875, 0.863);

export interface Fonts {
  text: PDFFont;
  bold: PDFFont;
  rupee: PDFName;
  invisible: PDFName;
  codesOf: InvisibleFont["codesOf"];
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

/** Writes a line whose rupee signs, if any, come from their own font. */
export function writeLine(
  page: PDFPage,
  fonts: Fonts,
  line: string,
  {
    x,
    baseline,
    size,
    font = fonts.text,
    color = INK,
  }: {
    x: number;
    baseline: number;
    size: number;
    font?: PDFFont;
    color?: typeof INK;
  },
): void {
  let left = x;
  for (const [index, part] of line.split("₹").entries()) {
    if (index > 0) {
      page.pushOperators(
        beginText(),
        setFontAndSize(fonts.rupee, size),
        setTextMatrix(1, 0, 0, 1, left, baseline),
        showText(RUPEE_CODE),
        endText(),
      );
      left += RUPEE_WIDTH * size;
    }
    if (part === "") continue;
    page.drawText(part, { x: left, y: baseline, size, font, color });
    left += measure(part, font, size);
  }
}

/** Lays the text itself over its picture, stretched to its width and seen by nobody. */
export function writeInvisibly(
  page: PDFPage,
  fonts: Fonts,
  text: string,
  box: { x: number; y: number; width: number; height: number },
): void {
  const size = Math.min(box.height, TEXT_SIZE);
  // Viewers turn right-to-left words around again when they read them.
  const seen = inVisualOrder(text);
  const natural = [...text].length * INVISIBLE_GLYPH_WIDTH * size;
  page.pushOperators(
    beginText(),
    setFontAndSize(fonts.invisible, size),
    setTextRenderingMode(TextRenderingMode.Invisible),
    setCharacterSqueeze((box.width / natural) * 100),
    setTextMatrix(1, 0, 0, 1, box.x, box.y + box.height - size),
    showText(fonts.codesOf(seen)),
    setCharacterSqueeze(100),
    setTextRenderingMode(TextRenderingMode.Fill),
    endText(),
  );
}
