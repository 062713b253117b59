import {
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from "age-encryption";

/** Why no key was found; opener.template has a sentence for each. */
export type KeyFault = "no-key" | "mistyped";

export interface Key {
  /** Secret key: `AGE-SECRET-KEY-…`. */
  identity: string;
  /** Public key: `age1…`. */
  recipient: string;
}

/** 32 bytes and a checksum in Bech32, which has no b, i, o and 1. */
const IDENTITY = /AGE-SECRET-KEY-(?:PQ-)?1[02-9AC-HJ-NP-Z]{58}/g;

/** Finds keys in a key file or in pasted text. @returns all keys, or why there is none */
export async function readKeys(text: string): Promise<Key[] | KeyFault> {
  // A single-line field removes line breaks, so comments cannot be recognised.
  const withoutComments = text.includes("\n") ? text.replace(/^\s*#.*$/gm, "") : text;
  const letters = withoutComments.replace(/\s/g, "").toUpperCase();
  const identities = new Set(letters.match(IDENTITY) ?? []);
  if (identities.size === 0) {
    return letters.includes("AGE-SECRET-KEY-") ? "mistyped" : "no-key";
  }
  try {
    return await Promise.all([...identities].map(keyOf));
  } catch {
    // Its checksum does not fit.
    return "mistyped";
  }
}

/** Adds keys to those that are held, none twice: each opens what it opened before. */
export function withKeys(held: readonly Key[], found: readonly Key[]): Key[] {
  const isNew = ({ identity }: Key) => held.every((key) => key.identity !== identity);
  return [...held, ...found.filter(isNew)];
}

async function keyOf(identity: string): Promise<Key> {
  return { identity, recipient: await identityToRecipient(identity) };
}

/** @param isHybrid also secure against quantum computers */
export async function makeKey(isHybrid: boolean): Promise<Key> {
  const identity = isHybrid ? await generateHybridIdentity() : await generateX25519Identity();
  return keyOf(identity);
}

/** The file format of age's own tools. */
export function keyFile({ identity, recipient }: Key): string {
  return `# public key: ${recipient}\n${identity}\n`;
}
