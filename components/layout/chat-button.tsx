import { ChatBubble } from "@/components/ui/icons";
import { chatHref } from "@/lib/content/format";
import type { Firm } from "@/lib/content/schemas/firm";

interface ChatButtonProps {
  chat: Firm["chat"];
  label: string;
}

export function ChatButton({ chat, label }: ChatButtonProps) {
  return (
    <a
      href={chatHref(chat.phone, chat.message)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className="chat-button no-print fixed right-4 bottom-4 z-20 grid size-14 place-items-center rounded-full bg-brand text-paper floating hover:bg-brand-dark md:right-6 md:bottom-6"
    >
      <ChatBubble className="size-6.5" />
    </a>
  );
}
