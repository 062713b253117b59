import { CopyButton } from "@/components/ui/copy-button";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { Shared } from "@/lib/content/schemas/shared";
import type { InquiryLink } from "@/lib/inquiry/chat-link";

type FormWords = PageOf<"contact">["form"];

interface InquiryOutcomeProps {
  words: FormWords["sent" | "failed"];
  prepared: FormWords["prepared"];
  copy: Shared["copy"];
  text: string;
  link: InquiryLink;
  /** Shows the text too; where the browser lets no script copy it, the visitor can. */
  isTextShown: boolean;
}

/** What came of an inquiry, with the message as a plain link and a button that copies it. */
export function InquiryOutcome({
  words,
  prepared,
  copy,
  text,
  link,
  isTextShown,
}: InquiryOutcomeProps) {
  return (
    <>
      <p className="font-semibold">{words.title}</p>
      <p>{words.text}</p>
      <p className="mt-2">{words.next}</p>
      {link.isCut && <p className="mt-2">{prepared.cut}</p>}
      {isTextShown && (
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
