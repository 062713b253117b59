import type { PDFDocument, PDFPage } from "pdf-lib";
import type { ImageField } from "../fields";
import {
  createRows,
  LABEL_SIZE,
  MARGIN,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  POINT_INDENT,
  ROW_STEP,
  TEXT_SIZE,
  TEXT_WIDTH,
} from "./layout";
import { type PdfText, wrapText } from "./pdf-text";
import { type Fonts, fromTop, MUTED, measure, RULE, writeInvisibly, writeLine } from "./writing";

/** Height of a line, as a part of the letters' size. */
const LINE_HEIGHT = 1.35;

/** Rows that a photograph may take, with its label. */
const IMAGE_ROWS = 6;
const SIGNATURE_ROWS = 4;
/** Between a label's top and what it labels. */
const LABEL_HEIGHT = 16;
/** Left free under each part, so that rows stay apart. */
const GAP = 9;

/** Puts labelled parts into a document, one under the other, on as many pages as it takes. */
export function createParts(document: PDFDocument, fonts: Fonts) {
  const nextRow = createRows();

  /** Makes room for a part of this height, under its label. @returns its page, and its top as `y` */
  function place(label: string, height: number): { page: PDFPage; y: number } {
    const row = nextRow(LABEL_HEIGHT + height + GAP);
    if (row.page === document.getPageCount()) document.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
    const page = document.getPage(row.page);
    const y = fromTop(row.y);
    // Without a label a part goes on what stands above, at the same distance.
    if (label !== "") {
      const end = { x: PAGE_WIDTH - MARGIN, y };
      page.drawLine({ start: { x: MARGIN, y }, end, thickness: 0.5, color: RULE });
      const baseline = y - 5 - LABEL_SIZE;
      writeLine(page, fonts, label, { x: MARGIN, baseline, size: LABEL_SIZE, color: MUTED });
    }
    return { page, y: y - LABEL_HEIGHT - 2 };
  }

  /** Adds text as lines, or its picture. @param mark stands before it, as a point's number */
  async function addText(label: string, value: PdfText, size = TEXT_SIZE, mark = "") {
    const indent = mark === "" ? 0 : POINT_INDENT;
    const x = MARGIN + indent;
    const room = TEXT_WIDTH - indent;
    const start = (height: number) => {
      const { page, y } = place(label, height);
      writeLine(page, fonts, mark, { x: MARGIN, baseline: y - size, size });
      return { page, y };
    };
    if (typeof value === "string") {
      const lines = wrapText(value, room, (line) => measure(line, fonts.text, size));
      const step = size * LINE_HEIGHT;
      const { page, y } = start(lines.length * step);
      for (const [index, line] of lines.entries()) {
        writeLine(page, fonts, line, { x, baseline: y - size - index * step, size });
      }
      return;
    }
    const picture = await document.embedPng(value.png);
    const { width, height } = picture.scale(Math.min(value.width, room) / picture.width);
    const { page, y } = start(height);
    page.drawImage(picture, { x, y: y - height, width, height });
    const letters = Math.min(height, TEXT_SIZE);
    writeInvisibly(page, fonts, value.text, { x, y: y - letters, size: letters, width });
  }

  /** Adds a photograph. @returns false where it would not embed (docs/requirements.md R9.7) */
  async function addImage(label: string, field: ImageField, jpeg: ArrayBuffer): Promise<boolean> {
    const picture = await document.embedJpg(jpeg).catch(() => null);
    if (picture === null) return false;
    const rows = field === "signImage" ? SIGNATURE_ROWS : IMAGE_ROWS;
    const room = rows * ROW_STEP - LABEL_HEIGHT - 2 * GAP;
    const size = picture.scaleToFit(TEXT_WIDTH, room);
    // Rounding may make it taller by a hair, which would cost a row.
    const { page, y } = place(label, Math.min(size.height, room) + GAP);
    page.drawImage(picture, { x: MARGIN, y: y - 4 - size.height, ...size });
    return true;
  }

  return { addText, addImage };
}
