import { phoneHref } from "@/lib/content/format";
import type { Firm } from "@/lib/content/schemas/firm";
import { chatHref } from "@/lib/inquiry/chat-link";

interface DirectContactProps {
  /** Words before the links, such as "Or reach us directly:". */
  intro: string;
  chatLabel: string;
  firm: Pick<Firm, "chat" | "phone" | "email">;
}

/** The ways to the firm that need no form and no script, in one quiet line. */
export function DirectContact({ intro, chatLabel, firm }: DirectContactProps) {
  const { chat, phone, email } = firm;
  const newTab = { target: "_blank", rel: "noopener noreferrer" };
  const links = [
    { label: chatLabel, href: chatHref(chat.phone, chat.message), ...newTab },
    { label: phone, href: phoneHref(phone) },
    { label: email.general, href: `mailto:${email.general}` },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-base">
      <p className="text-muted">{intro}</p>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ label, ...link }) => (
          <li key={link.href}>
            <a {...link} className="flex min-h-9 items-center wrap-anywhere">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
