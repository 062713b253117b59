import { PDFDocument, StandardFonts } from "pdf-lib";
import { fillIn } from "@/lib/text/format";
import type { FormWords } from "../form-words";
import { LABEL_SIZE, MARGIN, PAGE_HEIGHT, PAGE_WIDTH } from "./layout";
import { createParts, type Part } from "./parts";
import { createTags } from "./tags";
import { MUTED, measure, writeLine } from "./writing";

export interface DetailsPdfInput
  extends Pick<FormWords["pdf"], "title" | "author" | "headline" | "pageOf">,
    Pick<FormWords, "language"> {
  parts: Part[];
  createdAt: Date;
}

/**
 * docs/requirements.md R8.5: 55-unit steps from y = 70. Tagged for screen readers; runs in workers
 * and in Node.
 * @returns also the photographs that could not be embedded; the document says so in their place
 */
export async function detailsPdf(input: DetailsPdfInput) {
  const { title, author, headline, createdAt } = input;
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setLanguage(input.language);
  document.setProducer(author);
  document.setCreator(author);
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const tags = createTags(document);
  const [titleTag, headlineTag] = [tags.add("H1"), tags.add("P")];

  const parts = createParts(document, font, tags);
  for (const part of input.parts) await parts.add(part);

  // The headline and page number are on each page, but tagged only once, after the title.
  const small = { size: LABEL_SIZE, font, color: MUTED };
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    const writeHeadline = () =>
      writeLine(page, headline, { x: MARGIN, baseline: PAGE_HEIGHT - 58, ...small });
    if (index === 0) {
      const place = { x: MARGIN, baseline: PAGE_HEIGHT - 42, size: 18, font: bold };
      tags.mark(page, titleTag, () => writeLine(page, title, place));
      tags.mark(page, headlineTag, writeHeadline);
    } else tags.artifact(page, writeHeadline);
    const number = fillIn(input.pageOf, { n: index + 1, total: pages.length });
    const x = PAGE_WIDTH - MARGIN - measure(number, font, LABEL_SIZE);
    tags.artifact(page, () => writeLine(page, number, { x, baseline: 28, ...small }));
  }
  tags.finish();
  return { bytes: new Uint8Array(await document.save()), skipped: parts.skipped };
}
