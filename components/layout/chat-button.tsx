import { contactLinks } from "@/components/ui/contact-links";
import { ChatBubble } from "@/components/ui/icons";
import type { Content } from "@/lib/content/content";

type ChatButtonProps = { content: Pick<Content, "firm" | "notices" | "shared"> };

/** Fixed at the bottom right of every page, at every scroll position (docs/requirements.md R2.3). */
export function ChatButton({ content }: ChatButtonProps) {
  const { chat } = content.shared;
  const { href, ...tab } = contactLinks(content).chat;
  return (
    <a
      {...tab}
      href={href}
      aria-label={chat}
      title={chat}
      className="chat-button floating print:hidden"
    >
      <ChatBubble />
    </a>
  );
}
