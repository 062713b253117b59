import type { PDFDocument, PDFPage } from "pdf-lib";
import type { ImageField } from "../fields";
import { type PdfText, wrapText } from "./pdf-text";
import { MARGIN, PAGE_WIDTH, ROW_STEP, TEXT_WIDTH } from "./rows";
import { LABEL_SIZE, POINT_SIZE } from "./sizes";
import { type Fonts, fromTop, MUTED, measure, RULE, writeInvisibly, writeLine } from "./writing";

export interface PdfImage {
  field: ImageField;
  label: string;
  jpeg: ArrayBuffer;
}

/** Height of a line, as a part of the letters' size. */
const LINE_HEIGHT = 1.35;

/** Rows that a photograph may take, with its label. */
const IMAGE_ROWS = 6;
const SIGNATURE_ROWS = 4;
/** Between a label's top and what it labels. */
const LABEL_HEIGHT = 16;
/** Left free under each part, so that rows stay apart. */
export const GAP = 9;

/** A part of the document: how tall it is, and how it is drawn from a place on a page. */
export interface Part {
  height: number;
  draw(page: PDFPage, top: number): void;
}

/** Text as lines, or its picture; the top of the part is the top of its first line. */
export async function textPart(
  document: PDFDocument,
  fonts: Fonts,
  value: PdfText,
  size: number,
  indent = 0,
): Promise<Part> {
  const x = MARGIN + indent;
  if (typeof value === "string") {
    const lines = wrapText(value, TEXT_WIDTH - indent, (line) => measure(line, fonts.text, size));
    return {
      height: lines.length * size * LINE_HEIGHT,
      draw(page, top) {
        for (const [index, line] of lines.entries()) {
          const baseline = fromTop(top + size + index * size * LINE_HEIGHT);
          writeLine(page, fonts, line, { x, baseline, size });
        }
      },
    };
  }
  const picture = await document.embedPng(value.png);
  const scale = Math.min(1, (TEXT_WIDTH - indent) / value.width);
  const width = value.width * scale;
  const height = value.height * scale;
  return {
    height,
    draw(page, top) {
      const box = { x, y: fromTop(top + height), width, height };
      page.drawImage(picture, box);
      writeInvisibly(page, fonts, value.text, box);
    },
  };
}

export function withLabel(fonts: Fonts, label: string, part: Part): Part {
  return {
    height: LABEL_HEIGHT + part.height + GAP,
    draw(page, top) {
      part.draw(page, top + LABEL_HEIGHT + 2);
      // Without a label it goes on what stands above, at the same distance.
      if (label === "") return;
      page.drawLine({
        start: { x: MARGIN, y: fromTop(top) },
        end: { x: PAGE_WIDTH - MARGIN, y: fromTop(top) },
        thickness: 0.5,
        color: RULE,
      });
      writeLine(page, fonts, label, {
        x: MARGIN,
        baseline: fromTop(top + 5 + LABEL_SIZE),
        size: LABEL_SIZE,
        color: MUTED,
      });
    },
  };
}

export async function imagePart(
  document: PDFDocument,
  fonts: Fonts,
  image: PdfImage,
  notAdded: string,
  skipped: ImageField[],
): Promise<Part> {
  try {
    const picture = await document.embedJpg(image.jpeg);
    const rows = image.field === "signImage" ? SIGNATURE_ROWS : IMAGE_ROWS;
    const room = rows * ROW_STEP - LABEL_HEIGHT - 2 * GAP;
    const size = picture.scaleToFit(TEXT_WIDTH, room);
    return {
      // Rounding may make it taller by a hair, which would cost a row.
      height: Math.min(size.height, room) + GAP,
      draw(page, top) {
        page.drawImage(picture, { x: MARGIN, y: fromTop(top + 4 + size.height), ...size });
      },
    };
  } catch {
    // docs/requirements.md R9.7: an image that fails to embed is logged (by the page) and skipped.
    skipped.push(image.field);
    return textPart(document, fonts, notAdded, POINT_SIZE);
  }
}
