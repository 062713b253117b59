import { fetched } from "@/lib/consent/code-not-fetched";
import type { ImageField } from "@/lib/consent/fields";
import type { ImageRefusal } from "@/lib/consent/images/image-header";
import { prepareImage } from "@/lib/consent/images/prepare-image";
import type { DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";

/** A photograph's file, or what the PDF is made of. */
export type JobInput = { bytes: ArrayBuffer } | { input: DetailsPdfInput };

/** Results are sealed to the recipients for upload, if there are any. */
export type Job = { recipients: readonly string[] } & JobInput;

export interface PreparedImage {
  /** For the preview and the PDF. */
  jpeg: Blob;
  /** The same picture, sealed if the firm has recipients. */
  upload: Blob;
}

export type PrepareResult = PreparedImage | ImageRefusal;

export interface BuiltPdf {
  /** For the client, never sealed. */
  clientCopy: Blob;
  /** The same document, sealed if the firm has recipients. */
  upload: Blob;
  /** Photographs that could not be embedded. */
  skipped: readonly ImageField[];
}

/** Without a result when the worker has started, and for a failed job. */
export interface WorkerAnswer {
  result?: PrepareResult | BuiltPdf;
}

/** @throws CodeNotFetched */
export const loadPdf = () => fetched(import("@/lib/consent/pdf/details-pdf"));

const loadSeal = () => fetched(import("@/lib/consent/seal/seal-file"));

/** Preloads the sealing code if it is needed. @throws CodeNotFetched */
export async function warmSeal(recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  const seal = await loadSeal();
  await seal.loadSealing(recipients);
}

/** The file as it is uploaded. */
async function sealed(file: Blob, recipients: readonly string[]): Promise<Blob> {
  if (recipients.length === 0) return file;
  const seal = await loadSeal();
  return seal.sealFile(file, recipients);
}

async function prepare(
  bytes: ArrayBuffer,
  recipients: readonly string[],
): Promise<PreparedImage | ImageRefusal> {
  const jpeg = await prepareImage(bytes);
  if (typeof jpeg === "string") return jpeg;
  return { jpeg, upload: await sealed(jpeg, recipients) };
}

async function buildPdf(input: DetailsPdfInput, recipients: readonly string[]): Promise<BuiltPdf> {
  const pdf = await loadPdf();
  const { bytes, skipped } = await pdf.detailsPdf(input);
  const clientCopy = new Blob([bytes], { type: "application/pdf" });
  return { clientCopy, upload: await sealed(clientCopy, recipients), skipped };
}

/** Runs in the worker, or on the main thread if there is no worker. */
export function doJob({ recipients, ...job }: Job): Promise<PrepareResult | BuiltPdf> {
  if ("bytes" in job) return prepare(job.bytes, recipients);
  return buildPdf(job.input, recipients);
}
