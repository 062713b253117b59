import type { DetailsPdf, DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";
import { type PrepareResult, prepareImage } from "./prepare-image";

/** What the page asks of the worker. */
export type WorkerRequest =
  | { id: number; kind: "prepare"; bytes: ArrayBuffer }
  | { id: number; kind: "pdf"; input: DetailsPdfInput }
  | { id: number; kind: "warm" };

export type WorkerResult = PrepareResult | DetailsPdf | null;

/** The worker says with id 0 that it runs. */
export type WorkerAnswer =
  | { id: number; ok: true; result: WorkerResult }
  | { id: number; ok: false };

async function answer(request: WorkerRequest): Promise<WorkerResult> {
  if (request.kind === "prepare") return prepareImage(request.bytes);
  const { detailsPdf } = await import("@/lib/consent/pdf/details-pdf");
  return request.kind === "pdf" ? detailsPdf(request.input) : null;
}

addEventListener("message", ({ data: request }: MessageEvent<WorkerRequest>) => {
  const reply = (message: WorkerAnswer) => postMessage(message);
  answer(request).then(
    (result) => reply({ id: request.id, ok: true, result }),
    // Never the cause: it may quote what the client typed, and the page tries by itself.
    () => reply({ id: request.id, ok: false }),
  );
});

postMessage({ id: 0, ok: true, result: null } satisfies WorkerAnswer);
