import type { PDFDocument, PDFFont, PDFImage, PDFPage } from "pdf-lib";
import type { ImageField } from "../fields";
import * as layout from "./layout";
import type { TagElement, Tags, TagWords } from "./tags";
import { measure, type PdfColours, writeLine } from "./writing";

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

/** The document in which parts are written, and with what. */
interface Writing {
  document: PDFDocument;
  font: PDFFont;
  colours: PdfColours;
  tags: Tags;
}

/** A paragraph that is ready to be drawn. */
interface Typeset {
  mark: string | undefined;
  /** Its text for screen readers, if that is not what is written. */
  spoken: string | undefined;
  height: number;
  /** @param y the paragraph's top */
  draw(page: PDFPage, y: number): void;
}

/** Wraps a paragraph into lines. @param x its left edge */
function typesetText(
  { text, mark }: Paragraph,
  size: number,
  x: number,
  { font, colours }: Writing,
): Typeset {
  const room = PAGE_WIDTH - MARGIN - x;
  const lines = layout.wrapText(text, room, (line) => measure(`${line} `, font, size));
  const step = size * LINE_HEIGHT;
  return {
    mark,
    // The drawn rupee sign has no text for screen readers.
    spoken: text.includes("₹") ? text : undefined,
    height: lines.length * step,
    draw(page, y) {
      for (const [index, line] of lines.entries()) {
        const baseline = y - size - index * step;
        writeLine(page, line, { x, baseline, size, font, color: colours.ink });
      }
    },
  };
}

/** Fits the picture of a text into the line. @param x its left edge */
async function typesetPicture(
  { text, mark }: Paragraph,
  picture: layout.DrawnText,
  x: number,
  { document }: Writing,
): Promise<Typeset> {
  const room = PAGE_WIDTH - MARGIN - x;
  const image = await document.embedPng(picture.png);
  const { width, height } = image.scale(Math.min(picture.width, room) / image.width);
  return {
    mark,
    spoken: text,
    height,
    draw: (page, y) => page.drawImage(image, { x, y: y - height, width, height }),
  };
}

async function typeset(paragraph: Paragraph, size: number, writing: Writing): Promise<Typeset> {
  const { picture, mark } = paragraph;
  const x = mark ? MARGIN + layout.POINT_INDENT : MARGIN;
  if (picture) return typesetPicture(paragraph, picture, x, writing);
  return typesetText(paragraph, size, x, writing);
}

/** Lays out labelled parts below each other, adding pages as needed. */
export function createParts(writing: Writing) {
  const { document, font, colours, tags } = writing;
  let page: PDFPage | undefined;
  let row = 0;
  const skipped: ImageField[] = [];
  /** The list that the next point continues. */
  let list: TagElement | undefined;

  /** Begins a part: a rule, and its label. @param y top of the part */
  function writeLabel(on: PDFPage, label: string, y: number): void {
    list = undefined;
    tags.artifact(on, () =>
      on.drawLine({
        start: { x: MARGIN, y },
        end: { x: PAGE_WIDTH - MARGIN, y },
        thickness: 0.5,
        color: colours.rule,
      }),
    );
    tags.mark(on, tags.add("H2"), () =>
      writeLine(on, label, {
        x: MARGIN,
        baseline: y - 5 - LABEL_SIZE,
        size: LABEL_SIZE,
        font,
        color: colours.muted,
      }),
    );
  }

  /** Reserves space for a part and writes its label. @returns page and top of the content */
  function place(label: string, height: number): { page: PDFPage; y: number } {
    const rows = Math.ceil((LABEL_HEIGHT + height + GAP) / ROW_STEP);
    if (!page || row + rows > layout.ROWS_PER_PAGE) {
      page = document.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
      row = 0;
    }
    const y = PAGE_HEIGHT - layout.FIRST_ROW_Y - row * ROW_STEP;
    row += rows;
    // A part without a label continues the one above.
    if (label !== "") writeLabel(page, label, y);
    return { page, y: y - LABEL_HEIGHT - 2 };
  }

  /** The element of a point in a list, whose mark it writes. @param top of the point */
  function addPoint(on: PDFPage, mark: string, words: TagWords, top: number, size: number) {
    list ??= tags.add("L");
    const item = tags.add("LI", {}, list);
    tags.mark(on, tags.add("Lbl", {}, item), () =>
      writeLine(on, mark, { x: MARGIN, baseline: top - size, size, font, color: colours.ink }),
    );
    return tags.add("LBody", words, item);
  }

  function addParagraph(words: TagWords): TagElement {
    list = undefined;
    return tags.add("P", words);
  }

  async function addText({ label, paragraphs, size }: Part): Promise<void> {
    const lines = await Promise.all(
      paragraphs.map((paragraph) => typeset(paragraph, size, writing)),
    );
    const gaps = (lines.length - 1) * PARAGRAPH_GAP;
    const height = lines.reduce((sum, line) => sum + line.height, gaps);
    const { page: on, y } = place(label, height);
    let top = y;
    for (const line of lines) {
      const { mark, spoken } = line;
      const words: TagWords = spoken === undefined ? {} : { ActualText: spoken };
      const element = mark ? addPoint(on, mark, words, top, size) : addParagraph(words);
      const start = top;
      tags.mark(on, element, () => line.draw(on, start));
      top -= line.height + PARAGRAPH_GAP;
    }
  }

  function addPhotograph(label: string, field: ImageField, picture: PDFImage): void {
    const rows = field === "signImage" ? SIGNATURE_ROWS : IMAGE_ROWS;
    const room = rows * ROW_STEP - LABEL_HEIGHT - 2 * GAP;
    const { width, height } = picture.scaleToFit(layout.TEXT_WIDTH, room);
    // Rounding may make it slightly taller, which would take another row.
    const { page: on, y } = place(label, Math.min(height, room) + GAP);
    const figure = tags.add("Figure", { Alt: label });
    tags.mark(on, figure, () =>
      on.drawImage(picture, { x: MARGIN, y: y - 4 - height, width, height }),
    );
  }

  return {
    /** Photographs that could not be embedded (docs/requirements.md R9.7). */
    skipped,
    async add(part: Part): Promise<void> {
      const { label, photograph } = part;
      if (!photograph) return addText(part);
      const picture = await document.embedJpg(photograph.jpeg).catch(() => null);
      if (picture) return addPhotograph(label, photograph.field, picture);
      skipped.push(photograph.field);
      return addText(part);
    },
  };
}
