import { type PDFDocument, PDFName, type PDFPage, type PDFRef } from "pdf-lib";
import { MARGIN, PAGE_HEIGHT, PAGE_WIDTH } from "./rows";
import { LABEL_SIZE } from "./sizes";
import { type Fonts, fromTop, MUTED, measure, writeLine } from "./writing";

/** What stands on the sheets beside their content. */
export interface SheetWords {
  title: string;
  /** Stands small on top of each sheet. */
  headline: string;
  /** `Page {n} of {total}` */
  pageOf: string;
}

/** Writes on each sheet what it belongs to and its number, and on the first the title. */
export function addHeadlines(document: PDFDocument, fonts: Fonts, words: SheetWords): void {
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    if (index === 0) {
      writeLine(page, fonts, words.title, {
        x: MARGIN,
        baseline: fromTop(42),
        size: 18,
        font: fonts.bold,
      });
    }
    writeLine(page, fonts, words.headline, {
      x: MARGIN,
      baseline: fromTop(58),
      size: LABEL_SIZE,
      color: MUTED,
    });
    const number = words.pageOf
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

/** A sheet that knows the fonts which the library does not. */
export function addSheet(document: PDFDocument, rupee: PDFRef, invisible: PDFRef): PDFPage {
  const page = document.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
  page.node.setFontDictionary(PDFName.of("Rupee"), rupee);
  page.node.setFontDictionary(PDFName.of("Invisible"), invisible);
  return page;
}
