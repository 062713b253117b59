import { InquiryOutcome } from "@/components/inquiry-form/inquiry-outcome";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import type { Content } from "@/lib/content/load/load";
import { inquiryLink } from "@/lib/inquiry/chat-link";
import { Island } from "@/lib/islands/island";
import { Sample } from "./sample";

interface InquirySamplesProps {
  content: Content;
}

const MESSAGE = "Name: Asha Rao\nPhone: 00000 00000\n\nWhich plan covers index futures?";

/** The inquiry form, and what stands below it once it was sent. What is wrong the browser says. */
export function InquirySamples({ content }: InquirySamplesProps) {
  const { firm, shared, pages } = content;
  const words = pages.contact.form;
  const outcomes = [
    { name: "sent", text: MESSAGE, isOpen: true },
    { name: "sent-too-long", text: MESSAGE.repeat(40), isOpen: true },
    { name: "blocked", text: MESSAGE, isOpen: false },
  ];
  return (
    <>
      <Sample name="inquiry-empty">
        <div className="wrap max-w-[46rem]">
          <Island
            of="inquiry-form"
            when="idle"
            props={{ words, copy: shared.copy, chatPhone: firm.chat.phone, planLines: {} }}
          />
        </div>
      </Sample>
      <Sample name="inquiry-sending">
        <div className="wrap">
          <Button disabled aria-busy className="min-w-[11rem] gap-2.5">
            <Spinner className="size-5" />
            {words.sending}
          </Button>
        </div>
      </Sample>
      {outcomes.map(({ name, ...outcome }) => (
        <Sample key={name} name={`inquiry-${name}`}>
          <div className="wrap max-w-[46rem]">
            <Notice tone={outcome.isOpen ? "success" : "warning"}>
              <InquiryOutcome
                {...outcome}
                words={words}
                copy={shared.copy}
                link={inquiryLink(firm.chat.phone, outcome.text)}
              />
            </Notice>
          </div>
        </Sample>
      ))}
    </>
  );
}
