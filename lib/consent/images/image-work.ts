import type { DetailsPdf, DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";
import { type PrepareResult, prepareImage } from "./prepare-image";

export type WorkRequest =
  | { kind: "prepare"; bytes: ArrayBuffer }
  | { kind: "pdf"; input: DetailsPdfInput };

export type WorkResult = PrepareResult | DetailsPdf;

export const loadPdf = () => import("@/lib/consent/pdf/details-pdf");

/** The same in the worker and, where it does not run, on the page's own thread. */
export async function work(request: WorkRequest): Promise<WorkResult> {
  if (request.kind === "prepare") return prepareImage(request.bytes);
  return (await loadPdf()).detailsPdf(request.input);
}
