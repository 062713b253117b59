import { fillIn } from "@/lib/text/fill-in";
import { formatMoment, IMAGE_FIELDS, TEXT_FIELDS } from "../fields";
import type { BuiltPdf, PdfRequest } from "../submission/submission";
import type { DetailsPdf, DetailsPdfInput } from "./details-pdf";
import { drawText } from "./draw-text";
import { POINT_INDENT, POINT_SIZE, TEXT_SIZE, TEXT_WIDTH } from "./layout";
import type { TextPart } from "./parts";
import { isWritable } from "./pdf-text";
import type { PdfWords } from "./pdf-words";
import { loadFontsFor } from "./script-fonts";

/** Fetches the fonts that a name needs, so that a line that drops later does not matter. */
export async function warmFonts(name: string): Promise<void> {
  if (!isWritable(name)) await loadFontsFor(name);
}

/** A part of paragraphs and numbered points. What a PDF's fonts cannot write is drawn. */
async function part(
  label: string,
  paragraphs: string[],
  { size = POINT_SIZE, points = [] as string[], from = 1 } = {},
): Promise<TextPart> {
  const lines = [
    ...paragraphs.map((text) => ({ text })),
    ...points.map((text, index) => ({ text, mark: `${from + index}` })),
  ];
  const typeset = lines.map(async ({ text, ...line }) => {
    const width = TEXT_WIDTH - ("mark" in line ? POINT_INDENT : 0);
    return { ...line, value: isWritable(text) ? text : await drawText(text, size, width) };
  });
  return { label, size, paragraphs: await Promise.all(typeset) };
}

const field = (label: string, text: string) => part(label, [text], { size: TEXT_SIZE });

/** Builds the PDF in the worker; what its fonts cannot write is drawn here, by the browser's. */
export async function applicationPdf(
  { fields, images, plan, reference, at }: PdfRequest,
  { labels, terms, sebi, accepted, registration, plan: planWords, ...words }: PdfWords,
  build: (input: DetailsPdfInput) => Promise<DetailsPdf>,
): Promise<BuiltPdf> {
  const date = formatMoment(at, words.language);
  const versions = accepted.texts.map(({ label }) => label);
  const { bytes, skipped } = await build({
    ...words,
    headline: fillIn(words.headline, { reference, date }),
    createdAt: at.toISOString(),
    fields: await Promise.all(TEXT_FIELDS.map((name) => field(labels[name], fields[name]))),
    // Together: browsers keep blobs outside the page, where each reading waits behind the uploads.
    images: await Promise.all(
      IMAGE_FIELDS.map(async (name) => {
        const jpeg = await images[name].upload.arrayBuffer();
        return { field: name, label: labels[name], jpeg };
      }),
    ),
    parts: await Promise.all([
      field(planWords.label, plan?.name ?? planWords.none),
      ...(plan ? [field(planWords.priceLabel, fillIn(planWords.price, { ...plan }))] : []),
      ...(plan ? [field(planWords.capLabel, plan.cap)] : []),
      part(accepted.heading, versions),
      // Each point by itself, so that a page may end between two.
      ...terms.points.map((point, index) =>
        part(index === 0 ? terms.heading : "", [], { points: [point], from: index + 1 }),
      ),
      part("", [terms.note]),
      part(sebi.heading, sebi.paragraphs, { points: sebi.points }),
      part(registration.heading, registration.paragraphs),
    ]),
  });
  return { blob: new Blob([bytes], { type: "application/pdf" }), skipped };
}
