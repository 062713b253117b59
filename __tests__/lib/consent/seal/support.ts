import {
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from "age-encryption";

/** New keys of a kind, and what seals to them. */
export async function recipientsOf(kind: "classic" | "hybrid", number: number) {
  const make = kind === "classic" ? generateX25519Identity : generateHybridIdentity;
  const identities = await Promise.all(Array.from({ length: number }, make));
  return { identities, recipients: await Promise.all(identities.map(identityToRecipient)) };
}
