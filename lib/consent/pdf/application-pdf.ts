import type { ImageWorkerClient } from "@/lib/consent/images/image-worker-client";
import type { PreparedImages } from "../application";
import { IMAGE_FIELDS, type ImageField, TEXT_FIELDS, type TextValues } from "../fields";
import { formatMoment } from "../format-moment";
import { drawText } from "./draw-text";
import { POINT_INDENT, POINT_SIZE, TEXT_SIZE, TEXT_WIDTH } from "./layout";
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
}

/** Fetches the fonts that a name needs, so that a line that drops later does not matter. */
export async function warmFonts(name: string): Promise<void> {
  if (!isWritable(name)) await loadFontsFor(name);
}

async function pdfText(text: string, size: number, width: number): Promise<PdfText> {
  return isWritable(text) ? text : drawText(text, size, width);
}

/**
 * Builds the client's PDF. Text that a PDF's fonts cannot write is drawn here, where the browser's
 * fonts are; the rest is set in the worker.
 */
export async function applicationPdf(
  { fields, images, reference }: PdfRequest,
  { labels, terms, ...words }: PdfWords,
  imageWorker: ImageWorkerClient,
): Promise<BuiltPdf> {
  const now = new Date();
  const date = formatMoment(now, words.language);
  const width = TEXT_WIDTH - POINT_INDENT;
  const { bytes, skipped } = await imageWorker.buildPdf({
    ...words,
    headline: words.headline.replace("{reference}", reference).replace("{date}", date),
    createdAt: now.toISOString(),
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
    terms: {
      heading: terms.heading,
      points: await Promise.all(terms.points.map((point) => pdfText(point, POINT_SIZE, width))),
      note: await pdfText(terms.note, POINT_SIZE, width),
    },
  });
  return { blob: new Blob([bytes], { type: "application/pdf" }), skipped };
}
