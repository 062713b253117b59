import { fillIn } from "@/lib/text/fill-in";
import type { PreparedImages } from "../application";
import { IMAGE_FIELDS, type ImageField, TEXT_FIELDS, type TextValues } from "../fields";
import { formatMoment } from "../format-moment";
import type { PlanOffer } from "../plan-offers";
import type { DetailsPdf, DetailsPdfInput } from "./details-pdf";
import { drawText } from "./draw-text";
import { POINT_INDENT, POINT_SIZE, TEXT_SIZE, TEXT_WIDTH } from "./layout";
import type { TextPart } from "./parts";
import { isWritable, type PdfText } from "./pdf-text";
import type { PdfWords } from "./pdf-words";
import { loadFontsFor } from "./script-fonts";

export interface BuiltPdf {
  blob: Blob;
  /** Photographs that would not embed. */
  skipped: readonly ImageField[];
}

export interface PdfRequest {
  fields: TextValues;
  images: PreparedImages;
  reference: string;
  plan?: PlanOffer | undefined;
  /** When the application was handed in. */
  at: Date;
}

/** Fetches the fonts that a name needs, so that a line that drops later does not matter. */
export async function warmFonts(name: string): Promise<void> {
  if (!isWritable(name)) await loadFontsFor(name);
}

async function pdfText(text: string, size: number, width: number): Promise<PdfText> {
  return isWritable(text) ? text : drawText(text, size, width);
}

/** A part of paragraphs, some of them numbered. */
async function part(
  label: string,
  paragraphs: string[],
  { size = POINT_SIZE, points = [] as string[], from = 1 } = {},
): Promise<TextPart> {
  const plain = paragraphs.map(async (text) => ({ value: await pdfText(text, size, TEXT_WIDTH) }));
  const numbered = points.map(async (text, index) => ({
    mark: String(from + index),
    value: await pdfText(text, size, TEXT_WIDTH - POINT_INDENT),
  }));
  return { label, size, paragraphs: await Promise.all([...plain, ...numbered]) };
}

/** The plan with what it costs, or that none was chosen. */
function planParts(plan: PlanOffer | undefined, words: PdfWords["plan"]): Promise<TextPart>[] {
  const rows = plan
    ? [
        [words.label, plan.name],
        [words.priceLabel, fillIn(words.price, { ...plan })],
        [words.capLabel, plan.cap],
      ]
    : [[words.label, words.none]];
  return rows.map(([label = "", text = ""]) => part(label, [text], { size: TEXT_SIZE }));
}

/**
 * Builds the client's PDF. Text that a PDF's fonts cannot write is drawn here, where the browser's
 * fonts are; the rest is set by `build`, in the worker.
 */
export async function applicationPdf(
  { fields, images, plan, reference, at }: PdfRequest,
  { labels, terms, sebi, accepted, registration, plan: planWords, ...words }: PdfWords,
  build: (input: DetailsPdfInput) => Promise<DetailsPdf>,
): Promise<BuiltPdf> {
  const date = formatMoment(at, words.language);
  const { bytes, skipped } = await build({
    ...words,
    headline: fillIn(words.headline, { reference, date }),
    createdAt: at.toISOString(),
    fields: await Promise.all(
      TEXT_FIELDS.map(async (field) => ({
        label: labels[field],
        value: await pdfText(fields[field], TEXT_SIZE, TEXT_WIDTH),
      })),
    ),
    // Together: browsers keep blobs outside the page, where each reading waits behind the uploads.
    images: await Promise.all(
      IMAGE_FIELDS.map(async (field) => ({
        field,
        label: labels[field],
        jpeg: await images[field].pdf.arrayBuffer(),
      })),
    ),
    parts: await Promise.all([
      ...planParts(plan, planWords),
      part(
        accepted.heading,
        accepted.texts.map(({ label }) => label),
      ),
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
