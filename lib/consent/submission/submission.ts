import type { ImageField, PerImage, TextValues } from "@/lib/consent/fields";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import type { ImageRefusal } from "@/lib/consent/images/image-header";
import type { PlanOffer } from "@/lib/consent/plan-offers";
import type { ApplicationInput } from "@/lib/consent/schema";

export interface Application {
  fields: TextValues;
  images: PerImage<Pick<ImageChoice, "id" | "prepared">>;
  plan?: PlanOffer | undefined;
}

/** The parts of an application in its PDF and e-mail. */
export interface SubmittedApplication extends Pick<Application, "fields" | "plan"> {
  reference: string;
  /** Time of the first submit; the same in PDF and e-mail for all attempts. */
  at: Date;
}

export type Step = "images" | "upload" | "pdf" | "mail";

export interface Submitting {
  kind: "submitting";
  step: Step;
  /** Uploaded parts, 0 to 1. */
  images: PerImage<number>;
  pdfSent: number;
  /** Why progress has stopped for now. */
  pause: "offline" | "busy" | null;
}

export type Status =
  | { kind: "editing" }
  | Submitting
  | { kind: "refused"; field: ImageField; reason: ImageRefusal }
  /** `isUnsure`: no response came in time, but the e-mail may have been sent. */
  | { kind: "failed"; reference: string; pdf: Blob | null; isUnsure: boolean }
  /**
   * The application reached us as it was at a submit, but the form has been changed since. The PDF is
   * of what was sent last; null after the page was left.
   */
  | { kind: "arrived"; reference: string; at: Date; pdf: Blob | null }
  /** `pdf` is null after the page was left; `missing` photographs were not uploaded as files. */
  | { kind: "sent"; reference: string; at: Date; pdf: Blob | null; missing: readonly ImageField[] }
  /** If nothing can be sent, the PDF is made for the client. */
  | { kind: "making" }
  | { kind: "made"; pdf: Blob; reference: string }
  /** The visitor returned to a page left before its application was sent. */
  | { kind: "left"; reference: string };

export type FinalStatus = Extract<Status, { kind: "sent" | "made" }>;

/** Whether the form can be removed. */
export function isOver(status: Status): status is FinalStatus {
  return status.kind === "sent" || status.kind === "made";
}

export interface Submission {
  reference: string;
  /** Whether this build can send the form; undefined until the script runs. */
  canSend?: boolean;
  /** Whether a newer release has replaced code that the form still needs. */
  isReplaced?: boolean;
  status: Status;
}

/** From opening the form, or returning to it, until the page is left. */
export interface Visit {
  number: number;
  status: Status;
  /** Initial field values. */
  kept: Partial<ApplicationInput>;
}

/** Fields kept in a page that is left: none that proves an identity. */
const KEPT_FIELDS = ["fullName", "email", "phone", "dob", "plan"] as const;

/** Status kept in a page that is left, without the PDF, which contains the whole application. */
function statusAfter({ status, reference }: Submission): Status {
  switch (status.kind) {
    case "sent":
    case "arrived":
      return { ...status, pdf: null };
    case "submitting":
    case "failed":
      return { kind: "left", reference };
    case "left":
      return status;
    default:
      return { kind: "editing" };
  }
}

/**
 * The status with which the form begins anew after an exception: what was being sent has ended, and
 * may have arrived.
 */
export function statusAfterException({ status, reference }: Submission): Status {
  switch (status.kind) {
    case "submitting":
      return { kind: "failed", reference, pdf: null, isUnsure: true };
    case "making":
      return { kind: "editing" };
    default:
      return status;
  }
}

/**
 * The visit after the page is left: without identity numbers, photographs and acceptance, and
 * without any values if the application was sent or its PDF made.
 */
export function nextVisit(
  { number }: Visit,
  submission: Submission,
  values: Partial<ApplicationInput>,
): Visit {
  const visit = { number: number + 1, status: statusAfter(submission) };
  if (isOver(submission.status)) return { ...visit, kept: {} };
  const kept = Object.fromEntries(KEPT_FIELDS.map((field) => [field, values[field] ?? ""]));
  return { ...visit, kept };
}
