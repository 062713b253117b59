import { type PDFFont, type PDFPage, type RGB, rgb } from "pdf-lib";

/** The ink of the PDF and its tints on white paper. */
export interface PdfColours {
  ink: RGB;
  /** Labels and page numbers. */
  muted: RGB;
  /** Lines between the parts. */
  rule: RGB;
}

/** @param hex the theme's ink: `#14201b` */
export function pdfColours(hex: string): PdfColours {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const tint = (share: number) => {
    const [red = 0, green = 0, blue = 0] = channels.map((value) => 1 - (1 - value) * share);
    return rgb(red, green, blue);
  };
  return { ink: tint(1), muted: tint(0.72), rule: tint(0.15) };
}

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

/** Where and how a line is written, in PDF units from the page's bottom left corner. */
export interface LineStyle {
  x: number;
  baseline: number;
  size: number;
  font: PDFFont;
  color: RGB;
}

/** Writes a line; rupee signs in it are drawn. */
export function writeLine(
  page: PDFPage,
  line: string,
  { x, baseline: y, size, font, color }: LineStyle,
): void {
  let left = x;
  for (const [index, part] of line.split("₹").entries()) {
    if (index > 0) {
      page.drawSvgPath(RUPEE, {
        x: left,
        y,
        scale: size / 1000,
        borderWidth: RUPEE_STROKE,
        borderColor: color,
      });
      left += RUPEE_WIDTH * size;
    }
    if (part === "") continue;
    page.drawText(part, { x: left, y, size, font, color });
    left += measure(part, font, size);
  }
}
