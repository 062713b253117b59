import type { Firm } from "@/lib/content/schemas/firm";
import { chatHref } from "@/lib/inquiry/chat-link";
import { phoneHref } from "@/lib/text/format";

/** Attributes of the links that reach the firm. */
export function contactLinks({ phone, chat, email }: Pick<Firm, "phone" | "chat" | "email">) {
  return {
    phone: { href: phoneHref(phone) },
    chat: {
      href: chatHref(chat.phone, chat.message),
      target: "_blank",
      rel: "noopener noreferrer",
    },
    email: { href: `mailto:${email.general}` },
  };
}
