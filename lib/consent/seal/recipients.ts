import { Encrypter } from "age-encryption";
import { isPostQuantum } from "./sealing";

/** Environment variable with the firm's age recipients (docs/consent.md). */
export const SEAL_VARIABLE = "NEXT_PUBLIC_CONSENT_SEAL_TO";

/** Why age cannot encrypt to a text, if so. Does not quote the text, which may be a secret. */
function mistakeOf(text: string): string | undefined {
  if (/^AGE-SECRET-KEY-/i.test(text)) {
    return "is a secret key, which must never be here. As others may have read it, make a new key, and give its public recipient";
  }
  // Classic recipients have 62 characters; a 1 in them is a mistyped l.
  if (/^age1[a-z0-9-]+1/.test(text) && !isPostQuantum(text) && text.length !== 62) {
    return "is for a plugin of age, which a browser does not have";
  }
  if (!text.startsWith("age1")) return "is not an age recipient: those begin with age1";
  try {
    // Verifies the checksum and the length.
    new Encrypter().addRecipient(text);
    return undefined;
  } catch {
    return "is mistyped or cut short. Copy it again, whole";
  }
}

/** The form's age recipients, for the build. @throws Error that explains the first invalid one */
export function readRecipients(env: Record<string, string | undefined>): string[] {
  const recipients = (env[SEAL_VARIABLE] ?? "").split(/[\s,]+/).filter((text) => text !== "");
  for (const [index, text] of recipients.entries()) {
    const isDouble = recipients.indexOf(text) < index;
    const mistake = isDouble ? "is there twice. Remove one" : mistakeOf(text);
    if (mistake) throw new Error(`${SEAL_VARIABLE}: recipient ${index + 1} ${mistake}.`);
  }
  // age also refuses a mix: breaking the weaker key opens the file.
  if (new Set(recipients.map(isPostQuantum)).size > 1) {
    throw new Error(
      `${SEAL_VARIABLE}: give recipients of one kind, all age1pq1… or none, as a file is only as safe as the weaker of two.`,
    );
  }
  return recipients;
}

/** What to tell whoever builds the site with these recipients. */
export function sealAdvice(recipients: readonly string[]): string[] {
  if (recipients.length !== 1) return [];
  return [
    `${SEAL_VARIABLE} has one recipient: if its key is lost, all that was sealed to it is lost. Add a second one, kept elsewhere.`,
  ];
}
