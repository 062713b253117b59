import { createImageWorkerClient } from "@/lib/consent/images/image-worker-client";
import type { PdfWords } from "@/lib/consent/pdf/pdf-words";
import { findDestination } from "@/lib/consent/providers/destination";
import { sendMail } from "@/lib/consent/providers/mail";
import { upload } from "@/lib/consent/providers/media-host-upload";
import type { ProviderKeys } from "@/lib/consent/providers/provider-keys";
import { reportError } from "@/lib/islands/report-error";
import type { Effects, Providers } from "./effects";

/** Browsers are wrong about the line at times; after this long we try all the same. */
const DOUBT_MS = 15_000;

/**
 * Waits for an event of the window, or for a while.
 * @returns whether the event came
 * @throws the signal's reason once it is aborted
 */
function until(event: string | null, milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      if (event) removeEventListener(event, onEvent);
      signal.removeEventListener("abort", onAbort);
      finish();
    };
    const onEvent = () => settle(() => resolve(true));
    const onAbort = () => settle(() => reject(signal.reason));
    const timer = setTimeout(() => settle(() => resolve(false)), milliseconds);
    if (event) addEventListener(event, onEvent);
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
  });
}

function findProviders(keys: ProviderKeys | null): Providers | null {
  const destination = findDestination(keys);
  if (destination === null) return null;
  const { media: host, mail } = destination;
  return {
    uploadImage: (file, fileName, onProgress, signal) =>
      upload({ host, endpoint: "auto", file, fileName, onProgress, signal }),
    // docs/requirements.md R8.3: the file is named details.pdf.
    uploadPdf: (file, onProgress, signal) =>
      upload({ host, endpoint: "raw", file, fileName: "details.pdf", onProgress, signal }),
    sendMail: (params) => sendMail(mail, params),
  };
}

/**
 * A submission's effects in a browser.
 * @param keys of the build, or null
 * @param words of the PDF
 */
export function browserEffects(keys: ProviderKeys | null, words: PdfWords): Effects {
  const imageWorker = createImageWorkerClient();
  const loadPdf = () => import("@/lib/consent/pdf/application-pdf");
  let warmed: Promise<void> | undefined;
  return {
    providers: findProviders(keys),
    prepareImage: imageWorker.prepare,
    async buildPdf(request) {
      const { applicationPdf } = await loadPdf();
      return applicationPdf(request, words, imageWorker);
    },
    async warm(name) {
      const { warmFonts } = await loadPdf();
      await warmFonts(name);
      warmed ??= imageWorker.warm();
      await warmed.catch(() => {
        warmed = undefined;
      });
    },
    async wait(milliseconds, signal) {
      await until(null, milliseconds, signal);
    },
    isOnline: () => navigator.onLine,
    untilOnline: (signal) => until("online", DOUBT_MS, signal),
    log(sentence) {
      // biome-ignore lint/suspicious/noConsole: docs/requirements.md R9.3: failures of an upload are logged
      console.error(sentence);
    },
    now: () => new Date(),
    random: Math.random,
    close() {
      imageWorker.close().catch(reportError);
    },
  };
}
