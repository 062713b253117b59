import { ChatBubble } from "@/components/ui/icons";
import type { Firm } from "@/lib/content/schemas/firm";
import { chatHref } from "@/lib/inquiry/chat-link";

interface ChatButtonProps {
  chat: Firm["chat"];
  label: string;
}

/**
 * Fixed at the bottom right. On phones it stands in a bar of its own, so that it lies on no word and
 * no control; the whole bar can be pressed. A very low window keeps its height for reading: there
 * the bar ends the page.
 */
export function ChatButton({ chat, label }: ChatButtonProps) {
  const caption = label.replace(/ \(.*\)$/, "");
  return (
    <div className="chat-bar no-print">
      <span aria-hidden="true" className="md:hidden">
        {caption}
      </span>
      <a
        href={chatHref(chat.phone, chat.message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        className="cover grid size-[44px] shrink-0 place-items-center rounded-full bg-brand text-paper hover:bg-brand-dark md:size-14 forced-colors:border"
      >
        <ChatBubble className="size-[26px]" />
      </a>
    </div>
  );
}
