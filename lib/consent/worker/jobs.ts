import { prepareImage } from "@/lib/consent/images/prepare-image";
import type { DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";

/** Results are sealed to the recipients for upload, if there are any. */
export type Job = { recipients: readonly string[] } & (
  | { bytes: ArrayBuffer }
  | { input: DetailsPdfInput }
);

export type PrepareResult = Awaited<ReturnType<typeof prepare>>;
export type PreparedImage = Exclude<PrepareResult, string>;
export type BuiltPdf = Awaited<ReturnType<typeof buildPdf>>;

/** Without a result when the worker has started, and for a failed job. */
export interface WorkerAnswer {
  result?: PrepareResult | BuiltPdf;
}

export const loadPdf = () => import("@/lib/consent/pdf/details-pdf");

const loadSeal = () => import("@/lib/consent/seal/seal-file");

/** Preloads the sealing code if it is needed. @throws if the network fails */
export async function warmSeal(recipients: readonly string[]): Promise<void> {
  if (recipients.length > 0) await (await loadSeal()).loadSealing(recipients);
}

async function sealed(file: Blob, recipients: readonly string[]): Promise<Blob> {
  return recipients.length > 0 ? (await loadSeal()).sealFile(file, recipients) : file;
}

async function prepare(bytes: ArrayBuffer, recipients: readonly string[]) {
  const jpeg = await prepareImage(bytes);
  return typeof jpeg === "string" ? jpeg : { jpeg, upload: await sealed(jpeg, recipients) };
}

async function buildPdf(input: DetailsPdfInput, recipients: readonly string[]) {
  const { bytes, skipped } = await (await loadPdf()).detailsPdf(input);
  const own = new Blob([bytes], { type: "application/pdf" });
  return { own, upload: await sealed(own, recipients), skipped };
}

/** Runs in the worker, or on the main thread if there is no worker. */
export function doJob({ recipients, ...job }: Job) {
  return "bytes" in job ? prepare(job.bytes, recipients) : buildPdf(job.input, recipients);
}
