import { reportError } from "static-islands/report-error";
import type { FormWords } from "@/lib/consent/form-words";
import type { PrepareResult } from "@/lib/consent/images/prepare-image";
import type { PdfRequest } from "@/lib/consent/pdf/application-pdf";
import { findDestination } from "@/lib/consent/providers/destination";
import type { ConsentMail } from "@/lib/consent/providers/mail";
import type { Upload } from "@/lib/consent/providers/media-host";
import type { ProviderKeys } from "@/lib/consent/providers/provider-keys";
import { canSeal, maskedFields, SEALED, sealOnce } from "@/lib/consent/seal/sealing";
import { createWorkerClient } from "@/lib/consent/worker/worker-client";

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

/** What a submission does to the world; tests pass others in. */
export type Effects = ReturnType<typeof browserEffects>;

export type Providers = NonNullable<Awaited<ReturnType<Effects["load"]>>>;

/**
 * What a submission does in the browser.
 * @param keys of the build, or null
 * @param recipients to which everything that is uploaded is sealed first, if any
 */
export function browserEffects(
  keys: ProviderKeys | null,
  words: FormWords,
  recipients: readonly string[],
) {
  const isSealed = recipients.length > 0;
  // What would have to leave unsealed does not leave at all.
  const destination = isSealed && !canSeal() ? null : findDestination(keys);
  const worker = createWorkerClient();
  const seal = isSealed && destination ? sealOnce((file) => worker.seal(file, recipients)) : null;
  return {
    canSend: destination !== null,
    /** Seals a file, once; null where files go as they are, or nowhere. */
    seal,
    /**
     * Fetches what sends; each of its functions is one try.
     * @returns null where nothing can be sent @throws where the line is down
     */
    async load() {
      if (destination === null) return null;
      const [{ upload }, { mailVariables, sendMail }] = await Promise.all([
        import("@/lib/consent/providers/media-host"),
        import("@/lib/consent/providers/mail"),
      ]);
      return {
        async upload(given: Upload) {
          if (!seal) return upload(destination.media, given);
          const file = await seal(given.file);
          return upload(destination.media, { ...given, file, fileName: given.fileName + SEALED });
        },
        sendMail(mail: ConsentMail) {
          const fields = seal ? maskedFields(mail.fields) : mail.fields;
          return sendMail(destination.mail, mailVariables({ ...mail, fields }, words));
        },
      };
    },
    async prepareImage(bytes: ArrayBuffer): Promise<PrepareResult> {
      const result = await worker.prepare(bytes);
      // At once, as a press of the button should only have to send. What fails is sealed then.
      if (result.ok) seal?.(result.image.upload).catch(() => undefined);
      return result;
    },
    async buildPdf(request: PdfRequest) {
      return (await loadPdf()).applicationPdf(request, words, worker.buildPdf);
    },
    /** Fetches early what a submission needs. @param name typed so far, whose script may need a font */
    async warm(name: string): Promise<void> {
      await (await loadPdf()).loadFontsFor(name);
      await worker.warm();
    },
    wait: (milliseconds: number, signal: AbortSignal) => until(null, milliseconds, signal),
    isOnline: () => navigator.onLine,
    /** @returns whether the browser reported that the line is back, or we stopped waiting for that */
    untilOnline: (signal: AbortSignal) => until("online", DOUBT_MS, signal),
    /** @param sentence for developers; never personal data */
    log(sentence: string): void {
      // biome-ignore lint/suspicious/noConsole: docs/requirements.md R9.3: failures of an upload are logged
      console.error(sentence);
    },
    close(): void {
      worker.close().catch(reportError);
    },
  };
}
