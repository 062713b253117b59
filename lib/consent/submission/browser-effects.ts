import { tellMissing } from "static-islands/missing";
import { fetched } from "@/lib/consent/code-not-fetched";
import type { FormWords } from "@/lib/consent/form-words";
import type { PdfRequest } from "@/lib/consent/pdf/application-pdf";
import { findDestination } from "@/lib/consent/providers/destination";
import type { ConsentMail } from "@/lib/consent/providers/mail";
import type { Upload } from "@/lib/consent/providers/media-host";
import type { ProviderKeys } from "@/lib/consent/providers/provider-keys";
import { reportError } from "@/lib/consent/report-error";
import { canSeal, maskedFields } from "@/lib/consent/seal/sealing";
import { until } from "@/lib/consent/until";
import { createWorkerClient } from "@/lib/consent/worker/worker-client";

const loadPdf = () => fetched(import("@/lib/consent/pdf/application-pdf"));

/** Side effects of a submission; tests pass their own. */
export type Effects = ReturnType<typeof browserEffects>;

export type Providers = NonNullable<Awaited<ReturnType<Effects["load"]>>>;

/** @param recipients all uploads are sealed to these, if any */
export function browserEffects(
  keys: ProviderKeys | null,
  words: FormWords,
  recipients: readonly string[],
) {
  const isSealed = recipients.length > 0;
  // Without sealing nothing is uploaded; the client's own PDF is never sealed.
  const destination = isSealed && !canSeal() ? null : findDestination(keys);
  const worker = createWorkerClient(destination ? recipients : []);
  return {
    canSend: destination !== null,
    isSealed,
    /** @returns functions for one attempt each; null if nothing can be sent @throws CodeNotFetched */
    async load() {
      if (destination === null) return null;
      const [mediaHost, mailer] = await Promise.all([
        fetched(import("@/lib/consent/providers/media-host")),
        fetched(import("@/lib/consent/providers/mail")),
      ]);
      return {
        upload: (file: Upload) => mediaHost.upload(destination.media, file),
        sendMail(mail: ConsentMail) {
          const fields = isSealed ? maskedFields(mail.fields) : mail.fields;
          const variables = mailer.mailVariables({ ...mail, fields }, words);
          return mailer.sendMail(destination.mail, variables);
        },
      };
    },
    prepareImage: worker.prepare,
    async buildPdf(request: PdfRequest) {
      const { applicationPdf } = await loadPdf();
      return applicationPdf(request, words, worker.buildPdf);
    },
    /** Preloads code and fonts. @param name value typed so far, whose script may need a font */
    async warm(name: string): Promise<void> {
      const { loadFontsFor } = await loadPdf();
      await loadFontsFor(name);
      await worker.warm();
    },
    until,
    // Some in-app browsers do not say.
    isOnline: () => navigator.onLine !== false,
    /** Whether a newer release has replaced code of this page; the page then says so. */
    isReplaced: () => tellMissing(),
    /** @param sentence for developers; without personal data */
    log(sentence: string): void {
      // biome-ignore lint/suspicious/noConsole: docs/requirements.md R9.3: failures of an upload are logged
      console.error(sentence);
    },
    close(): void {
      worker.close().catch(reportError);
    },
  };
}
