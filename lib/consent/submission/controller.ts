import { perImage } from "@/lib/consent/fields";
import { chooseImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import type { Effects } from "./browser-effects";
import type { CompletedSteps, ProgressChanges, Run } from "./retry";
import {
  type Application,
  isOver,
  type Status,
  type Submission,
  type Submitting,
} from "./submission";

const loadRun = () => import("./run");

/** Crockford's base 32: without I, L, O and U, which are easily misread. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Reference of an application: 60 random bits as `7K3Q-M2X9-D4TB`. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % 32]).join("");
  return letters.replace(/(.{4})(?!$)/g, "$1-");
}

export type SubmissionController = ReturnType<typeof createSubmissionController>;

/** The form's external store; inactive until `open`. @param status initial status */
export function createSubmissionController(
  openEffects: () => Effects,
  status: Status,
  reference = newReference(),
) {
  const listeners = new Set<() => void>();
  let submission: Submission = { reference, status };
  /** Completed steps by application, and URLs by photograph id. */
  const done = new Map<string, CompletedSteps>();
  const addresses = new Map<string, string | null>();
  let effects: Effects | null = null;
  let running: Promise<void> | null = null;
  let stopping = new AbortController();

  function change(changes: Partial<Submission>): void {
    if (effects === null) return;
    submission = { ...submission, ...changes };
    if (isOver(submission.status)) close();
    for (const listener of listeners) listener();
  }

  const getStatus = () => submission.status;
  const show = (next: Status) => change({ status: next });

  function progress({ images, ...changes }: ProgressChanges): void {
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

  /** Completed steps of an application, identified by its fields, photographs and plan. */
  function doneOf({ fields, images, plan }: Application): CompletedSteps {
    const photographs = perImage((field) => images[field].id);
    const key = JSON.stringify([fields, photographs, plan?.id]);
    const steps = done.get(key) ?? { at: new Date() };
    done.set(key, steps);
    return steps;
  }

  async function start(application: Application, effects: Effects): Promise<void> {
    stopping = new AbortController();
    const { fields, plan, images: photographs } = application;
    const steps = doneOf(application);
    const run: Run = {
      handedIn: { fields, plan, reference, at: steps.at },
      photographs,
      done: steps,
      addresses,
      effects,
      signal: stopping.signal,
      getStatus,
      show,
      progress,
    };
    show(effects.canSend ? submitting(photographs) : { kind: "making" });
    try {
      const [{ runSubmission }, providers] = await Promise.all([loadRun(), effects.load()]);
      await runSubmission(run, providers);
    } catch {
      // The network failed and the code was not loaded; the next submit tries again.
      show({ kind: "failed", reference, pdf: null, isUnsure: false });
    }
  }

  /** The first status of a run: what an earlier run has uploaded is shown as uploaded. */
  function submitting(photographs: Application["images"]): Submitting {
    return {
      kind: "submitting",
      step: "images",
      images: perImage((field) => Number(Boolean(addresses.get(photographs[field].id)))),
      pdfSent: 0,
      pause: null,
    };
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getState: () => submission,
    /** @returns a function that stops all work, ends the worker and clears the state */
    open() {
      effects = openEffects();
      change({ canSend: effects.canSend });
      return close;
    },
    warm(name: string) {
      // Ignored: the next keystroke and the submission try again.
      Promise.all([loadRun(), effects?.load(), effects?.warm(name)]).catch(() => undefined);
    },
    choose(file: File, onChange: (choice: ImageChoice) => void) {
      if (effects) chooseImage(file, effects.prepareImage, onChange);
    },
    /** Continues where the last run stopped. Calls during a run join it. */
    async submit(application: Application) {
      if (effects === null) return;
      running ??= start(application, effects).finally(() => {
        running = null;
      });
      await running;
    },
    /** Ends the run as failed; its completed steps are kept for the next run. */
    stop: () => stopping.abort(),
  };
}
