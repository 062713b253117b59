import type { ImageField, PerImage } from "@/lib/consent/fields";
import type { ImageRefusal } from "@/lib/consent/images/image-refusal";

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
  /** `isUnsure`: the firm may have been told all the same, as the answer was not waited for. */
  | { kind: "failed"; step: Step; pdf: Blob | null; isUnsure: boolean }
  | { kind: "sent"; receipt: Receipt }
  /** Where nothing can be sent, the PDF is made for the client. */
  | { kind: "making" }
  | { kind: "made"; pdf: Blob; reference: string }
  /** The page was left before this application was through, and has been come back to. */
  | { kind: "left"; reference: string };

/** What has succeeded, each with what it was done for, so that no later try does it again. */
export interface Finished {
  images: Partial<PerImage<{ id: string; address: string }>>;
  pdf?: { key: string; blob: Blob };
  pdfUpload?: { key: string; address: string };
  /** The application that the firm was told of, also when its answer came late. */
  mailed?: string;
}

export interface Submission {
  /** The same for all tries. */
  reference: string;
  /** Whether this copy of the site can send the form; unknown until the script runs. */
  canSend?: boolean;
  status: Status;
  finished: Finished;
}

/** Whether nothing is left to do, so that the form goes. */
export function isOver({ kind }: Status): boolean {
  return kind === "sent" || kind === "made";
}
