import type { DetailsPdf, DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";
import type { WorkerRequest, WorkerResult } from "./image-worker";
import type { PrepareResult } from "./prepare-image";
import { answerOf, startWorker, type WorkerLike } from "./worker-answer";

/** Heavy work on photographs and the PDF, off the main thread where the browser can. */
export interface ImageWorkerClient {
  prepare(bytes: ArrayBuffer): Promise<PrepareResult>;
  buildPdf(input: DetailsPdfInput): Promise<DetailsPdf>;
  /** Fetches what `buildPdf` needs, so that a line that drops later does not matter. */
  warm(): Promise<void>;
  /** Ends the worker; what is not done by then fails. */
  close(): Promise<void>;
}

/** The worker's script has this long to arrive and say so. */
const START_MS = 15_000;
/** A photograph of 108 megapixels takes an old phone less. */
const JOB_MS = 60_000;

const loadPdf = () => import("@/lib/consent/pdf/details-pdf");

async function onThisThread(request: WorkerRequest): Promise<WorkerResult> {
  if (request.kind === "prepare") {
    return (await import("./prepare-image")).prepareImage(request.bytes);
  }
  const { detailsPdf } = await loadPdf();
  return request.kind === "pdf" ? detailsPdf(request.input) : null;
}

/**
 * The worker starts with the first request. Jobs are done one after the other: two photographs
 * decoded at once are more than a small phone can hold. Where the worker cannot start, fails or
 * keeps silent, the same code runs on the page's own thread.
 */
export function createImageWorkerClient(start: () => WorkerLike = startWorker): ImageWorkerClient {
  let worker: Promise<WorkerLike | null> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  const closing = new AbortController();

  async function open(): Promise<WorkerLike | null> {
    let started: WorkerLike;
    try {
      started = start();
    } catch {
      return null;
    }
    if (await answerOf(started, 0, START_MS, closing.signal)) return started;
    started.terminate();
    return null;
  }

  /** @throws Error once it is closed */
  async function openWorker(): Promise<WorkerLike | null> {
    if (!closing.signal.aborted) worker ??= open();
    const running = await worker;
    if (closing.signal.aborted) throw new Error("The image worker is closed.");
    return running ?? null;
  }

  async function run(request: WorkerRequest): Promise<WorkerResult> {
    const running = await openWorker();
    if (running !== null) {
      const answer = answerOf(running, request.id, JOB_MS, closing.signal);
      running.postMessage(request);
      const settled = await answer;
      if (settled?.ok) return settled.result;
      if (settled === null) {
        running.terminate();
        worker = Promise.resolve(null);
      }
    }
    // Once closed, the page's own thread does not take it over either.
    await openWorker();
    return onThisThread(request);
  }

  function queue(request: WorkerRequest): Promise<WorkerResult> {
    const job = last.then(() => run(request));
    last = job.catch(() => undefined);
    return job;
  }

  const nextId = () => {
    lastId += 1;
    return lastId;
  };

  return {
    prepare: (bytes) => queue({ id: nextId(), kind: "prepare", bytes }) as Promise<PrepareResult>,
    buildPdf: (input) => queue({ id: nextId(), kind: "pdf", input }) as Promise<DetailsPdf>,
    async warm() {
      // Beside the queue: a slow line must not hold up a photograph.
      const running = await openWorker();
      if (running) running.postMessage({ id: nextId(), kind: "warm" });
      else await loadPdf();
    },
    async close() {
      closing.abort();
      (await worker)?.terminate();
    },
  };
}
