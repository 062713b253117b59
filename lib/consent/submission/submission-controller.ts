import { type Application, keyOf } from "@/lib/consent/application";
import { perImage } from "@/lib/consent/fields";
import { chooseImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import { newReference } from "@/lib/consent/reference";
import type { Done, Effects, Run } from "./effects";
import { type Action, submissionReducer } from "./submission-reducer";
import { type ImageProgress, isOver, type Status, type Submission } from "./submission-state";

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
        dispatch({ type: "turned", to: started(run) });
        running = effects
          .loadSteps()
          .then(
            (runSubmission) => runSubmission(run),
            // The line is down. The next press asks again.
            () =>
              dispatch({
                type: "turned",
                to: { kind: "failed", reference, pdf: null, isUnsure: false },
              }),
          )
          .finally(() => {
            running = null;
          });
      }
      await running;
    },
    /** Ends the run as a failure, with everything kept for the next one. */
    stop: () => stopping.abort(),
  };
}
