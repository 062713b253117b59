import { type WorkRequest, type WorkResult, work } from "./image-work";

export type WorkerAnswer = { ok: true; result: WorkResult } | { ok: false };

const reply = (answer: WorkerAnswer) => postMessage(answer);

addEventListener("message", async ({ data: request }: MessageEvent<WorkRequest>) => {
  const answer = await work(request).then(
    (result): WorkerAnswer => ({ ok: true, result }),
    // Never the cause: it may quote what the client typed, and the page tries by itself.
    (): WorkerAnswer => ({ ok: false }),
  );
  // Warming up runs beside the one job at a time, whose answer the page waits for.
  if (request.kind !== "warm") reply(answer);
});

// It runs.
reply({ ok: true, result: null });
