import { type PDFFont, type PDFPage, rgb } from "pdf-lib";

const INK = rgb(0.086, 0.125, 0.11);
export const MUTED = rgb(0.333, 0.376, 0.357);
export const RULE = rgb(0.863, 0.875, 0.863);

/** The built-in PDF fonts lack the rupee sign. SVG path at font size 1000, Helvetica's weight. */
const RUPEE = `M45-680H510M45-510H510M45-680H160C300-680 375-620 375-510C375-400 300-340 160-340H55
M130-345L400 0`;
const RUPEE_WIDTH = 0.556;
const RUPEE_STROKE = 70;

/** Measured by character: for whole strings pdf-lib subtracts kerning, which it does not write. */
export function measure(text: string, font: PDFFont, size: number): number {
  const widths = Array.from(text, (character) =>
    character === "₹" ? RUPEE_WIDTH * size : font.widthOfTextAtSize(character, size),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

interface Line {
  x: number;
  baseline: number;
  size: number;
  font: PDFFont;
  color?: typeof INK;
}

/** Writes a line; rupee signs in it are drawn. */
export function writeLine(
  page: PDFPage,
  line: string,
  { x, baseline: y, size, font, color = INK }: Line,
): void {
  let left = x;
  for (const [index, part] of line.split("₹").entries()) {
    if (index > 0) {
      const stroke = { borderWidth: RUPEE_STROKE, borderColor: color };
      page.drawSvgPath(RUPEE, { x: left, y, scale: size / 1000, ...stroke });
      left += RUPEE_WIDTH * size;
    }
    if (part === "") continue;
    page.drawText(part, { x: left, y, size, font, color });
    left += measure(part, font, size);
  }
}
