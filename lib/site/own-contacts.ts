import type { Firm } from "@/lib/content/schemas/firm";

/** One use of a phone number or e-mail address. */
interface ContactUse {
  value: string;
  use: string;
  /** Where content has it. */
  path: string;
}

/** A phone number or e-mail address of the firm, with all its uses and content paths. */
export interface OwnContact {
  value: string;
  uses: string[];
  paths: string[];
}

/** One contact for each value, in the order of their first uses. */
function joinUses(contacts: readonly ContactUse[]): OwnContact[] {
  const byValue = new Map<string, OwnContact>();
  for (const { value, use, path } of contacts) {
    const contact = byValue.get(value) ?? { value, uses: [], paths: [] };
    if (!contact.uses.includes(use)) contact.uses.push(use);
    contact.paths.push(path);
    byValue.set(value, contact);
  }
  return [...byValue.values()];
}

/**
 * The firm's contacts except for payment.
 * @param words the label of each use
 * @param servicePhone the number that the firm calls from; undefined if it is not supplied
 */
export function ownContacts(
  { phone, chat, email, officers }: Pick<Firm, "phone" | "chat" | "email" | "officers">,
  words: Record<"phone" | "chat" | "service" | "general" | "support" | "grievance", string>,
  servicePhone: string | undefined,
) {
  const phones: ContactUse[] = [
    { value: phone, use: words.phone, path: "firm.phone" },
    { value: chat.phone, use: words.chat, path: "firm.chat.phone" },
  ];
  const emails: ContactUse[] = [
    { value: email.general, use: words.general, path: "firm.email.general" },
    { value: email.support, use: words.support, path: "firm.email.support" },
    { value: email.grievance, use: words.grievance, path: "firm.email.grievance" },
  ];
  if (servicePhone) {
    phones.push({ value: servicePhone, use: words.service, path: "firm.filings.servicePhone" });
  }
  for (const [index, officer] of officers.entries()) {
    const use = officer.role.toLowerCase();
    phones.push({ value: officer.phone, use, path: `firm.officers[${index}].phone` });
    emails.push({ value: officer.email, use, path: `firm.officers[${index}].email` });
  }
  return { phones: joinUses(phones), emails: joinUses(emails) };
}
