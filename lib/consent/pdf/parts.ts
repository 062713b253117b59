import type { PDFDocument, PDFFont, PDFImage, PDFPage } from "pdf-lib";
import type { ImageField } from "../fields";
import * as layout from "./layout";
import type { TagElement, Tags } from "./tags";
import { MUTED, measure, RULE, writeLine } from "./writing";

const { LABEL_SIZE, MARGIN, PAGE_HEIGHT, PAGE_WIDTH, ROW_STEP } = layout;

/** Multiple of the font size. */
const LINE_HEIGHT = 1.35;

/** Maximum rows of a photograph with its label. */
const IMAGE_ROWS = 6;
const SIGNATURE_ROWS = 4;
/** From the top of a label to its content. */
const LABEL_HEIGHT = 16;
const GAP = 9;
const PARAGRAPH_GAP = 4;

export interface Paragraph {
  text: string;
  /** Replaces text that the PDF's own fonts lack. */
  picture?: layout.DrawnText | undefined;
  /** Printed before the text, such as the number of a point. */
  mark?: string | undefined;
}

/** Content that stays on one page. */
export interface Part {
  /** Empty if it continues the part above; also the alternative text of a photograph. */
  label: string;
  /** Font size. */
  size: number;
  /** For a photograph: shown if it cannot be embedded. */
  paragraphs: Paragraph[];
  photograph?: { field: ImageField; jpeg: ArrayBuffer };
}

/** Lays out labelled parts below each other, adding pages as needed. */
export function createParts(document: PDFDocument, font: PDFFont, tags: Tags) {
  let page: PDFPage | undefined;
  let row = 0;
  const skipped: ImageField[] = [];
  let list: TagElement | undefined;

  /** Reserves space for a part and writes its label. @returns page and top of the content */
  function place(label: string, height: number): { page: PDFPage; y: number } {
    const rows = Math.ceil((LABEL_HEIGHT + height + GAP) / ROW_STEP);
    if (!page || row + rows > layout.ROWS_PER_PAGE) {
      page = document.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
      row = 0;
    }
    const current = page;
    const y = PAGE_HEIGHT - layout.FIRST_ROW_Y - row * ROW_STEP;
    row += rows;
    // A part without a label continues the one above.
    if (label !== "") {
      list = undefined;
      const line = { start: { x: MARGIN, y }, end: { x: PAGE_WIDTH - MARGIN, y } };
      tags.artifact(current, () => current.drawLine({ ...line, thickness: 0.5, color: RULE }));
      const at = { x: MARGIN, baseline: y - 5 - LABEL_SIZE, size: LABEL_SIZE, font, color: MUTED };
      tags.mark(current, tags.add("H2"), () => writeLine(current, label, at));
    }
    return { page: current, y: y - LABEL_HEIGHT - 2 };
  }

  /** Measures a paragraph. @returns its height and a function that draws it from the top down */
  async function typeset({ text, picture, mark }: Paragraph, size: number) {
    const x = MARGIN + (mark ? layout.POINT_INDENT : 0);
    const room = PAGE_WIDTH - MARGIN - x;
    if (!picture) {
      const lines = layout.wrapText(text, room, (line) => measure(`${line} `, font, size));
      const step = size * LINE_HEIGHT;
      const draw = (page: PDFPage, y: number) => {
        for (const [index, line] of lines.entries()) {
          writeLine(page, line, { x, baseline: y - size - index * step, size, font });
        }
      };
      // The drawn rupee sign has no text for screen readers.
      return { mark, spoken: text.includes("₹") && text, height: lines.length * step, draw };
    }
    const image = await document.embedPng(picture.png);
    const { width, height } = image.scale(Math.min(picture.width, room) / image.width);
    const draw = (page: PDFPage, y: number) =>
      page.drawImage(image, { x, y: y - height, width, height });
    return { mark, spoken: text, height, draw };
  }

  async function addText({ label, paragraphs, size }: Part): Promise<void> {
    const set = await Promise.all(paragraphs.map((paragraph) => typeset(paragraph, size)));
    const height = set.reduce((sum, one) => sum + one.height, (set.length - 1) * PARAGRAPH_GAP);
    const { page, y } = place(label, height);
    let top = y;
    for (const { mark, spoken, height, draw } of set) {
      const words = spoken ? { ActualText: spoken } : {};
      const at = { x: MARGIN, baseline: top - size, size, font };
      let element: TagElement;
      if (mark) {
        list ??= tags.add("L");
        const item = tags.add("LI", {}, list);
        tags.mark(page, tags.add("Lbl", {}, item), () => writeLine(page, mark, at));
        element = tags.add("LBody", words, item);
      } else {
        list = undefined;
        element = tags.add("P", words);
      }
      tags.mark(page, element, () => draw(page, at.baseline + size));
      top -= height + PARAGRAPH_GAP;
    }
  }

  function addPhotograph(label: string, field: ImageField, picture: PDFImage): void {
    const rows = field === "signImage" ? SIGNATURE_ROWS : IMAGE_ROWS;
    const room = rows * ROW_STEP - LABEL_HEIGHT - 2 * GAP;
    const size = picture.scaleToFit(layout.TEXT_WIDTH, room);
    // Rounding may make it slightly taller, which would take another row.
    const { page, y } = place(label, Math.min(size.height, room) + GAP);
    const at = { x: MARGIN, y: y - 4 - size.height };
    const figure = tags.add("Figure", { Alt: label });
    tags.mark(page, figure, () => page.drawImage(picture, { ...at, ...size }));
  }

  return {
    /** Photographs that could not be embedded (docs/requirements.md R9.7). */
    skipped,
    async add(part: Part): Promise<void> {
      const { label, photograph } = part;
      const picture = photograph && (await document.embedJpg(photograph.jpeg).catch(() => null));
      if (picture) return addPhotograph(label, photograph.field, picture);
      if (photograph) skipped.push(photograph.field);
      return addText(part);
    },
  };
}
