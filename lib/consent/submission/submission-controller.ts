import type { Application } from "@/lib/consent/application";
import { chooseImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import { newReference } from "@/lib/consent/reference";
import type { Effects } from "./effects";
import { runSubmission } from "./run-submission";
import { type Action, submissionReducer } from "./submission-reducer";
import { isOver, type Status, type Submission } from "./submission-state";

/** The store behind the consent form, outside React; it begins to work once it is opened. */
export interface SubmissionController {
  /** @returns what ends the subscription */
  subscribe(listener: () => void): () => void;
  getState(): Submission;
  /** @returns what closes it: stops what runs, the worker too, and forgets what was sent */
  open(): () => void;
  warm(name: string): void;
  choose(file: File, onChange: (choice: ImageChoice) => void): void;
  /** Runs from where the last run stopped. While one runs, further calls join it. */
  submit(application: Application): Promise<void>;
  /** Ends the run as a failure, with everything kept for the next one. */
  stop(): void;
}

/** @param status to begin with, as after the way back to a page that was left */
export function createSubmissionController(
  openEffects: () => Effects,
  status: Status,
  reference = newReference(),
): SubmissionController {
  const listeners = new Set<() => void>();
  let submission: Submission = { reference, status, finished: { images: {} } };
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
    submission = { ...submission, finished: { images: {} } };
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState,
    open() {
      effects = openEffects();
      dispatch({ type: "opened", canSend: effects.providers !== null });
      return close;
    },
    warm(name) {
      // The next keystroke tries again, and so does the submission.
      effects?.warm(name).catch(() => undefined);
    },
    choose(file, onChange) {
      if (effects) chooseImage(file, effects.prepareImage, onChange);
    },
    async submit(application) {
      if (effects === null) return;
      if (running === null) {
        const opened = effects;
        stopping = new AbortController();
        running = runSubmission({
          application,
          effects: opened,
          signal: stopping.signal,
          getState,
          dispatch,
          isClosed: () => effects !== opened,
        }).finally(() => {
          running = null;
        });
      }
      await running;
    },
    stop: () => stopping.abort(),
  };
}
