import type { ImageField, PerImage, TextValues } from "@/lib/consent/fields";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import type { ImageRefusal } from "@/lib/consent/images/image-header";
import type { PlanOffer } from "@/lib/consent/plan-offers";
import type { ApplicationInput } from "@/lib/consent/schema";

/** What a client hands in. */
export interface Application {
  fields: TextValues;
  images: PerImage<Pick<ImageChoice, "id" | "prepared">>;
  plan?: PlanOffer | undefined;
}

/** What its PDF and its e-mail say of it. */
export interface HandedIn extends Pick<Application, "fields" | "plan"> {
  reference: string;
  /** When it was handed in first; PDF and e-mail name the same moment in all tries. */
  at: Date;
}

export type Step = "images" | "upload" | "pdf" | "mail";

export interface Submitting {
  kind: "submitting";
  step: Step;
  /** Parts that have been sent, between 0 and 1. */
  images: PerImage<number>;
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
  /** Without the client's own copy once the page was left; `missing` did not arrive as files. */
  | { kind: "sent"; reference: string; at: Date; pdf: Blob | null; missing: readonly ImageField[] }
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

/** The time from when the form is opened, or come back to, until its page is left. */
export interface Visit {
  number: number;
  status: Status;
  /** What the fields begin with. */
  kept: Partial<ApplicationInput>;
}

/** What may stay in a page that is left: nothing that proves an identity. */
const KEPT_FIELDS = ["fullName", "email", "phone", "dob", "plan"] as const;

/** What a page that is left may still show: no PDF, as it holds the whole application. */
function statusAfter({ status, reference }: Submission): Status {
  if (status.kind === "sent") return { ...status, pdf: null };
  if (status.kind === "submitting" || status.kind === "failed") return { kind: "left", reference };
  return status.kind === "left" ? status : { kind: "editing" };
}

/**
 * The visit that follows once the page is left: without identity numbers, photographs and the
 * acceptance, and with nothing at all once the application was sent or its PDF was made.
 */
export function nextVisit(
  { number }: Visit,
  submission: Submission,
  values: Partial<ApplicationInput>,
): Visit {
  const kept = Object.fromEntries(KEPT_FIELDS.map((field) => [field, values[field] ?? ""]));
  const status = statusAfter(submission);
  return { number: number + 1, status, kept: isOver(submission.status) ? {} : kept };
}
