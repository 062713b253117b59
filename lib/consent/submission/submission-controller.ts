import { type Application, keyOf } from "@/lib/consent/application";
import { chooseImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import { newReference } from "@/lib/consent/reference";
import type { Done, Effects } from "./effects";
import { runSubmission } from "./run-submission";
import { type Action, submissionReducer } from "./submission-reducer";
import { isOver, type Status, type Submission } from "./submission-state";

const nothingDone = (): Done => ({ addresses: new Map(), pdfs: new Map(), mailed: new Set() });

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
      // The next keystroke tries again, and so does the submission.
      effects?.warm(name).catch(() => undefined);
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
        running = runSubmission(run).finally(() => {
          running = null;
        });
      }
      await running;
    },
    /** Ends the run as a failure, with everything kept for the next one. */
    stop: () => stopping.abort(),
  };
}
