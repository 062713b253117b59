import { CodeNotFetched } from "@/lib/consent/code-not-fetched";
import type { DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";
import type { BuiltPdf, Job, JobInput, PrepareResult, WorkerAnswer } from "./jobs";
import {
  CHECKED_SCRIPTS,
  commonScripts,
  createScriptFetcher,
  scriptOfJob,
  WORKER_SCRIPTS,
  type WorkerScript,
} from "./worker-scripts";

/** The only Trusted Types policy that the consent form's CSP allows. */
export const OWN_WORKER_POLICY = "own-worker";

interface TrustedTypePolicy {
  createScriptURL(address: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): TrustedTypePolicy;
}

/** Kept, because a policy name can be used only once per page. */
let policy: TrustedTypePolicy | undefined;
/** Address of the worker that was made last, and the only one that the policy passes. */
let ownAddress = "";

/** URL of the site's own worker, as a TrustedScriptURL if supported, as the CSP requires. */
export function ownWorker(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  ownAddress = address;
  policy ??= trustedTypes.createPolicy(OWN_WORKER_POLICY, { createScriptURL: () => ownAddress });
  // Not a string, but the constructor of Worker takes it as one.
  return policy.createScriptURL(address) as string;
}

/** Timeout for starting the worker. */
const START_MS = 15_000;
/** Enough for 108 megapixels on an old phone. */
const JOB_MS = 60_000;

/**
 * Starts a worker made of these scripts, one after the other.
 * @throws without support for workers, or if the CSP forbids them
 */
function startWorker(scripts: readonly Blob[]): Worker {
  if (process.env.NODE_ENV !== "production" && !CHECKED_SCRIPTS) {
    // In `npm run dev`. Next's bundler recognises this form; the export would refuse it.
    return new Worker(new URL("./consent-worker.ts", import.meta.url), { type: "module" });
  }
  const address = URL.createObjectURL(new Blob([...scripts], { type: "text/javascript" }));
  const worker = new Worker(ownWorker(address));
  const revoke = () => URL.revokeObjectURL(address);
  worker.addEventListener("message", revoke, { once: true });
  return worker;
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
  /** Those of the worker that runs, or is to be started. */
  const scripts = new Set<WorkerScript>(commonScripts(recipients));
  let last: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();
  const { signal } = closing;
  const fetchScript = createScriptFetcher(signal);

  async function open(): Promise<Worker | null> {
    try {
      const names = WORKER_SCRIPTS.filter((name) => scripts.has(name));
      const started = start(await Promise.all(names.map(fetchScript)));
      const firstAnswer = await nextAnswer(started, START_MS, signal);
      if (firstAnswer) return started;
      started.terminate();
    } catch {
      // No support for such workers, or a script that did not arrive as it was built.
    }
    return null;
  }

  /** Lets the next job start a worker that has one more script. */
  async function add(script: WorkerScript): Promise<void> {
    if (scripts.has(script)) return;
    const running = await worker;
    // Without a worker all jobs run on the main thread, which loads its own code.
    if (running === null) return;
    running?.terminate();
    scripts.add(script);
    worker = undefined;
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
    await add(scriptOfJob(job));
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

  function queue<Result>(job: JobInput): Promise<Result> {
    const result = last.then(() => run({ ...job, recipients }));
    last = result.catch(() => undefined);
    return result as Promise<Result>;
  }

  return {
    prepare: (bytes: ArrayBuffer) => queue<PrepareResult>({ bytes }),
    buildPdf: (input: DetailsPdfInput) => queue<BuiltPdf>({ input }),
    /** Starts the worker and fetches what it needs for the PDF, or what the main thread needs. */
    async warm(): Promise<void> {
      const running = await openWorker();
      if (running) {
        await fetchScript("worker-pdf");
        return;
      }
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
