import { Encrypter } from "age-encryption";

/** The setting that seals what clients send to the firm's own keys (docs/consent.md). */
export const SEAL_VARIABLE = "NEXT_PUBLIC_CONSENT_SEAL_TO";

/** age's recipients for quantum computers; their code is fetched for them alone. */
export const isPostQuantum = (recipient: string) => recipient.startsWith("age1pq1");

/** Why age cannot seal to a text; undefined where it can. Quotes nothing: it may be a secret. */
function mistakeOf(text: string): string | undefined {
  if (/^AGE-SECRET-KEY-/i.test(text)) {
    return "is a secret key, which must never be here. As others may have read it, make a new key, and give its public recipient";
  }
  // Classic recipients have 62 letters and digits, and a 1 in them is a misread l.
  if (/^age1[a-z0-9-]+1/.test(text) && !isPostQuantum(text) && text.length !== 62) {
    return "is for a plugin of age, which a browser does not have";
  }
  if (!text.startsWith("age1")) return "is not an age recipient: those begin with age1";
  try {
    // Checks the checksum and the length.
    new Encrypter().addRecipient(text);
    return undefined;
  } catch {
    return "is mistyped or cut short. Copy it again, whole";
  }
}

/**
 * The age recipients to which the form seals; none where the setting is empty. At build time alone.
 * @throws Error with a sentence for the first one that is wrong
 */
export function readRecipients(env: Record<string, string | undefined>): string[] {
  const recipients = (env[SEAL_VARIABLE] ?? "").split(/[\s,]+/).filter((text) => text !== "");
  for (const [index, text] of recipients.entries()) {
    const isDouble = recipients.indexOf(text) < index;
    const mistake = isDouble ? "is there twice. Remove one" : mistakeOf(text);
    if (mistake) throw new Error(`${SEAL_VARIABLE}: recipient ${index + 1} ${mistake}.`);
  }
  // age refuses it too: whoever breaks the weaker key opens the file.
  if (new Set(recipients.map(isPostQuantum)).size > 1) {
    throw new Error(
      `${SEAL_VARIABLE}: give recipients of one kind, all age1pq1… or none, as a file is only as safe as the weaker of two.`,
    );
  }
  return recipients;
}

/** Advice for the end of a build, if any. */
export function sealAdvice({ length }: readonly string[]): string[] {
  if (length !== 1) return [];
  return [
    `${SEAL_VARIABLE} has one recipient: if its key is lost, all that was sealed to it is lost. Add a second one, kept elsewhere.`,
  ];
}
