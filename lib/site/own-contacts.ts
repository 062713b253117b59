import type { Firm } from "@/lib/content/schemas/firm";

type Use = readonly [value: string, use: string, path: string];

/** A phone number or e-mail address of the firm, with all its uses and content paths. */
export type OwnContact = ReturnType<typeof once>[number];

function once(contacts: readonly Use[]) {
  return [...new Set(contacts.map(([value]) => value))].map((value) => {
    const same = contacts.filter(([other]) => other === value);
    const uses = [...new Set(same.map(([, use]) => use))];
    return { value, uses, paths: same.map(([, , path]) => path) };
  });
}

/** The firm's contacts except for payment. @param words the label of each use */
export function ownContacts(
  { phone, chat, email, officers }: Pick<Firm, "phone" | "chat" | "email" | "officers">,
  words: Record<"phone" | "chat" | "general" | "support" | "grievance", string>,
) {
  const kinds = ["general", "support", "grievance"] as const;
  const emails = kinds.map((kind): Use => [email[kind], words[kind], `firm.email.${kind}`]);
  const phones: Use[] = [[phone, words.phone, "firm.phone"]];
  phones.push([chat.phone, words.chat, "firm.chat.phone"]);
  for (const [index, officer] of officers.entries()) {
    const role = officer.role.toLowerCase();
    phones.push([officer.phone, role, `firm.officers[${index}].phone`]);
    emails.push([officer.email, role, `firm.officers[${index}].email`]);
  }
  return { phones: once(phones), emails: once(emails) };
}
