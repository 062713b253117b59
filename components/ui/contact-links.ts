import type { Content } from "@/lib/content/content";
import { chatHref } from "@/lib/inquiry/chat-link";
import { closedWords } from "@/lib/site/closed";
import { phoneHref } from "@/lib/text/format";

/** A translator would change numbers and addresses. */
const KEPT = "no" as const;

/** Attributes of links to the firm's phone, chat and e-mail. */
export function contactLinks(content: Pick<Content, "firm" | "notices">) {
  const { phone, chat, email } = content.firm;
  return {
    phone: { href: phoneHref(phone), translate: KEPT },
    chat: {
      href: chatHref(chat.phone, closedWords(content)?.chat ?? chat.message),
      target: "_blank",
      rel: "noopener noreferrer",
    },
    email: { href: `mailto:${email.general}`, translate: KEPT },
  };
}
