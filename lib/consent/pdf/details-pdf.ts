import { PDFDocument, StandardFonts } from "pdf-lib";
import { fillIn } from "@/lib/text/format";
import type { FormWords } from "../form-words";
import { LABEL_SIZE, MARGIN, PAGE_HEIGHT, PAGE_WIDTH } from "./layout";
import { createParts, type Part } from "./parts";
import { createTags } from "./tags";
import { measure, pdfColours, writeLine } from "./writing";

export interface DetailsPdfInput
  extends Pick<FormWords["pdf"], "title" | "author" | "headline" | "pageOf" | "ink">,
    Pick<FormWords, "language"> {
  parts: Part[];
  createdAt: Date;
}

/** What viewers show about the document, and screen readers say first. */
function describe(document: PDFDocument, input: DetailsPdfInput): void {
  const { title, author, language, createdAt } = input;
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setLanguage(language);
  document.setProducer(author);
  document.setCreator(author);
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
}

/**
 * docs/requirements.md R8.5: 55-unit steps from y = 70. Tagged for screen readers; runs in workers
 * and in Node.
 * @returns also the photographs that could not be embedded; the document says so in their place
 */
export async function detailsPdf(input: DetailsPdfInput) {
  const document = await PDFDocument.create();
  describe(document, input);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const colours = pdfColours(input.ink);
  const tags = createTags(document);
  // First, as tags are read in the order in which they are added.
  const titleTag = tags.add("H1");
  const headlineTag = tags.add("P");

  const parts = createParts({ document, font, colours, tags });
  for (const part of input.parts) await parts.add(part);

  const pages = document.getPages();
  const small = { size: LABEL_SIZE, font, color: colours.muted };
  for (const [index, page] of pages.entries()) {
    const writeTitle = () =>
      writeLine(page, input.title, {
        x: MARGIN,
        baseline: PAGE_HEIGHT - 42,
        size: 18,
        font: bold,
        color: colours.ink,
      });
    const writeHeadline = () =>
      writeLine(page, input.headline, { ...small, x: MARGIN, baseline: PAGE_HEIGHT - 58 });
    const number = fillIn(input.pageOf, { n: index + 1, total: pages.length });
    const x = PAGE_WIDTH - MARGIN - measure(number, font, LABEL_SIZE);
    // The headline and page number are on each page, but tagged only once, after the title.
    if (index === 0) {
      tags.mark(page, titleTag, writeTitle);
      tags.mark(page, headlineTag, writeHeadline);
    } else {
      tags.artifact(page, writeHeadline);
    }
    tags.artifact(page, () => writeLine(page, number, { ...small, x, baseline: 28 }));
  }
  tags.finish();
  return { bytes: new Uint8Array(await document.save()), skipped: parts.skipped };
}
