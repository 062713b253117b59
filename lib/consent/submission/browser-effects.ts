import { reportError } from "static-islands/report-error";
import type { PdfRequest } from "@/lib/consent/pdf/application-pdf";
import type { PdfWords } from "@/lib/consent/pdf/pdf-words";
import { findDestination } from "@/lib/consent/providers/destination";
import type { ConsentMail } from "@/lib/consent/providers/mail";
import type { Upload } from "@/lib/consent/providers/media-host-upload";
import type { ProviderKeys } from "@/lib/consent/providers/provider-keys";
import { createWorkerClient } from "@/lib/consent/worker/worker-client";
import type { Effects } from "./controller";

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

const loadPdf = () => import("@/lib/consent/pdf/application-pdf");
const loadUpload = () => import("@/lib/consent/providers/media-host-upload");
const loadMail = () => import("@/lib/consent/providers/mail");

/**
 * What a submission does in the browser.
 * @param keys of the build, or null
 * @param words of the PDF
 */
export function browserEffects(keys: ProviderKeys | null, words: PdfWords): Effects {
  const destination = findDestination(keys);
  const worker = createWorkerClient();
  let warmed: Promise<void> | undefined;
  return {
    providers: destination && {
      async upload(file: Upload) {
        return (await loadUpload()).upload(destination.media, file);
      },
      async sendMail(mail: ConsentMail) {
        const { mailVariables, sendMail } = await loadMail();
        return sendMail(destination.mail, mailVariables(mail, words));
      },
    },
    load: () => Promise.all([loadUpload(), loadMail()]),
    prepareImage: worker.prepare,
    async buildPdf(request: PdfRequest) {
      return (await loadPdf()).applicationPdf(request, words, worker.buildPdf);
    },
    async warm(name) {
      await (await loadPdf()).warmFonts(name);
      warmed ??= worker.warm();
      await warmed.catch(() => {
        warmed = undefined;
      });
    },
    wait: (milliseconds, signal) => until(null, milliseconds, signal),
    isOnline: () => navigator.onLine,
    untilOnline: (signal) => until("online", DOUBT_MS, signal),
    log(sentence) {
      // biome-ignore lint/suspicious/noConsole: docs/requirements.md R9.3: failures of an upload are logged
      console.error(sentence);
    },
    close() {
      worker.close().catch(reportError);
    },
  };
}
