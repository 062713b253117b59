import { CopyButton } from "@/components/ui/button";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { Shared } from "@/lib/content/schemas/shared";
import type { InquiryLink } from "@/lib/inquiry/chat-link";

export interface Inquiry {
  text: string;
  link: InquiryLink;
  /** Whether the browser opened the chat in a new tab. */
  isOpen: boolean;
}

interface InquiryOutcomeProps extends Inquiry {
  words: PageOf<"contact">["form"];
  copy: Shared["copy"];
}

/** The outcome of an inquiry, with the message as a link, to copy and, if needed, to read. */
export function InquiryOutcome({ words, copy, text, link, isOpen }: InquiryOutcomeProps) {
  const { prepared } = words;
  const outcome = isOpen ? words.sent : words.failed;
  return (
    <>
      <p className="font-semibold">{outcome.title}</p>
      <p>{outcome.text}</p>
      <p className="mt-2">{outcome.next}</p>
      {link.isCut && <p className="mt-2">{prepared.cut}</p>}
      {(link.isCut || !isOpen) && (
        <div id="message-text" className="mt-3 bg-paper">
          <ScrollRegion
            label={prepared.heading}
            className="max-h-44 border border-rule p-3 text-small whitespace-pre-wrap wrap-anywhere"
          >
            {text}
          </ScrollRegion>
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <a
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          className="flex min-h-11 items-center font-semibold"
        >
          {prepared.link}
        </a>
        <CopyButton value={text} what={prepared.what} target="message-text" words={copy} />
      </div>
    </>
  );
}
