import { reportError } from "static-islands/report-error";
import type { PdfWords } from "@/lib/consent/pdf/pdf-words";
import { findDestination } from "@/lib/consent/providers/destination";
import type { ProviderKeys } from "@/lib/consent/providers/provider-keys";
import { createWorkerClient } from "@/lib/consent/worker/worker-client";
import type { Effects } from "./submission";

/** Browsers are wrong about the line at times; after this long we try all the same. */
const DOUBT_MS = 15_000;

/** Waits for a window's event or a while. @returns whether it came @throws once it is aborted */
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

/** What a submission does in the browser. @param keys of the build, or null */
export function browserEffects(keys: ProviderKeys | null, words: PdfWords): Effects {
  const destination = findDestination(keys);
  const worker = createWorkerClient();
  return {
    canSend: destination !== null,
    async load() {
      if (destination === null) return null;
      const [{ upload }, { mailVariables, sendMail }] = await Promise.all([
        import("@/lib/consent/providers/media-host"),
        import("@/lib/consent/providers/mail"),
      ]);
      return {
        upload: (file) => upload(destination.media, file),
        sendMail: (mail) => sendMail(destination.mail, mailVariables(mail, words)),
      };
    },
    prepareImage: worker.prepare,
    async buildPdf(request) {
      return (await loadPdf()).applicationPdf(request, words, worker.buildPdf);
    },
    async warm(name) {
      await (await loadPdf()).warmFonts(name);
      await worker.warm();
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
