import { loadPdf, type WorkRequest, type WorkResult, work } from "./image-work";

/** Empty when the worker starts, and for a request that failed. */
export interface WorkerAnswer {
  result?: WorkResult;
}

const reply = (answer: WorkerAnswer) => postMessage(answer);

addEventListener("message", ({ data: request }: MessageEvent<WorkRequest>) => {
  work(request).then(
    (result) => reply({ result }),
    // Never the cause: it may quote what the client typed, and the page tries by itself.
    () => reply({}),
  );
});

reply({});
// Early, so that a line that drops later does not matter; a PDF asks for it again.
loadPdf().catch(() => undefined);
