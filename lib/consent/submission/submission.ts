import type { ImageField, PerImage } from "@/lib/consent/fields";
import type { ImageRefusal } from "@/lib/consent/images/image-header";

export type Step = "images" | "upload" | "pdf" | "mail";

/** How far one photograph is: a part sent between 0 and 1, or given up after all tries. */
export type ImageProgress = { sent: number; state: "waiting" | "sending" | "sent" | "missing" };

export interface Receipt {
  reference: string;
  at: Date;
  /** The client's own copy; null once the page was left. */
  pdf: Blob | null;
  /** Photographs that did not arrive as files. */
  missing: readonly ImageField[];
}

export interface Submitting {
  kind: "submitting";
  step: Step;
  images: PerImage<ImageProgress>;
  /** Part of the PDF, between 0 and 1. */
  pdfSent: number;
  /** Why nothing moves for a moment. */
  pause: "offline" | "busy" | null;
}

/** What the form shows. */
export type Status =
  | { kind: "editing" }
  | Submitting
  | { kind: "refused"; field: ImageField; reason: ImageRefusal }
  /** `isUnsure`: no answer came in time, but the firm may have got the e-mail. */
  | { kind: "failed"; reference: string; pdf: Blob | null; isUnsure: boolean }
  | { kind: "sent"; receipt: Receipt }
  /** Where nothing can be sent, the PDF is made for the client. */
  | { kind: "making" }
  | { kind: "made"; pdf: Blob; reference: string }
  /** Back on a page that was left before its application was sent. */
  | { kind: "left"; reference: string };

export type FinalStatus = Extract<Status, { kind: "sent" | "made" }>;

/** Whether nothing is left to do, so that the form goes. */
export function isOver(status: Status): status is FinalStatus {
  return status.kind === "sent" || status.kind === "made";
}

export interface Submission {
  /** The same for all tries. */
  reference: string;
  /** Whether this copy of the site can send the form; unknown until the script runs. */
  canSend?: boolean;
  status: Status;
}

export type Action =
  | { type: "opened"; canSend: boolean }
  | { type: "turned"; to: Status }
  | { type: "progress"; changes: Partial<Pick<Submitting, "step" | "pause" | "pdfSent">> }
  | { type: "image"; field: ImageField; progress: ImageProgress };

/** The state that follows an action. Progress counts only while the submission is on its way. */
export function submissionReducer(submission: Submission, action: Action): Submission {
  const { status } = submission;
  if (action.type === "opened") return { ...submission, canSend: action.canSend };
  if (action.type === "turned") return { ...submission, status: action.to };
  if (status.kind !== "submitting") return submission;
  const { images } = status;
  const changes =
    action.type === "progress"
      ? action.changes
      : { images: { ...images, [action.field]: action.progress } };
  return { ...submission, status: { ...status, ...changes } };
}
