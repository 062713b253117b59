import { type Application, keyOf } from "@/lib/consent/application";
import { perImage } from "@/lib/consent/fields";
import { chooseImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import type { PrepareResult } from "@/lib/consent/images/prepare-image";
import { newReference } from "@/lib/consent/reference";
import type { Done, Run } from "./run";
import {
  type Action,
  type ImageProgress,
  isOver,
  type Status,
  type Submission,
  submissionReducer,
} from "./submission";

/** What a submission does to the world; tests pass others in. */
export type Effects = Run["effects"] & {
  prepareImage(bytes: ArrayBuffer): Promise<PrepareResult>;
  /** Fetches what sends. @throws where the line is down */
  load(): Promise<unknown>;
  /** Fetches early what a submission needs. @param name typed so far, whose script may need a font */
  warm(name: string): Promise<void>;
  close(): void;
};

const loadRun = () => import("./run");

const nothingDone = (): Done => ({
  addresses: new Map(),
  pdfs: new Map(),
  mailed: new Set(),
  moments: new Map(),
});

/** What the form shows as soon as the button is pressed. */
function started({ application, done, effects }: Run): Status {
  if (!effects.providers) return { kind: "making" };
  const images = perImage<ImageProgress>((field) =>
    done.addresses.has(application.images[field].id)
      ? { state: "sent", sent: 1 }
      : { state: "waiting", sent: 0 },
  );
  return { kind: "submitting", step: "images", images, pdfSent: 0, pause: null };
}

export type SubmissionController = ReturnType<typeof createSubmissionController>;

/**
 * The store behind the consent form, outside React; it begins to work once it is opened.
 * @param status the initial status, for example after Back
 */
export function createSubmissionController(
  openEffects: () => Effects,
  status: Status,
  reference = newReference(),
) {
  const listeners = new Set<() => void>();
  let submission: Submission = { reference, status };
  let done = nothingDone();
  let effects: Effects | null = null;
  let running: Promise<void> | null = null;
  let stopping = new AbortController();

  const getState = () => submission;
  const dispatch = (action: Action) => {
    if (effects === null) return;
    submission = submissionReducer(submission, action);
    if (isOver(submission.status)) close();
    for (const listener of listeners) listener();
  };

  function close(): void {
    effects?.close();
    effects = null;
    stopping.abort();
    done = nothingDone();
  }

  async function start(run: Run, load: Effects["load"]): Promise<void> {
    dispatch({ type: "turned", to: started(run) });
    try {
      const [{ runSubmission }] = await Promise.all([loadRun(), load()]);
      await runSubmission(run);
    } catch {
      // The line is down: the code that sends was not fetched. The next press asks again.
      dispatch({ type: "turned", to: { kind: "failed", reference, pdf: null, isUnsure: false } });
    }
  }

  return {
    /** @returns what ends the subscription */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getState,
    /** @returns what closes it: stops what runs, the worker too, and forgets what was sent */
    open() {
      effects = openEffects();
      dispatch({ type: "opened", canSend: effects.providers !== null });
      return close;
    },
    warm(name: string) {
      if (effects === null) return;
      // The next keystroke tries again, and so does the submission.
      Promise.all([loadRun(), effects.load(), effects.warm(name)]).catch(() => undefined);
    },
    choose(file: File, onChange: (choice: ImageChoice) => void) {
      if (effects) chooseImage(file, effects.prepareImage, onChange);
    },
    /** Runs from where the last run stopped. While one runs, further calls join it. */
    async submit(application: Application) {
      if (effects === null) return;
      if (running === null) {
        stopping = new AbortController();
        const { signal } = stopping;
        const key = keyOf(application);
        const run = { application, key, done, effects, signal, getState, dispatch };
        running = start(run, effects.load).finally(() => {
          running = null;
        });
      }
      await running;
    },
    /** Ends the run as a failure, with everything kept for the next one. */
    stop: () => stopping.abort(),
  };
}
