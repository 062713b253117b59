import { chatHref, phoneHref } from "@/lib/content/format";
import type { Firm } from "@/lib/content/schemas/firm";
import type { NavLink } from "./navigation";

/** The ways to the firm that need no form: chat, phone and mail. */
export function directLinks({ chat, phone, email }: Firm, chatLabel: string): NavLink[] {
  return [
    { label: chatLabel, href: chatHref(chat.phone, chat.message) },
    { label: phone, href: phoneHref(phone) },
    { label: email.general, href: `mailto:${email.general}` },
  ];
}
