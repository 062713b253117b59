import type { Content } from "@/lib/content/content";
import { contactLinks } from "./contact-links";

/** Phone, chat and e-mail; works without scripts. */
export function DirectContact({ content }: { content: Content }) {
  const { firm, pages } = content;
  const { chat, phone, email } = contactLinks(content);
  return (
    <>
      <p className="mid lg:text-[2.25rem]">
        <a {...phone} className="inline-block">
          {firm.phone}
        </a>
      </p>
      <p className="flex flex-wrap gap-x-5 *:inline-flex *:min-h-9 *:items-center">
        <a {...chat}>
          {pages.contact.labels.chat}{" "}
          {firm.chat.phone !== firm.phone && <span translate="no">{firm.chat.phone}</span>}
        </a>
        <a {...email} className="wrap-anywhere">
          {firm.email.general}
        </a>
      </p>
    </>
  );
}
