import { doJob, type Job, loadPdf, type WorkerAnswer } from "./jobs";

const reply = (answer: WorkerAnswer) => postMessage(answer);

addEventListener("message", ({ data: job }: MessageEvent<Job>) => {
  doJob(job).then(
    (result) => reply({ result }),
    // Without the cause, which may contain the client's input; the page does the job itself.
    () => reply({}),
  );
});

reply({});
// Preload before the connection may drop; a PDF job tries again.
loadPdf().catch(() => undefined);
