import { type Application, prepareAll, Refused } from "@/lib/consent/application";
import { chooseImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import { createWorkshop } from "@/lib/consent/images/image-worker-client";
import type { PdfRequest, PdfWords } from "@/lib/consent/pdf/application-pdf";
import { type Destination, findDestination } from "@/lib/consent/providers/destination";
import type { Services } from "@/lib/consent/providers/provider-keys";
import { newReference } from "@/lib/consent/reference";
import { reportError } from "@/lib/islands/report-error";
import { browserEffects } from "./browser-effects";
import { createSubmission } from "./submission";
import type { SubmissionState } from "./submission-state";

/** What the form shows: how a submission goes, or the PDF made where nothing can be sent. */
export type DeskState =
  | SubmissionState
  | { kind: "making" }
  | { kind: "made"; reference: string; pdf: Blob }
  /** The page was left before this application was through, and has been come back to. */
  | { kind: "left"; reference: string };

/** Everything a consent form needs that is not looks; it lives as long as the form is on the page. */
export interface Desk {
  readonly reference: string;
  /** null where this copy of the site has nowhere to send the form to. */
  destination: Destination | null;
  /** Fetches early what sending needs. @param name typed so far, whose script may need a font */
  warm(name: string): void;
  choose(file: File, onChange: (choice: ImageChoice) => void): void;
  submit(application: Application): void;
  /** Ends a submission that cannot go on, with everything kept. */
  stop(): void;
  /** Stops what runs, the worker too, and forgets everything. */
  close(): void;
}

/**
 * @param services keys of the build, or null
 * @param onState is told of every change
 */
export function openDesk(
  services: Services | null,
  words: PdfWords,
  onState: (state: DeskState) => void,
): Desk {
  const destination = findDestination(services);
  const workshop = createWorkshop();
  const loadPdf = () => import("@/lib/consent/pdf/application-pdf");
  const buildPdf = async (request: PdfRequest) => {
    const { applicationPdf } = await loadPdf();
    return applicationPdf(request, words, workshop);
  };
  const reference = newReference();
  let isClosed = false;
  const show = (state: DeskState) => {
    if (!isClosed) onState(state);
  };
  const submission =
    destination && createSubmission(browserEffects(destination, buildPdf), reference, show);
  let isWarm = false;
  let isMaking = false;

  async function warmUp(name: string): Promise<void> {
    const { warmFonts } = await loadPdf();
    await warmFonts(name);
    if (isWarm) return;
    isWarm = true;
    await workshop.warm();
  }

  async function makePdf({ fields, images }: Application): Promise<void> {
    show({ kind: "making" });
    try {
      const { blob } = await buildPdf({ fields, images: await prepareAll(images), reference });
      show({ kind: "made", reference, pdf: blob });
    } catch (cause) {
      show(
        cause instanceof Refused
          ? { kind: "refused", field: cause.field, reason: cause.reason }
          : { kind: "failed", step: "pdf", pdf: null, isUnsure: false },
      );
    }
  }

  return {
    reference,
    destination,
    warm(name) {
      warmUp(name).catch(() => {
        // It costs nothing yet; the next keystroke tries again, and so does the submission.
        isWarm = false;
      });
    },
    choose: (file, onChange) => chooseImage(file, workshop, onChange),
    submit(application) {
      if (submission) {
        submission.submit(application).catch(reportError);
        return;
      }
      if (isMaking) return;
      isMaking = true;
      makePdf(application)
        .catch(reportError)
        .finally(() => {
          isMaking = false;
        });
    },
    stop: () => submission?.stop(),
    close() {
      isClosed = true;
      submission?.close();
      workshop.close().catch(reportError);
    },
  };
}
