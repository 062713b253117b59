import type { ImageField } from "@/lib/consent/fields";
import type { PdfRequest } from "@/lib/consent/pdf/application-pdf";

/** The template's variables; exactly those of docs/requirements.md R5.3. */
export interface MailParams extends Record<string, string | null> {
  fullName: string;
  email: string;
  phone: string;
  dob: string;
  panNumber: string;
  adhaarNumber: string;
  panImageUrl: string | null;
  adhaarFrontUrl: string | null;
  adhaarBackUrl: string | null;
  signImage: string | null;
  pdfUrl: string;
  reference: string;
}

export interface BuiltPdf {
  blob: Blob;
  skipped: readonly ImageField[];
}

/** What the pipeline does to the world; tests pass others in. */
export interface Effects {
  /** One try. @throws UploadError */
  uploadImage(
    file: Blob,
    fileName: string,
    onProgress: (sent: number) => void,
    signal: AbortSignal,
  ): Promise<string>;
  /** One try. @throws UploadError */
  uploadPdf(file: Blob, onProgress: (sent: number) => void, signal: AbortSignal): Promise<string>;
  buildPdf(request: PdfRequest): Promise<BuiltPdf>;
  /** One try. @throws MailError */
  sendMail(params: MailParams): Promise<void>;
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
}
