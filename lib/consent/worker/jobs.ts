import { type PrepareResult, prepareImage } from "@/lib/consent/images/prepare-image";
import type { DetailsPdf, DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";

export type Job =
  | { kind: "prepare"; bytes: ArrayBuffer }
  | { kind: "seal"; file: Blob; recipients: readonly string[] }
  | { kind: "pdf"; input: DetailsPdfInput };

export type JobResult = PrepareResult | DetailsPdf | Blob;

/** Empty when the worker starts, and for a job that failed. */
export interface WorkerAnswer {
  result?: JobResult;
}

export const loadPdf = () => import("@/lib/consent/pdf/details-pdf");

/** The same in the worker and, where it does not run, on the page's own thread. */
export async function doJob(job: Job): Promise<JobResult> {
  if (job.kind === "prepare") return prepareImage(job.bytes);
  if (job.kind === "seal") {
    return (await import("@/lib/consent/seal/seal-file")).sealFile(job.file, job.recipients);
  }
  return (await loadPdf()).detailsPdf(job.input);
}
