import type { ImageWorkerClient } from "@/lib/consent/images/image-worker-client";
import type { PreparedImages } from "../application";
import {
  IMAGE_FIELDS,
  type ImageField,
  TEXT_FIELDS,
  type TextField,
  type TextValues,
} from "../fields";
import { formatMoment } from "../format-moment";
import type { DetailsPdfInput } from "./details-pdf";
import { drawText, loadFontsFor } from "./draw-text";
import { isWritable, type PdfText } from "./pdf-text";
import { TEXT_WIDTH } from "./rows";
import { POINT_INDENT, POINT_SIZE, TEXT_SIZE } from "./sizes";

/** The words of the document, from content; `{…}` are filled in. */
export interface PdfWords {
  title: string;
  /** Name of the firm. */
  author: string;
  language: string;
  /** `Reference {reference}, {date}` */
  headline: string;
  pageOf: string;
  notAdded: string;
  labels: Record<TextField | ImageField, string>;
  terms: { heading: string; points: string[] };
}

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
  words: PdfWords,
  imageWorker: ImageWorkerClient,
): Promise<BuiltPdf> {
  const now = new Date();
  const input: DetailsPdfInput = {
    title: words.title,
    author: words.author,
    language: words.language,
    headline: words.headline
      .replace("{reference}", reference)
      .replace("{date}", formatMoment(now, words.language)),
    pageOf: words.pageOf,
    notAdded: words.notAdded,
    createdAt: now.toISOString(),
    fields: [],
    images: [],
    terms: { heading: words.terms.heading, points: [] },
  };
  for (const field of TEXT_FIELDS) {
    const value = await pdfText(fields[field], TEXT_SIZE, TEXT_WIDTH);
    input.fields.push({ label: words.labels[field], value });
  }
  for (const point of words.terms.points) {
    input.terms.points.push(await pdfText(point, POINT_SIZE, TEXT_WIDTH - POINT_INDENT));
  }
  // Together: browsers keep blobs outside the page, where each reading waits behind the uploads.
  input.images = await Promise.all(
    IMAGE_FIELDS.map(async (field) => ({
      field,
      label: words.labels[field],
      jpeg: await images[field].pdf.blob.arrayBuffer(),
    })),
  );
  const { bytes, skipped } = await imageWorker.buildPdf(input);
  return { blob: new Blob([bytes], { type: "application/pdf" }), skipped };
}
