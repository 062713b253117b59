import { MailError } from "@/lib/consent/providers/mail";
import { UploadError } from "@/lib/consent/providers/upload-error";
import type { Step } from "./submission-state";

/**
 * A failure for the log. The media host's words may be quoted, as it is sent no text about the
 * client; the e-mail provider's may not, as it is. For a PDF that was not taken: docs/requirements.md
 * R9.4.
 */
export function failureWords(cause: unknown, step: Step): string {
  if (cause instanceof MailError) {
    const { kind, status, text } = cause.fault;
    return kind === "misuse" ? text : `e-mail ${kind} ${status ?? ""}`.trim();
  }
  if (cause instanceof UploadError) {
    if (step === "upload") return cause.message;
    const message = cause.fault.kind === "status" ? cause.fault.message : null;
    return message ?? "Failed to upload PDF";
  }
  return cause instanceof Error ? cause.name : typeof cause;
}
