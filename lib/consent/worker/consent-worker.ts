import { doJob, type Job, type WorkerAnswer } from "./jobs";

const reply = (answer: WorkerAnswer) => postMessage(answer);

addEventListener("message", ({ data: job }: MessageEvent<Job>) => {
  doJob(job).then(
    (result) => reply({ result }),
    // Without the cause, which may contain the client's input; the page does the job itself.
    () => reply({}),
  );
});

reply({});
