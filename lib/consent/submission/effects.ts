import type { Application } from "@/lib/consent/application";
import type { TextValues } from "@/lib/consent/fields";
import type { PrepareResult } from "@/lib/consent/images/prepare-image";
import type { BuiltPdf, PdfRequest } from "@/lib/consent/pdf/application-pdf";
import type { Action } from "./submission-reducer";
import type { Submission } from "./submission-state";

/** The template's variables; exactly those of docs/requirements.md R5.3. */
export interface MailParams extends TextValues, Record<string, string | null> {
  panImageUrl: string | null;
  adhaarFrontUrl: string | null;
  adhaarBackUrl: string | null;
  signImage: string | null;
  pdfUrl: string;
  reference: string;
}

/** The media host and the e-mail provider; each call is one try. */
export interface Providers {
  /** @returns the file's address. @throws UploadError */
  uploadImage(
    file: Blob,
    fileName: string,
    onProgress: (sent: number) => void,
    signal: AbortSignal,
  ): Promise<string>;
  /** @returns the file's address. @throws UploadError */
  uploadPdf(file: Blob, onProgress: (sent: number) => void, signal: AbortSignal): Promise<string>;
  /** @throws MailError */
  sendMail(params: MailParams): Promise<void>;
}

/** What a submission does to the world; tests pass others in. */
export interface Effects {
  /** null where this copy of the site has nowhere to send the form to. */
  providers: Providers | null;
  prepareImage(bytes: ArrayBuffer): Promise<PrepareResult>;
  buildPdf(request: PdfRequest): Promise<BuiltPdf>;
  /** Fetches early what sending needs. @param name typed so far, whose script may need a font */
  warm(name: string): Promise<void>;
  /** @param milliseconds */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  isOnline(): boolean;
  /**
   * Waits for the line, or for a while, as browsers are wrong about it at times.
   * @returns whether the browser said that it is back
   */
  untilOnline(signal: AbortSignal): Promise<boolean>;
  /** For developers; never personal data. */
  log(sentence: string): void;
  now(): Date;
  random(): number;
  close(): void;
}

/** What follows one press of the button. */
export interface Run {
  application: Application;
  effects: Effects;
  /** Ends the run. */
  signal: AbortSignal;
  getState(): Submission;
  dispatch(action: Action): void;
  /** Whether the form was left meanwhile, so that nobody is to be told. */
  isClosed(): boolean;
}
