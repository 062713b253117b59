import type { WorkerAnswer } from "./image-worker";
import { ownWorker } from "./own-worker";

export type WorkerLike = Pick<
  Worker,
  "addEventListener" | "removeEventListener" | "postMessage" | "terminate"
>;

/** @throws where the browser has no module workers or a policy forbids them */
export function startWorker(): WorkerLike {
  // The export bundles the worker and fills in its file; Next's bundler knows the second form.
  return process.env.CONSENT_WORKER
    ? new Worker(ownWorker(process.env.CONSENT_WORKER), { type: "module" })
    : new Worker(new URL("./image-worker.ts", import.meta.url), { type: "module" });
}

/** The worker's answer to one request, or null when it fails, keeps silent or is ended. */
export function answerOf(
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
