import {
  beginText,
  endText,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  type PDFRef,
  rgb,
  StandardFonts,
  setCharacterSqueeze,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from "pdf-lib";
import type { ImageField } from "../fields";
import {
  addInvisibleFont,
  addRupeeFont,
  INVISIBLE_GLYPH_WIDTH,
  type InvisibleFont,
  RUPEE_CODE,
  RUPEE_WIDTH,
} from "./extra-fonts";
import { isRightToLeft, type PdfText, wrapText } from "./pdf-text";
import { MARGIN, PAGE_HEIGHT, PAGE_WIDTH, placeRows, ROW_STEP, TEXT_WIDTH } from "./rows";

interface LabelledText {
  label: string;
  value: PdfText;
}

interface PdfImage {
  field: ImageField;
  label: string;
  jpeg: ArrayBuffer;
}

/** Everything the document says, ready to be set; no text comes from anywhere else. */
export interface DetailsPdfInput {
  title: string;
  /** Name of the firm, as the document's author. */
  author: string;
  /** BCP 47, such as `en-IN`. */
  language: string;
  /** Stands small on top of each page. */
  headline: string;
  /** `Page {n} of {total}` */
  pageOf: string;
  fields: LabelledText[];
  images: PdfImage[];
  /** Stands in place of a photograph that would not embed. */
  notAdded: string;
  terms: { heading: string; points: PdfText[] };
  /** When it was made; ISO 8601. */
  createdAt: string;
}

export interface DetailsPdf {
  bytes: Uint8Array<ArrayBuffer>;
  /** Photographs that would not embed; the document says so in their place. */
  skipped: ImageField[];
}

export const LABEL_SIZE = 9;
export const TEXT_SIZE = 12;
export const POINT_SIZE = 10;
export const LINE_HEIGHT = 1.35;

/** Rows that a photograph may take, with its label. */
const IMAGE_ROWS = 6;
const SIGNATURE_ROWS = 4;
/** Between a label's top and what it labels. */
const LABEL_HEIGHT = 16;
/** Left free under each part, so that rows stay apart. */
const GAP = 9;

const INK = rgb(0.086, 0.125, 0.11);
const MUTED = rgb(0.333, 0.376, 0.357);
const RULE = rgb(0.863, 0.875, 0.863);

interface Fonts {
  text: PDFFont;
  bold: PDFFont;
  rupee: PDFName;
  invisible: PDFName;
  codesOf: InvisibleFont["codesOf"];
}

/** A part of the document: how tall it is, and how it is drawn from a place on a page. */
interface Part {
  height: number;
  draw(page: PDFPage, top: number): void;
}

const fromTop = (y: number) => PAGE_HEIGHT - y;

/**
 * Width of a line as viewers show it. One character at a time: of two together the library takes
 * off the kerning, which it does not write.
 */
function measure(text: string, font: PDFFont, size: number): number {
  return Array.from(text).reduce(
    (sum, character) =>
      sum + (character === "₹" ? RUPEE_WIDTH * size : font.widthOfTextAtSize(character, size)),
    0,
  );
}

/** Writes a line whose rupee signs, if any, come from their own font. */
function writeLine(
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
function writeInvisibly(
  page: PDFPage,
  fonts: Fonts,
  text: string,
  box: { x: number; y: number; width: number; height: number },
): void {
  const size = Math.min(box.height, TEXT_SIZE);
  // Viewers take what stands on a page for its left-to-right look, and turn right-to-left scripts.
  const seen = isRightToLeft(text) ? [...text].reverse().join("") : text;
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

/** Text as lines, or its picture; the top of the part is the top of its first line. */
async function textPart(
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

function withLabel(fonts: Fonts, label: string, part: Part): Part {
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

async function imagePart(
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
    // Specification, section 8: an image that fails to embed is logged (by the page) and skipped.
    skipped.push(image.field);
    return textPart(document, fonts, notAdded, POINT_SIZE);
  }
}

function addHeadlines(document: PDFDocument, fonts: Fonts, input: DetailsPdfInput): void {
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    if (index === 0) {
      writeLine(page, fonts, input.title, {
        x: MARGIN,
        baseline: fromTop(42),
        size: 18,
        font: fonts.bold,
      });
    }
    writeLine(page, fonts, input.headline, {
      x: MARGIN,
      baseline: fromTop(58),
      size: LABEL_SIZE,
      color: MUTED,
    });
    const number = input.pageOf
      .replace("{n}", String(index + 1))
      .replace("{total}", String(pages.length));
    writeLine(page, fonts, number, {
      x: PAGE_WIDTH - MARGIN - measure(number, fonts.text, LABEL_SIZE),
      baseline: 28,
      size: LABEL_SIZE,
      color: MUTED,
    });
  }
}

function addPage(document: PDFDocument, rupee: PDFRef, invisible: PDFRef): PDFPage {
  const page = document.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
  page.node.setFontDictionary(PDFName.of("Rupee"), rupee);
  page.node.setFontDictionary(PDFName.of("Invisible"), invisible);
  return page;
}

/**
 * Builds `details.pdf`: the text fields, the four photographs and the terms accepted, laid out
 * vertically at 55-unit steps from y = 70 (specification, section 7), on as many pages as it takes.
 * Under 8 MB by the size of the photographs' copies. Runs in a worker and in Node alike.
 */
export async function detailsPdf(input: DetailsPdfInput): Promise<DetailsPdf> {
  const document = await PDFDocument.create();
  document.setTitle(input.title, { showInWindowTitleBar: true });
  document.setAuthor(input.author);
  document.setLanguage(input.language);
  document.setProducer(input.author);
  document.setCreator(input.author);
  document.setCreationDate(new Date(input.createdAt));
  document.setModificationDate(new Date(input.createdAt));
  const rupee = addRupeeFont(document);
  const values = [...input.fields.map(({ value }) => value), ...input.terms.points];
  const invisible = addInvisibleFont(
    document,
    values.flatMap((value) => (typeof value === "string" ? [] : [value.text])),
  );
  const fonts: Fonts = {
    text: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    rupee: PDFName.of("Rupee"),
    invisible: PDFName.of("Invisible"),
    codesOf: invisible.codesOf,
  };

  const skipped: ImageField[] = [];
  const parts: Part[] = [];
  for (const { label, value } of input.fields) {
    parts.push(withLabel(fonts, label, await textPart(document, fonts, value, TEXT_SIZE)));
  }
  for (const image of input.images) {
    const part = await imagePart(document, fonts, image, input.notAdded, skipped);
    parts.push(withLabel(fonts, image.label, part));
  }
  for (const [index, point] of input.terms.points.entries()) {
    const text = await textPart(document, fonts, point, POINT_SIZE, 18);
    const numbered: Part = {
      height: text.height,
      draw(page, top) {
        const baseline = fromTop(top + POINT_SIZE);
        writeLine(page, fonts, `${index + 1}`, { x: MARGIN, baseline, size: POINT_SIZE });
        text.draw(page, top);
      },
    };
    parts.push(withLabel(fonts, index === 0 ? input.terms.heading : "", numbered));
  }
  const places = placeRows(parts.map(({ height }) => height));
  for (const [index, part] of parts.entries()) {
    const place = places[index];
    if (place === undefined) continue;
    while (document.getPageCount() <= place.page) addPage(document, rupee, invisible.ref);
    part.draw(document.getPage(place.page), place.y);
  }
  addHeadlines(document, fonts, input);
  return { bytes: new Uint8Array(await document.save()), skipped };
}
