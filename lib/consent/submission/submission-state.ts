import type { ImageField, PerImage } from "@/lib/consent/fields";
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

export type SubmissionState =
  | { kind: "editing" }
  | {
      kind: "submitting";
      step: Step;
      images: PerImage<ImageProgress>;
      pdfSent: number;
      pause: Pause;
    }
  | { kind: "refused"; field: ImageField; reason: ImageRefusal }
  | {
      kind: "failed";
      step: Step;
      pdf: Blob | null;
      /** The firm may have been told all the same: the answer was not waited for any longer. */
      isUnsure: boolean;
    }
  | { kind: "sent"; receipt: Receipt };
