import { ChatBubble } from "@/components/ui/icons";
import { chatHref } from "@/lib/content/format";
import type { Firm } from "@/lib/content/schemas/firm";

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
    <div className="chat-bar no-print fixed inset-x-0 bottom-0 z-20 flex items-center justify-end gap-3 border-t border-rule bg-paper px-gutter py-1 text-[min(0.875rem,5vw)] leading-tight font-semibold text-brand md:contents [@media(height<=360px)]:static">
      <span aria-hidden="true" className="md:hidden">
        {caption}
      </span>
      <a
        href={chatHref(chat.phone, chat.message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        className="chat-button grid size-[44px] shrink-0 place-items-center rounded-full bg-brand text-paper max-md:after:absolute max-md:after:inset-0 hover:bg-brand-dark md:fixed md:right-6 md:bottom-6 md:z-20 md:size-14"
      >
        <ChatBubble className="size-[22px] md:size-6.5" />
      </a>
    </div>
  );
}
