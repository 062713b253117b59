import { reportError } from "static-islands/report-error";
import type { Application } from "@/lib/consent/application";
import { formatMoment } from "@/lib/consent/format-moment";
import { createImageWorkerClient } from "@/lib/consent/images/image-worker-client";
import type { PdfRequest } from "@/lib/consent/pdf/application-pdf";
import type { PdfWords } from "@/lib/consent/pdf/pdf-words";
import { findDestination } from "@/lib/consent/providers/destination";
import type { Upload } from "@/lib/consent/providers/media-host-upload";
import type { ProviderKeys } from "@/lib/consent/providers/provider-keys";
import type { Action } from "./submission-reducer";
import type { Submission } from "./submission-state";

/** Browsers are wrong about the line at times; after this long we try all the same. */
const DOUBT_MS = 15_000;

/**
 * Waits for an event of the window, or for a while.
 * @returns whether the event came
 * @throws the signal's reason once it is aborted
 */
function until(event: string | null, milliseconds: number, signal: AbortSignal): Promise<boolean> {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<boolean>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    timer = setTimeout(() => resolve(false), milliseconds);
    if (event) addEventListener(event, () => resolve(true), options);
    signal.addEventListener("abort", () => reject(signal.reason), options);
  }).finally(() => {
    clearTimeout(timer);
    listening.abort();
  });
}

/**
 * What a submission does to the world; tests pass others in.
 * @param keys of the build, or null
 * @param words of the PDF
 */
export function browserEffects(keys: ProviderKeys | null, words: PdfWords) {
  const destination = findDestination(keys);
  const imageWorker = createImageWorkerClient();
  const loadPdf = () => import("@/lib/consent/pdf/application-pdf");
  const loadUpload = () => import("@/lib/consent/providers/media-host-upload");
  const loadMail = () => import("@/lib/consent/providers/mail");
  /** Fetches the steps and what they send with, which a form that is only read does not need. */
  const loadSteps = async () => {
    const loading = [import("./run-submission"), loadUpload(), loadMail()] as const;
    const [{ runSubmission }] = await Promise.all(loading);
    return runSubmission;
  };
  let warmed: Promise<void> | undefined;
  return {
    /** One try a call; null where this copy of the site has nowhere to send the form to. */
    providers: destination && {
      async upload(file: Upload) {
        return (await loadUpload()).upload(destination.media, file);
      },
      async sendMail(params: Record<string, string | null>) {
        return (await loadMail()).sendMail(destination.mail, params);
      },
    },
    loadSteps,
    /** A moment as the PDF writes it. */
    formatMoment: (at: Date) => formatMoment(at, words.language),
    /** Names and versions of the texts that the tick accepts. */
    accepted: words.accepted.texts.map(({ label }) => label).join("; "),
    prepareImage: imageWorker.prepare,
    async buildPdf(request: PdfRequest) {
      const { applicationPdf } = await loadPdf();
      return applicationPdf(request, words, imageWorker);
    },
    /** Fetches early what sending needs. @param name typed so far, whose script may need a font */
    async warm(name: string) {
      const [{ warmFonts }] = await Promise.all([loadPdf(), loadSteps()]);
      await warmFonts(name);
      warmed ??= imageWorker.warm();
      await warmed.catch(() => {
        warmed = undefined;
      });
    },
    wait: (milliseconds: number, signal: AbortSignal) => until(null, milliseconds, signal),
    isOnline: () => navigator.onLine,
    /** @returns whether the browser said that the line is back, or we stopped waiting for that */
    untilOnline: (signal: AbortSignal) => until("online", DOUBT_MS, signal),
    /** @param sentence for developers; never personal data */
    log(sentence: string) {
      // biome-ignore lint/suspicious/noConsole: docs/requirements.md R9.3: failures of an upload are logged
      console.error(sentence);
    },
    close() {
      imageWorker.close().catch(reportError);
    },
  };
}

export type Effects = ReturnType<typeof browserEffects>;
export type Providers = NonNullable<Effects["providers"]>;

/** What has succeeded, so that no later run does it again; keys stand for applications. */
export interface Done {
  /** By photographs' ids, and by keys for PDFs. */
  addresses: Map<string, string>;
  pdfs: Map<string, Blob>;
  mailed: Set<string>;
  /** When each application was first handed in; its PDF and its e-mail name the same moment. */
  moments: Map<string, Date>;
}

/** What follows one press of the button. */
export interface Run {
  application: Application;
  key: string;
  done: Done;
  effects: Effects;
  /** Ends the run. */
  signal: AbortSignal;
  getState(): Submission;
  dispatch(action: Action): void;
}
