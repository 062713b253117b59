import type { DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";
import type { BuiltPdf, Job, PrepareResult, WorkerAnswer } from "./jobs";

/** The one Trusted Types policy that the consent form's page may make. */
export const OWN_WORKER_POLICY = "own-worker";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): unknown };
}

/** Kept, as a policy's name can be taken once a page. */
let trusted: unknown;

/**
 * The address of the site's own worker as the page's CSP demands it. The policy gives nothing but
 * that address, so it is of no use to other scripts.
 * @returns what `new Worker` takes: a TrustedScriptURL where browsers know it, else the address
 */
export function ownWorker(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trusted ??= trustedTypes
    ?.createPolicy(OWN_WORKER_POLICY, { createScriptURL: () => address })
    .createScriptURL(address);
  return (trusted ?? address) as string;
}

/** The worker's script has this long to arrive and answer. */
const START_MS = 15_000;
/** A photograph of 108 megapixels takes an old phone less. */
const JOB_MS = 60_000;

/** The code for a job did not arrive: the line is down, or something blocks it. */
export class CodeNotFetched extends Error {}

/** @throws where the browser has no module workers or the CSP forbids them */
function startWorker(): Worker {
  // The export bundles the worker and fills in its file; Next's bundler knows the second form.
  return process.env.CONSENT_WORKER
    ? new Worker(ownWorker(process.env.CONSENT_WORKER), { type: "module" })
    : new Worker(new URL("./consent-worker.ts", import.meta.url), { type: "module" });
}

/** The worker's next answer, or null when it breaks down, keeps silent or is ended. */
function nextAnswer(worker: Worker, ms: number, ended: AbortSignal): Promise<WorkerAnswer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<WorkerAnswer | null>((resolve) => {
    const fail = () => resolve(null);
    timer = setTimeout(fail, ms);
    ended.addEventListener("abort", fail);
    worker.onerror = fail;
    worker.onmessage = ({ data }) => resolve(data);
  }).finally(() => clearTimeout(timer));
}

/**
 * Heavy work on photographs, seals and the PDF, off the main thread where the browser can. The worker
 * starts with the first job. Jobs are done one after the other: two photographs decoded at once are
 * more than a small phone can hold. Where the worker cannot start, fails or keeps silent, the same
 * code runs on the page's own thread.
 * @param recipients to which what is made is sealed, if any
 */
export function createWorkerClient(recipients: readonly string[], start = startWorker) {
  let worker: Promise<Worker | null> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();
  const { signal } = closing;

  async function open(): Promise<Worker | null> {
    try {
      const started = start();
      if (await nextAnswer(started, START_MS, signal)) return started;
      started.terminate();
    } catch {
      // This browser has no such workers.
    }
    return null;
  }

  async function loadJobs(): Promise<typeof import("./jobs")> {
    try {
      const jobs = await import("./jobs");
      await jobs.warmSeal(recipients);
      return jobs;
    } catch {
      // Some browsers keep a failed import for as long as the page: a new worker asks again.
      (await worker)?.terminate();
      worker = undefined;
      throw new CodeNotFetched();
    }
  }

  /** @throws Error once it is closed */
  async function openWorker(): Promise<Worker | null> {
    if (!signal.aborted) worker ??= open();
    const running = await worker;
    if (signal.aborted) throw new Error("The worker is closed.");
    return running ?? null;
  }

  /** @throws CodeNotFetched; what the job throws on the page's own thread; Error once it is closed */
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
    // Once closed, the page's own thread does not take it over either.
    await openWorker();
    return (await loadJobs()).doJob(job);
  }

  function queue<Result>(job: { bytes: ArrayBuffer } | { input: DetailsPdfInput }) {
    const result = last.then(() => run({ ...job, recipients }));
    last = result.catch(() => undefined);
    return result as Promise<Result>;
  }

  return {
    prepare: (bytes: ArrayBuffer) => queue<PrepareResult>({ bytes }),
    buildPdf: (input: DetailsPdfInput) => queue<BuiltPdf>({ input }),
    /** Starts the worker, which fetches what `buildPdf` needs, or fetches that itself. */
    async warm(): Promise<void> {
      if (!(await openWorker())) await (await loadJobs()).loadPdf();
    },
    async close(): Promise<void> {
      closing.abort();
      (await worker)?.terminate();
    },
  };
}
