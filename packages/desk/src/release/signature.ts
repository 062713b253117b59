import type { Release } from "./release";

/** What is said of a tag without a message. */
export const NO_SIGNATURE = "approved by nobody's signature: the tag has no message";

/** The beginning of a hash, or all of it. */
const HASH = /^[\da-f]{8,64}$/;

/** What the message of a tag says of the hash that was signed. */
type Signature =
  | { kind: "no message" | "no line" | "same" }
  | { kind: "no hash" | "other"; written: string };

/** @param hash of the build that the tag is on */
export function signatureIn(message: string, hash: string): Signature {
  if (message.trim() === "") return { kind: "no message" };
  const [, line] = /^[ \t]*Hash[ \t]*:[ \t]*(.*)$/im.exec(message) ?? [];
  if (line === undefined) return { kind: "no line" };
  const written = line.trim();
  const signed = written.toLowerCase();
  if (!HASH.test(signed)) return { kind: "no hash", written };
  return hash.startsWith(signed) ? { kind: "same" } : { kind: "other", written: signed };
}

/** The state of a build that has a tag of its own, as a sentence: whether the tag approves just it. */
export function approvedInWords({ state, ownMessage = "", hash }: Release): string {
  const signed = signatureIn(ownMessage, hash);
  switch (signed.kind) {
    case "no message":
      return `NOT SIGNED. It has the tag ${state}, ${NO_SIGNATURE}.`;
    case "other":
      return `NOT THIS BUILD. It has the tag ${state}, but the tag was signed for another build: its hash is ${signed.written}, that of this one ${hash.slice(0, 16)}. It was built with other keys or on another day, or something else was approved.`;
    default:
      return `Approved as ${state}.`;
  }
}
