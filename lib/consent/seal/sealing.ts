import type { TextValues } from "@/lib/consent/fields";

/** A sealed file's name is its own and this. */
export const SEALED = ".age";

/**
 * Whether this browser can seal, asked before anything is typed. age-encryption pipes streams, which
 * Firefox does from 102 on, and asks WebCrypto, which is there on https and localhost alone.
 */
export function canSeal(): boolean {
  return (
    typeof TransformStream === "function" &&
    typeof ReadableStream.prototype.pipeThrough === "function" &&
    globalThis.crypto.subtle !== undefined
  );
}

const lastFour = (number: string) => number.replace(/[\s\p{Pd}]/gu, "").replace(/.(?=.{4})/gu, "X");

/** The fields as an e-mail beside sealed files names them; the sealed PDF has the whole numbers. */
export function maskedFields(fields: TextValues): TextValues {
  const { panNumber, adhaarNumber } = fields;
  return { ...fields, panNumber: lastFour(panNumber), adhaarNumber: lastFour(adhaarNumber) };
}
