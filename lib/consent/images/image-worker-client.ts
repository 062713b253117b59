import type { DetailsPdf, DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";
import type { WorkerAnswer, WorkerRequest } from "./image-worker";
import { ownWorker } from "./own-worker";
import type { PrepareResult } from "./prepare-image";

/** Heavy work on photographs and the PDF, off the main thread where the browser can. */
export interface ImageWorkerClient {
  prepare(bytes: ArrayBuffer): Promise<PrepareResult>;
  buildPdf(input: DetailsPdfInput): Promise<DetailsPdf>;
  /** Fetches what `buildPdf` needs, so that a line that drops later does not matter. */
  warm(): Promise<void>;
  /** Ends the worker; what is not done by then fails. */
  close(): Promise<void>;
}

type WorkerLike = Pick<
  Worker,
  "addEventListener" | "removeEventListener" | "postMessage" | "terminate"
>;

/** The worker's script has this long to arrive and say so. */
const START_MS = 15_000;
/** A photograph of 108 megapixels takes an old phone less. */
const JOB_MS = 60_000;

/** @throws where the browser has no module workers or a policy forbids them */
function startWorker(): WorkerLike {
  // The export bundles the worker and fills in its file; Next's bundler knows the second form.
  return process.env.CONSENT_WORKER
    ? new Worker(ownWorker(process.env.CONSENT_WORKER), { type: "module" })
    : new Worker(new URL("./image-worker.ts", import.meta.url), { type: "module" });
}

/** The worker's answer to one request, or null when it fails, keeps silent or is ended. */
function answerOf(
  worker: WorkerLike,
  id: number,
  ms: number,
  ended: AbortSignal,
): Promise<WorkerAnswer | null> {
  return new Promise((resolve) => {
    const settle = (answer: WorkerAnswer | null) => {
      clearTimeout(watchdog);
      ended.removeEventListener("abort", fail);
      worker.removeEventListener("message", listen);
      worker.removeEventListener("error", fail);
      resolve(answer);
    };
    const listen = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.id === id) settle(data);
    };
    const fail = () => settle(null);
    const watchdog = setTimeout(fail, ms);
    worker.addEventListener("message", listen);
    worker.addEventListener("error", fail);
    ended.addEventListener("abort", fail);
  });
}

async function onThisThread(request: WorkerRequest): Promise<PrepareResult | DetailsPdf | null> {
  if (request.kind === "prepare") {
    const { prepareImage } = await import("./prepare-image");
    return prepareImage(request.bytes);
  }
  const { detailsPdf } = await import("@/lib/consent/pdf/details-pdf");
  return request.kind === "pdf" ? detailsPdf(request.input) : null;
}

/**
 * Opens the worker's client; the worker starts with the first request. Jobs are done one after the other:
 * two photographs decoded at once are more than a small phone can hold. Where the worker cannot
 * start, fails or keeps silent, the same code runs on the page's own thread.
 */
export function createImageWorkerClient(start: () => WorkerLike = startWorker): ImageWorkerClient {
  let worker: Promise<WorkerLike | null> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  const closing = new AbortController();
  const failOnceClosed = () => {
    if (closing.signal.aborted) throw new Error("The image worker is closed.");
  };

  async function open(): Promise<WorkerLike | null> {
    let started: WorkerLike;
    try {
      started = start();
    } catch {
      return null;
    }
    if ((await answerOf(started, 0, START_MS, closing.signal)) !== null) return started;
    started.terminate();
    return null;
  }

  async function run(request: WorkerRequest): Promise<PrepareResult | DetailsPdf | null> {
    failOnceClosed();
    worker ??= open();
    const running = await worker;
    failOnceClosed();
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
    failOnceClosed();
    return onThisThread(request);
  }

  function queue(request: WorkerRequest): Promise<PrepareResult | DetailsPdf | null> {
    const job = last.then(() => run(request));
    last = job.catch(() => undefined);
    return job;
  }

  function nextId(): number {
    lastId += 1;
    return lastId;
  }

  return {
    prepare: (bytes) => queue({ id: nextId(), kind: "prepare", bytes }) as Promise<PrepareResult>,
    buildPdf: (input) => queue({ id: nextId(), kind: "pdf", input }) as Promise<DetailsPdf>,
    async warm() {
      worker ??= open();
      // Beside the queue: a slow line must not hold up a photograph.
      const running = await worker;
      if (running) running.postMessage({ id: nextId(), kind: "warm" });
      else await import("@/lib/consent/pdf/details-pdf");
    },
    async close() {
      closing.abort();
      const running = await worker;
      running?.terminate();
      worker = undefined;
    },
  };
}
