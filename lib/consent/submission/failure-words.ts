import { ProviderError } from "@/lib/consent/providers/provider-error";
import type { Step } from "./submission-state";

/**
 * A failure for the log. The media host's words may be quoted, as it is sent no text about the
 * client; the e-mail provider's may not.
 */
export function failureWords(cause: unknown, step: Step): string {
  if (!(cause instanceof ProviderError)) return cause instanceof Error ? cause.name : typeof cause;
  const { kind, status = "", text } = cause.fault;
  // docs/requirements.md R9.4 and R9.9 fix the words for the PDF and for a missing key.
  if (step === "pdf") return text ?? "Failed to upload PDF";
  if (step === "mail") return kind === "misuse" ? `${text}` : `e-mail ${kind} ${status}`.trim();
  return `${kind} ${status} ${text ?? ""}`.trim();
}
