import { doJob, type Job, loadPdf, type WorkerAnswer } from "./jobs";

const reply = (answer: WorkerAnswer) => postMessage(answer);

addEventListener("message", ({ data: job }: MessageEvent<Job>) => {
  doJob(job).then(
    (result) => reply({ result }),
    // Never the cause: it may quote what the client typed, and the page tries by itself.
    () => reply({}),
  );
});

reply({});
// Early, so that a line that drops later does not matter; a PDF asks for it again.
loadPdf().catch(() => undefined);
