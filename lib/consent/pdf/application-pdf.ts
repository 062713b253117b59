import { fillIn, formatTimestamp } from "@/lib/text/format";
import { IMAGE_FIELDS, type ImageField, type PerImage, TEXT_FIELDS } from "../fields";
import type { FormWords } from "../form-words";
import type { PlanOffer } from "../plan-offers";
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

/** A label with its value. */
function field(label: string, text: string): Promise<Part> {
  return part(label, [{ text }], TEXT_SIZE);
}

function plain(texts: readonly string[]) {
  return texts.map((text) => ({ text }));
}

function numbered(texts: readonly string[]) {
  return texts.map((text, index) => ({ text, mark: `${index + 1}` }));
}

/** The photograph of a field, or a sentence if it cannot be embedded. */
async function photographPart(
  name: ImageField,
  photograph: Blob,
  { documents, pdf }: FormWords,
): Promise<Part> {
  // Browsers keep blobs in another process, where reads queue behind the uploads.
  const jpeg = await photograph.arrayBuffer();
  const instead = await part(documents[name].label, plain([pdf.notAdded]));
  return { ...instead, photograph: { field: name, jpeg } };
}

function planParts(plan: PlanOffer | undefined, { plan: words, pdf }: FormWords) {
  if (!plan) return [field(words.label, words.none)];
  return [
    field(words.label, plan.name),
    field(words.fee, fillIn(pdf.price, { ...plan })),
    field(words.cap, plan.cap),
  ];
}

function termsParts({ terms, accepted, sebi, pdf }: FormWords) {
  const points = numbered(terms.points);
  const versions = accepted.map(({ label }) => label);
  return [
    part(terms.accepted, plain(versions)),
    // One part per point, to allow a page break between two.
    ...points.map((point, index) => part(index === 0 ? pdf.terms : "", [point])),
    part("", plain([terms.note])),
    part(terms.sebi, [...plain(sebi.paragraphs), ...numbered(sebi.points)]),
    part(pdf.registration, plain(pdf.parties)),
  ];
}

/** Builds the PDF with `build`, in the worker; text that its fonts lack is drawn on the page. */
export async function applicationPdf<Built>(
  { fields, images, plan, reference, at }: PdfRequest,
  words: FormWords,
  build: (input: DetailsPdfInput) => Promise<Built>,
): Promise<Built> {
  const { language, pdf, you } = words;
  const date = formatTimestamp(at);
  const parts = await Promise.all([
    ...TEXT_FIELDS.map((name) => field(you[name].label, fields[name])),
    ...IMAGE_FIELDS.map((name) => photographPart(name, images[name].jpeg, words)),
    ...planParts(plan, words),
    ...termsParts(words),
  ]);
  return build({
    title: pdf.title,
    author: pdf.author,
    pageOf: pdf.pageOf,
    ink: pdf.ink,
    language,
    headline: fillIn(pdf.headline, { reference, date }),
    createdAt: at,
    parts,
  });
}
