import { PDFDocument, StandardFonts } from "pdf-lib";
import type { ImageField } from "../fields";
import { addInvisibleFont } from "./invisible-font";
import { LABEL_SIZE, MARGIN, PAGE_WIDTH, POINT_SIZE } from "./layout";
import { createParts } from "./parts";
import type { PdfText } from "./pdf-text";
import type { PdfWords } from "./pdf-words";
import { type Fonts, fromTop, MUTED, measure, writeLine } from "./writing";

/** Everything the document says, ready to be set; no text comes from anywhere else. */
export interface DetailsPdfInput extends Omit<PdfWords, "labels" | "terms"> {
  fields: { label: string; value: PdfText }[];
  images: { field: ImageField; label: string; jpeg: ArrayBuffer }[];
  terms: { heading: string; points: PdfText[]; note: PdfText };
  /** When it was made; ISO 8601. */
  createdAt: string;
}

export interface DetailsPdf {
  bytes: Uint8Array<ArrayBuffer>;
  /** Photographs that would not embed; the document says so in their place. */
  skipped: ImageField[];
}

/** Writes on each page what it belongs to and its number, and on the first the title. */
function addHeadlines(document: PDFDocument, fonts: Fonts, input: DetailsPdfInput): void {
  const pages = document.getPages();
  const small = { size: LABEL_SIZE, color: MUTED };
  for (const [index, page] of pages.entries()) {
    if (index === 0) {
      const title = { x: MARGIN, baseline: fromTop(42), size: 18, font: fonts.bold };
      writeLine(page, fonts, input.title, title);
    }
    writeLine(page, fonts, input.headline, { x: MARGIN, baseline: fromTop(58), ...small });
    const number = input.pageOf
      .replace("{n}", String(index + 1))
      .replace("{total}", String(pages.length));
    const x = PAGE_WIDTH - MARGIN - measure(number, fonts.text, LABEL_SIZE);
    writeLine(page, fonts, number, { x, baseline: 28, ...small });
  }
}

/**
 * Builds `details.pdf`: the text fields, the four photographs and the terms accepted, laid out
 * vertically at 55-unit steps from y = 70 (docs/requirements.md R8.5), on as many pages as it takes.
 * Under 8 MB by the size of the photographs' copies. Runs in a worker and in Node alike.
 */
export async function detailsPdf(input: DetailsPdfInput): Promise<DetailsPdf> {
  const document = await PDFDocument.create();
  const createdAt = new Date(input.createdAt);
  document.setTitle(input.title, { showInWindowTitleBar: true });
  document.setAuthor(input.author);
  document.setLanguage(input.language);
  document.setProducer(input.author);
  document.setCreator(input.author);
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
  const { heading, points, note } = input.terms;
  const values = [...input.fields.map(({ value }) => value), ...points, note];
  const drawn = values.map((value) => (typeof value === "string" ? "" : value.text));
  const fonts: Fonts = {
    text: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    invisible: addInvisibleFont(document, ["₹", ...drawn]),
  };
  const { addText, addImage } = createParts(document, fonts);
  const skipped: ImageField[] = [];
  for (const { label, value } of input.fields) await addText(label, value);
  for (const { label, field, jpeg } of input.images) {
    if (await addImage(label, field, jpeg)) continue;
    skipped.push(field);
    await addText(label, input.notAdded, POINT_SIZE);
  }
  for (const [index, point] of points.entries()) {
    await addText(index === 0 ? heading : "", point, POINT_SIZE, `${index + 1}`);
  }
  await addText("", note, POINT_SIZE);
  addHeadlines(document, fonts, input);
  return { bytes: new Uint8Array(await document.save()), skipped };
}
