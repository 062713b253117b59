import { fillIn, formatTimestamp } from "@/lib/text/format";
import { IMAGE_FIELDS, type PerImage, TEXT_FIELDS } from "../fields";
import type { FormWords } from "../form-words";
import type { SubmittedApplication } from "../submission/submission";
import type { DetailsPdfInput } from "./details-pdf";
import { drawText } from "./draw-text";
import { isWritable, POINT_INDENT, POINT_SIZE, TEXT_SIZE, TEXT_WIDTH } from "./layout";
import type { Paragraph, Part } from "./parts";

export { loadFontsFor } from "./draw-text";

export type PdfRequest = SubmittedApplication & { images: PerImage<{ jpeg: Blob }> };

/** A part made of paragraphs; text that the PDF's fonts lack is drawn as a picture. */
async function part(
  label: string,
  lines: Pick<Paragraph, "text" | "mark">[],
  size = POINT_SIZE,
): Promise<Part> {
  const paragraphs = lines.map(async ({ text, mark }) => {
    const width = TEXT_WIDTH - (mark ? POINT_INDENT : 0);
    const picture = isWritable(text) ? undefined : await drawText(text, size, width);
    return { text, mark, picture };
  });
  return { label, size, paragraphs: await Promise.all(paragraphs) };
}

const field = (label: string, text: string) => part(label, [{ text }], TEXT_SIZE);

const plain = (texts: string[]) => texts.map((text) => ({ text }));

const numbered = (texts: string[]) => texts.map((text, index) => ({ text, mark: `${index + 1}` }));

/** Builds the PDF with `build`, in the worker; text that its fonts lack is drawn on the page. */
export async function applicationPdf<Built>(
  { fields, images, plan, reference, at }: PdfRequest,
  { you, documents, plan: planWords, terms, sebi, accepted, language, pdf }: FormWords,
  build: (input: DetailsPdfInput) => Promise<Built>,
): Promise<Built> {
  const date = formatTimestamp(at, language);
  return build({
    ...pdf,
    language,
    headline: fillIn(pdf.headline, { reference, date }),
    createdAt: at,
    // In parallel: browsers keep blobs in another process, where reads queue behind the uploads.
    parts: await Promise.all([
      ...TEXT_FIELDS.map((name) => field(you[name].label, fields[name])),
      ...IMAGE_FIELDS.map(async (name) => {
        const jpeg = await images[name].jpeg.arrayBuffer();
        const instead = await part(documents[name].label, plain([pdf.notAdded]));
        return { ...instead, photograph: { field: name, jpeg } };
      }),
      field(planWords.label, plan?.name ?? planWords.none),
      ...(plan ? [field(planWords.fee, fillIn(pdf.price, { ...plan }))] : []),
      ...(plan ? [field(planWords.cap, plan.cap)] : []),
      part(terms.accepted, plain(accepted.map(({ label }) => label))),
      // One part per point, to allow a page break between two.
      ...numbered(terms.points).map((point, index) => part(index === 0 ? pdf.terms : "", [point])),
      part("", plain([terms.note])),
      part(terms.sebi, [...plain(sebi.paragraphs), ...numbered(sebi.points)]),
      part(pdf.registration, plain(pdf.parties)),
    ]),
  });
}
