import type { ImageField, PerImage, TextValues } from "@/lib/consent/fields";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import type { ImageRefusal } from "@/lib/consent/images/image-header";
import type { PreparedImages, PrepareResult } from "@/lib/consent/images/prepare-image";
import type { PlanOffer } from "@/lib/consent/plan-offers";
import type { ConsentMail } from "@/lib/consent/providers/mail";
import type { Upload } from "@/lib/consent/providers/media-host";

/** What a client hands in. */
export interface Application {
  fields: TextValues;
  images: PerImage<Pick<ImageChoice, "id" | "prepared">>;
  plan?: PlanOffer | undefined;
}

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

export interface ProgressChanges extends Partial<Pick<Submitting, "step" | "pause" | "pdfSent">> {
  images?: Partial<PerImage<ImageProgress>>;
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

export interface PdfRequest extends Pick<Application, "fields" | "plan"> {
  images: PreparedImages;
  reference: string;
  at: Date;
}

export interface BuiltPdf {
  blob: Blob;
  skipped: readonly ImageField[];
}

/** One try a call. */
export interface Providers {
  upload(file: Upload): Promise<string>;
  sendMail(mail: ConsentMail): Promise<void>;
}

/** What a submission does to the world; tests pass others in. */
export interface Effects {
  canSend: boolean;
  /** Fetches what sends. @returns null where nothing can be sent @throws where the line is down */
  load(): Promise<Providers | null>;
  prepareImage(bytes: ArrayBuffer): Promise<PrepareResult>;
  buildPdf(request: PdfRequest): Promise<BuiltPdf>;
  /** Fetches early what a submission needs. @param name typed so far, whose script may need a font */
  warm(name: string): Promise<void>;
  isOnline(): boolean;
  /** @returns whether the browser reported that the line is back, or we stopped waiting for that */
  untilOnline(signal: AbortSignal): Promise<boolean>;
  wait(milliseconds: number, signal: AbortSignal): Promise<boolean>;
  /** @param sentence for developers; never personal data */
  log(sentence: string): void;
  close(): void;
}

/** What has succeeded of one application; later runs do not do it again. */
export interface Done {
  /** When it was first handed in; its PDF and its e-mail name the same moment. */
  at: Date;
  pdf?: Blob;
  pdfUrl?: string;
  isMailed?: boolean;
}

/** What follows one press of the button. */
export interface Run {
  application: Application;
  reference: string;
  done: Done;
  /** Addresses of photographs that have arrived, by their ids. */
  addresses: Map<string, string>;
  effects: Effects;
  signal: AbortSignal;
  getStatus(): Status;
  show(status: Status): void;
  progress(changes: ProgressChanges): void;
}
