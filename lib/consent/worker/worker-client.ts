import { CodeNotFetched } from "@/lib/consent/code-not-fetched";
import type { DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";
import type { BuiltPdf, Job, PrepareResult, WorkerAnswer } from "./jobs";

/** The only Trusted Types policy that the consent form's CSP allows. */
export const OWN_WORKER_POLICY = "own-worker";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): unknown };
}

/** Cached, because a policy name can be used only once per page. */
let trusted: unknown;

/** URL of the site's own worker, as a TrustedScriptURL if supported, as the CSP requires. */
export function ownWorker(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  if (trusted === undefined) {
    const policy = trustedTypes.createPolicy(OWN_WORKER_POLICY, { createScriptURL: () => address });
    trusted = policy.createScriptURL(address);
  }
  // Not a string, but the constructor of Worker takes it as one.
  return trusted as string;
}

/** Timeout for loading and starting the worker. */
const START_MS = 15_000;
/** Enough for 108 megapixels on an old phone. */
const JOB_MS = 60_000;

/** @throws without support for module workers, or if the CSP forbids them */
function startWorker(): Worker {
  // The export bundles the worker and sets its URL; Next's bundler recognises the second form.
  return process.env.CONSENT_WORKER
    ? new Worker(ownWorker(process.env.CONSENT_WORKER), { type: "module" })
    : new Worker(new URL("./consent-worker.ts", import.meta.url), { type: "module" });
}

/** The worker's next message; null on an error, a timeout or an abort. */
function nextAnswer(worker: Worker, ms: number, ended: AbortSignal): Promise<WorkerAnswer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<WorkerAnswer | null>((resolve) => {
    const fail = () => resolve(null);
    timer = setTimeout(fail, ms);
    ended.addEventListener("abort", fail);
    worker.onerror = fail;
    worker.onmessageerror = fail;
    worker.onmessage = ({ data }) => resolve(data);
  }).finally(() => clearTimeout(timer));
}

/**
 * Runs one job at a time: two decoded photographs exceed the memory of small phones. If the worker
 * cannot start, fails or times out, the same code runs on the main thread.
 * @param recipients results are sealed to these, if any
 */
export function createWorkerClient(recipients: readonly string[], start = startWorker) {
  let worker: Promise<Worker | null> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();
  const { signal } = closing;

  async function open(): Promise<Worker | null> {
    try {
      const started = start();
      const firstAnswer = await nextAnswer(started, START_MS, signal);
      if (firstAnswer) return started;
      started.terminate();
    } catch {
      // No support for such workers.
    }
    return null;
  }

  async function loadJobs(): Promise<typeof import("./jobs")> {
    try {
      const jobs = await import("./jobs");
      await jobs.warmSeal(recipients);
      return jobs;
    } catch {
      // Some browsers cache a failed import until the page is closed; a new worker tries again.
      const running = await worker;
      running?.terminate();
      worker = undefined;
      throw new CodeNotFetched();
    }
  }

  /** @throws Error if closed */
  async function openWorker(): Promise<Worker | null> {
    if (!signal.aborted) worker ??= open();
    const running = await worker;
    if (signal.aborted) throw new Error("The worker is closed.");
    return running ?? null;
  }

  /** @throws CodeNotFetched, the job's own error on the main thread, or Error if closed */
  async function run(job: Job) {
    const running = await openWorker();
    if (running) {
      running.postMessage(job);
      const answer = await nextAnswer(running, JOB_MS, signal);
      if (answer?.result) return answer.result;
      if (answer === null) {
        running.terminate();
        worker = Promise.resolve(null);
      }
    }
    // If it was closed meanwhile, this throws, and the main thread does not run the job either.
    await openWorker();
    const jobs = await loadJobs();
    return jobs.doJob(job);
  }

  function queue<Result>(
    job: { bytes: ArrayBuffer } | { input: DetailsPdfInput },
  ): Promise<Result> {
    const result = last.then(() => run({ ...job, recipients }));
    last = result.catch(() => undefined);
    return result as Promise<Result>;
  }

  return {
    prepare: (bytes: ArrayBuffer) => queue<PrepareResult>({ bytes }),
    buildPdf: (input: DetailsPdfInput) => queue<BuiltPdf>({ input }),
    /** Starts the worker, which preloads the PDF code, or preloads it on the main thread. */
    async warm(): Promise<void> {
      const running = await openWorker();
      if (running) return;
      const jobs = await loadJobs();
      await jobs.loadPdf();
    },
    async close(): Promise<void> {
      closing.abort();
      const running = await worker;
      running?.terminate();
    },
  };
}
