import { fetched } from "@/lib/consent/code-not-fetched";
import { perImage } from "@/lib/consent/fields";
import { chooseImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import { reportError } from "@/lib/consent/report-error";
import type { Effects } from "./browser-effects";
import type { Arrived, CompletedSteps, ProgressChanges, Run } from "./retry";
import {
  type Application,
  isOver,
  type Status,
  type Submission,
  type Submitting,
} from "./submission";

const loadRun = () => fetched(import("./run"));

/** As long as every step waits for a line before it tries again. */
const OFFLINE_WAIT_MS = 15_000;

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
  const arrived: Arrived = {};
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

  /** The code that sends. While the browser is offline, waits like every step. */
  async function loadCode(effects: Effects, signal: AbortSignal) {
    while (true) {
      try {
        return await Promise.all([loadRun(), effects.load()]);
      } catch (cause) {
        if (effects.isOnline()) throw cause;
        progress({ pause: "offline" });
        await effects.until("online", OFFLINE_WAIT_MS, signal);
        progress({ pause: null });
      }
    }
  }

  /** Asks whether a newer release has replaced the code that could not be fetched. */
  function noticeReplaced(): void {
    effects?.isReplaced().then((isReplaced) => {
      if (isReplaced) change({ isReplaced });
    }, reportError);
  }

  async function start(
    application: Application,
    isChanged: () => boolean,
    effects: Effects,
  ): Promise<void> {
    stopping = new AbortController();
    const { fields, plan, images: photographs } = application;
    const steps = doneOf(application);
    const run: Run = {
      handedIn: { fields, plan, reference, at: steps.at },
      isChanged,
      arrived,
      photographs,
      done: steps,
      addresses,
      effects,
      signal: stopping.signal,
      getStatus,
      show,
      progress,
      noticeReplaced,
    };
    show(effects.canSend ? submitting(photographs) : { kind: "making" });
    try {
      const [{ runSubmission }, providers] = await loadCode(effects, stopping.signal);
      await runSubmission(run, providers);
    } catch {
      // The code was not loaded; the next submit tries again.
      show({ kind: "failed", reference, pdf: null, isUnsure: false });
      if (!stopping.signal.aborted) noticeReplaced();
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
      // The next keystroke and the submission try again.
      Promise.all([loadRun(), effects?.load(), effects?.warm(name)]).catch(noticeReplaced);
    },
    choose(file: File, onChange: (choice: ImageChoice) => void) {
      if (effects) chooseImage(file, effects, onChange);
    },
    /**
     * Continues where the last run stopped. Calls during a run join it.
     * @param isChanged whether the form no longer holds this application
     */
    async submit(application: Application, isChanged: () => boolean = () => false) {
      if (effects === null) return;
      running ??= start(application, isChanged, effects).finally(() => {
        running = null;
      });
      await running;
    },
    /** Ends the run as failed; its completed steps are kept for the next run. */
    stop: () => stopping.abort(),
  };
}
