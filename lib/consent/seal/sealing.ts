import type { TextValues } from "@/lib/consent/fields";

/** File extension of sealed files, added to the name. */
export const SEALED = ".age";

/** age's post-quantum recipients; their code is loaded only if needed. */
export function isPostQuantum(recipient: string): boolean {
  return recipient.startsWith("age1pq1");
}

/** age-encryption needs pipeThrough (Firefox 102) and WebCrypto (https and localhost only). */
export function canSeal(): boolean {
  return (
    typeof TransformStream === "function" &&
    typeof ReadableStream.prototype.pipeThrough === "function" &&
    globalThis.crypto.subtle !== undefined
  );
}

/** An identity number of which only the last four characters are left. */
function masked(number: string): string {
  const compact = number.replace(/[\s\p{Pd}]/gu, "");
  return compact.replace(/.(?=.{4})/gu, "X");
}

/** Fields for the e-mail if files are sealed; only the sealed PDF has the full numbers. */
export function maskedFields(fields: TextValues): TextValues {
  return {
    ...fields,
    panNumber: masked(fields.panNumber),
    adhaarNumber: masked(fields.adhaarNumber),
  };
}
