import { perImage } from "@/lib/consent/fields";
import { chooseImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import { newReference } from "@/lib/consent/reference";
import * as submissions from "./submission";

const loadRun = () => import("./run");

export type SubmissionController = ReturnType<typeof createSubmissionController>;

/** The store behind the form, outside React; works once opened. @param status the first one */
export function createSubmissionController(
  openEffects: () => submissions.Effects,
  status: submissions.Status,
  reference = newReference(),
) {
  const listeners = new Set<() => void>();
  let submission: submissions.Submission = { reference, status };
  /** What has succeeded, by application and by photograph. */
  const done = new Map<string, submissions.Done>();
  const addresses = new Map<string, string>();
  let effects: submissions.Effects | null = null;
  let running: Promise<void> | null = null;
  let stopping = new AbortController();

  function change(changes: Partial<submissions.Submission>): void {
    if (effects === null) return;
    submission = { ...submission, ...changes };
    if (submissions.isOver(submission.status)) close();
    for (const listener of listeners) listener();
  }

  const getStatus = () => submission.status;
  const show = (next: submissions.Status) => change({ status: next });

  function progress({ images, ...changes }: submissions.ProgressChanges): void {
    const now = getStatus();
    if (now.kind !== "submitting") return;
    show({ ...now, ...changes, images: { ...now.images, ...images } });
  }

  function close(): void {
    effects?.close();
    effects = null;
    stopping.abort();
    done.clear();
    addresses.clear();
  }

  /** What has succeeded of an application: one with other fields, photographs or plan is another. */
  function doneOf({ fields, images, plan }: submissions.Application): submissions.Done {
    const key = JSON.stringify([fields, perImage((field) => images[field].id), plan?.id]);
    const found = done.get(key) ?? { at: new Date() };
    done.set(key, found);
    return found;
  }

  function started(
    { images }: submissions.Application,
    { canSend }: submissions.Effects,
  ): submissions.Status {
    if (!canSend) return { kind: "making" };
    const progressOf = perImage<submissions.ImageProgress>((field) =>
      addresses.has(images[field].id) ? { state: "sent", sent: 1 } : { state: "waiting", sent: 0 },
    );
    return { kind: "submitting", step: "images", images: progressOf, pdfSent: 0, pause: null };
  }

  async function start(run: submissions.Run): Promise<void> {
    show(started(run.application, run.effects));
    try {
      const [{ runSubmission }, providers] = await Promise.all([loadRun(), run.effects.load()]);
      await runSubmission(run, providers);
    } catch {
      // The line is down: the code that sends was not fetched. The next press asks again.
      show({ kind: "failed", reference, pdf: null, isUnsure: false });
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getState: () => submission,
    /** @returns what closes it: stops what runs, the worker too, and forgets what was sent */
    open() {
      effects = openEffects();
      change({ canSend: effects.canSend });
      return close;
    },
    warm(name: string) {
      // The next keystroke tries again, and so does the submission.
      Promise.all([loadRun(), effects?.load(), effects?.warm(name)]).catch(() => undefined);
    },
    choose(file: File, onChange: (choice: ImageChoice) => void) {
      if (effects) chooseImage(file, effects.prepareImage, onChange);
    },
    /** Runs from where the last run stopped. While one runs, further calls join it. */
    async submit(application: submissions.Application) {
      if (effects === null) return;
      if (running === null) {
        stopping = new AbortController();
        const { signal } = stopping;
        const common = { reference, addresses, effects, signal, getStatus, show, progress };
        running = start({ application, done: doneOf(application), ...common }).finally(() => {
          running = null;
        });
      }
      await running;
    },
    /** Ends the run as a failure, with everything kept for the next one. */
    stop: () => stopping.abort(),
  };
}
