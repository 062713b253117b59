import { IMAGE_FIELDS, type ImageField, type PerImage, perImage } from "@/lib/consent/fields";
import type { ImageRefusal } from "@/lib/consent/images/image-refusal";

export type Step = "images" | "upload" | "pdf" | "mail";

/** How far one photograph is: a part sent between 0 and 1, or given up after all tries. */
export type ImageProgress = { sent: number; state: "waiting" | "sending" | "sent" | "missing" };

/** Why the pipeline stands still for a moment. */
export type Pause = "offline" | "busy" | null;

export interface Receipt {
  reference: string;
  at: Date;
  /** The client's own copy; null once the page was left. */
  pdf: Blob | null;
  /** Photographs that did not arrive as files. */
  missing: readonly ImageField[];
}

interface Submitting {
  kind: "submitting";
  step: Step;
  images: PerImage<ImageProgress>;
  pdfSent: number;
  pause: Pause;
}

/** What the form shows. */
export type Status =
  | { kind: "editing" }
  | Submitting
  | { kind: "refused"; field: ImageField; reason: ImageRefusal }
  /** `isUnsure`: the firm may have been told all the same, as the answer was not waited for. */
  | { kind: "failed"; step: Step; pdf: Blob | null; isUnsure: boolean }
  | { kind: "sent"; receipt: Receipt }
  /** Where nothing can be sent, the PDF is made for the client. */
  | { kind: "making" }
  | { kind: "made"; reference: string; pdf: Blob }
  /** The page was left before this application was through, and has been come back to. */
  | { kind: "left"; reference: string };

/** What has succeeded, each with what it was done for, so that no later try does it again. */
interface Finished {
  images: Partial<PerImage<{ id: string; address: string }>>;
  pdf?: { key: string; blob: Blob };
  pdfUpload?: { key: string; address: string };
  /** The application that the firm was told of, also when the answer came late. */
  mail?: string;
}

export interface Submission {
  reference: string;
  status: Status;
  finished: Finished;
}

export type Action =
  | { type: "started"; ids: PerImage<string> }
  | { type: "making" }
  | { type: "step"; step: Step }
  | { type: "pause"; pause: Pause }
  | { type: "image"; field: ImageField; progress: ImageProgress }
  | { type: "image-uploaded"; field: ImageField; id: string; address: string }
  | { type: "pdf-built"; key: string; blob: Blob }
  | { type: "pdf-progress"; sent: number }
  | { type: "pdf-uploaded"; key: string; address: string }
  | { type: "mailed"; key: string; pdf: Blob; at: Date; isLate: boolean }
  | { type: "made"; pdf: Blob }
  | { type: "refused"; field: ImageField; reason: ImageRefusal }
  | { type: "failed"; key: string; isUnsure: boolean };

export function newSubmission(reference: string, status: Status): Submission {
  return { reference, status, finished: { images: {} } };
}

/** The state that follows. Progress of a submission that is not on its way changes nothing. */
export function submissionReducer(submission: Submission, action: Action): Submission {
  const { reference, status, finished } = submission;
  const show = (next: Status): Submission => ({ ...submission, status: next });
  const progress = (changes: Partial<Submitting>) =>
    status.kind === "submitting" ? show({ ...status, ...changes }) : submission;
  const image = (field: ImageField, next: ImageProgress) =>
    status.kind === "submitting"
      ? progress({ images: { ...status.images, [field]: next } })
      : submission;
  const finish = (changes: Partial<Finished>, next = submission): Submission => ({
    ...next,
    finished: { ...finished, ...changes },
  });

  switch (action.type) {
    case "started": {
      const images = perImage<ImageProgress>((field) =>
        finished.images[field]?.id === action.ids[field]
          ? { state: "sent", sent: 1 }
          : { state: "waiting", sent: 0 },
      );
      return show({ kind: "submitting", step: "images", images, pdfSent: 0, pause: null });
    }
    case "making":
      return show({ kind: "making" });
    case "step":
      return progress({ step: action.step });
    case "pause":
      return progress({ pause: action.pause });
    case "image":
      return image(action.field, action.progress);
    case "image-uploaded": {
      const { field, id, address } = action;
      const shown = image(field, { state: "sent", sent: 1 });
      return finish({ images: { ...finished.images, [field]: { id, address } } }, shown);
    }
    case "pdf-built":
      return finish({ pdf: action });
    case "pdf-progress":
      return progress({ pdfSent: action.sent });
    case "pdf-uploaded":
      return finish({ pdfUpload: action });
    case "mailed": {
      // A late answer counts unless the next try is on its way, which then need not send again.
      if (action.isLate && status.kind !== "failed") return finish({ mail: action.key });
      const missing = IMAGE_FIELDS.filter((field) => !finished.images[field]);
      const receipt = { reference, at: action.at, pdf: action.pdf, missing };
      return newSubmission(reference, { kind: "sent", receipt });
    }
    case "made":
      return newSubmission(reference, { kind: "made", reference, pdf: action.pdf });
    case "refused":
      return show({ kind: "refused", field: action.field, reason: action.reason });
    case "failed": {
      const pdf = finished.pdf?.key === action.key ? finished.pdf.blob : null;
      const step = status.kind === "submitting" ? status.step : "pdf";
      return show({ kind: "failed", step, pdf, isUnsure: action.isUnsure });
    }
  }
}
