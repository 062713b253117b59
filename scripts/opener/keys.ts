import {
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from "age-encryption";

/** Why there is no key; templates/opener.template has a sentence for each. */
export type KeyFault = "no-key" | "mistyped";

export interface Key {
  /** Opens: `AGE-SECRET-KEY-…`. */
  identity: string;
  /** Seals, and may be known to everybody: `age1…`. */
  recipient: string;
}

/** 32 bytes and their check in bech32, without b, i, o and 1. */
const IDENTITY = /AGE-SECRET-KEY-(?:PQ-)?1[02-9AC-HJ-NP-Z]{58}/g;

/**
 * Reads keys out of a key file or out of what was pasted or typed.
 * @returns all keys in it, or why there is none
 */
export async function readKeys(text: string): Promise<Key[] | KeyFault> {
  // A field of one line takes the breaks out of what is pasted; then nothing ends a comment.
  const told = text.includes("\n") ? text.replace(/^\s*#.*$/gm, "") : text;
  const letters = told.replace(/\s/g, "").toUpperCase();
  const identities = letters.match(IDENTITY) ?? [];
  if (identities.length === 0) {
    return letters.includes("AGE-SECRET-KEY-") ? "mistyped" : "no-key";
  }
  try {
    return await Promise.all([...new Set(identities)].map(withRecipient));
  } catch {
    return "mistyped";
  }
}

const withRecipient = async (identity: string): Promise<Key> => ({
  identity,
  recipient: await identityToRecipient(identity),
});

/** A new pair of keys. @param isHybrid safe from quantum computers too */
export const makeKey = async (isHybrid: boolean): Promise<Key> =>
  withRecipient(await (isHybrid ? generateHybridIdentity() : generateX25519Identity()));

/** A key as a file that age's own programs read too. */
export const keyFile = ({ identity, recipient }: Key) =>
  `# public key: ${recipient}\n${identity}\n`;
