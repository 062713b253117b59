import { chatHref, phoneHref } from "./format";
import type { NavLink } from "./navigation";
import type { Firm } from "./schemas/firm";

/** The ways to the firm that need no form: chat, phone and mail. */
export function directLinks({ chat, phone, email }: Firm, chatLabel: string): NavLink[] {
  return [
    { label: chatLabel, href: chatHref(chat.phone, chat.message) },
    { label: phone, href: phoneHref(phone) },
    { label: email.general, href: `mailto:${email.general}` },
  ];
}
