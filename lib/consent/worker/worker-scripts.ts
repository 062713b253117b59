import type { CheckedScript } from "static-islands";
import { FILE_LIMIT_BYTES } from "@/lib/consent/images/limits";
import { isPostQuantum } from "@/lib/consent/seal/sealing";
import type { JobInput } from "./jobs";

/**
 * The scripts of which the export makes workers, in the order in which a worker reads them: each
 * leaves what it exports under a global name, and the last takes it from there.
 */
export const WORKER_SCRIPTS = [
  "worker-hybrid",
  "worker-seal",
  "worker-compress",
  "worker-pdf",
  "worker-jobs",
] as const;

export type WorkerScript = (typeof WORKER_SCRIPTS)[number];

/** Address and integrity of each. The export sets them; in development a worker is a module. */
export const CHECKED_SCRIPTS: Record<WorkerScript, CheckedScript> | null = process.env
  .CONSENT_WORKER
  ? JSON.parse(process.env.CONSENT_WORKER)
  : null;

/** Timeout for a script: enough for the largest, 180 kB, on the slowest line. */
const FETCH_MS = 60_000;

/** What every job of a client needs. @param recipients to which results are sealed, if any */
export function commonScripts(recipients: readonly string[]): WorkerScript[] {
  if (recipients.length === 0) return ["worker-jobs"];
  if (recipients.some(isPostQuantum)) return ["worker-hybrid", "worker-seal", "worker-jobs"];
  return ["worker-seal", "worker-jobs"];
}

/** What a job needs besides. */
export function scriptOfJob(job: JobInput): WorkerScript {
  if ("input" in job) return "worker-pdf";
  return job.bytes.byteLength > FILE_LIMIT_BYTES ? "worker-compress" : "worker-jobs";
}

/**
 * Fetches scripts for a worker. A browser has no integrity for workers, so that the page checks each
 * script itself, by the hash that its own, checked code has, and starts the very bytes it checked.
 * @throws TypeError if one does not arrive, or differs from the one that was built
 */
export function createScriptFetcher(signal: AbortSignal) {
  const fetched = new Map<WorkerScript, Promise<Blob>>();

  async function fetchChecked({ address, integrity }: CheckedScript): Promise<Blob> {
    const ending = new AbortController();
    const end = () => ending.abort();
    const timer = setTimeout(end, FETCH_MS);
    signal.addEventListener("abort", end);
    try {
      const response = await fetch(address, { integrity, signal: ending.signal });
      return await response.blob();
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    }
  }

  /** @returns the script's bytes, which are fetched once; after a failure they are asked for again */
  return function fetchScript(name: WorkerScript): Promise<Blob> {
    const known = fetched.get(name);
    if (known !== undefined) return known;
    if (!CHECKED_SCRIPTS) return Promise.resolve(new Blob());
    const script = fetchChecked(CHECKED_SCRIPTS[name]);
    fetched.set(name, script);
    script.catch(() => fetched.delete(name));
    return script;
  };
}
