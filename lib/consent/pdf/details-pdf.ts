import { PDFDocument, PDFName, StandardFonts } from "pdf-lib";
import type { ImageField } from "../fields";
import { addInvisibleFont } from "./invisible-font";
import { imagePart, type Part, type PdfImage, textPart, withLabel } from "./parts";
import type { PdfText } from "./pdf-text";
import { MARGIN, placeRows } from "./rows";
import { addRupeeFont } from "./rupee-font";
import { addHeadlines, addSheet, type SheetWords } from "./sheets";
import { POINT_INDENT, POINT_SIZE, TEXT_SIZE } from "./sizes";
import { type Fonts, fromTop, writeLine } from "./writing";

interface LabelledText {
  label: string;
  value: PdfText;
}

/** Everything the document says, ready to be set; no text comes from anywhere else. */
export interface DetailsPdfInput extends SheetWords {
  /** Name of the firm, as the document's author. */
  author: string;
  /** BCP 47, such as `en-IN`. */
  language: string;
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

/**
 * Builds `details.pdf`: the text fields, the four photographs and the terms accepted, laid out
 * vertically at 55-unit steps from y = 70 (docs/requirements.md R8.5), on as many pages as it takes.
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
    const text = await textPart(document, fonts, point, POINT_SIZE, POINT_INDENT);
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
    while (document.getPageCount() <= place.page) addSheet(document, rupee, invisible.ref);
    part.draw(document.getPage(place.page), place.y);
  }
  addHeadlines(document, fonts, input);
  return { bytes: new Uint8Array(await document.save()), skipped };
}
