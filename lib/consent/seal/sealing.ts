import type { TextValues } from "@/lib/consent/fields";

/** File extension of sealed files, added to the name. */
export const SEALED = ".age";

/** age-encryption needs pipeThrough (Firefox 102) and WebCrypto (https and localhost only). */
export function canSeal(): boolean {
  return (
    typeof TransformStream === "function" &&
    typeof ReadableStream.prototype.pipeThrough === "function" &&
    globalThis.crypto.subtle !== undefined
  );
}

const lastFour = (number: string) => number.replace(/[\s\p{Pd}]/gu, "").replace(/.(?=.{4})/gu, "X");

/** Fields for the e-mail if files are sealed; only the sealed PDF has the full numbers. */
export function maskedFields(fields: TextValues): TextValues {
  const { panNumber, adhaarNumber } = fields;
  return { ...fields, panNumber: lastFour(panNumber), adhaarNumber: lastFour(adhaarNumber) };
}
