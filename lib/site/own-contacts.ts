import type { Firm } from "@/lib/content/schemas/firm";

/** A number or an e-mail address of the firm, with all its uses. */
export interface OwnContact {
  value: string;
  uses: string[];
  /** All its paths in content. */
  paths: string[];
}

export type ContactUses = Record<"phone" | "chat" | "general" | "support" | "grievance", string>;

function once(
  contacts: readonly (readonly [value: string, use: string, path: string])[],
): OwnContact[] {
  const found = new Map<string, OwnContact>();
  for (const [value, use, path] of contacts) {
    const contact = found.get(value) ?? { value, uses: [], paths: [] };
    if (!contact.uses.includes(use)) contact.uses.push(use);
    contact.paths.push(path);
    found.set(value, contact);
  }
  return [...found.values()];
}

/**
 * Every number and e-mail address from which the firm calls and writes, without payment addresses.
 * @param uses the purpose of each, in words
 */
export function ownContacts(
  { phone, chat, email, officers }: Pick<Firm, "phone" | "chat" | "email" | "officers">,
  uses: ContactUses,
): { phones: OwnContact[]; emails: OwnContact[] } {
  const kinds = ["general", "support", "grievance"] as const;
  const ofOfficers = (key: "phone" | "email") =>
    officers.map(
      (officer, index) =>
        [officer[key], officer.role.toLowerCase(), `firm.officers[${index}].${key}`] as const,
    );
  return {
    phones: once([
      [phone, uses.phone, "firm.phone"],
      [chat.phone, uses.chat, "firm.chat.phone"],
      ...ofOfficers("phone"),
    ]),
    emails: once([
      ...kinds.map((kind) => [email[kind], uses[kind], `firm.email.${kind}`] as const),
      ...ofOfficers("email"),
    ]),
  };
}
