import { InquiryOutcome } from "@/components/inquiry-form/inquiry-outcome";
import { Notice } from "@/components/ui/notice";
import type { Content } from "@/lib/content/content";
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
      <Sample name="inquiry-empty" layout="column">
        <Island
          of="inquiry-form"
          when="idle"
          props={{
            words,
            copy: shared.copy,
            chatPhone: firm.chat.phone,
            planLines: {},
            planWords: pages.contact,
          }}
        />
      </Sample>
      {outcomes.map(({ name, ...outcome }) => (
        <Sample key={name} name={`inquiry-${name}`} layout="column">
          <Notice tone={outcome.isOpen ? "success" : "warning"}>
            <InquiryOutcome
              {...outcome}
              words={words}
              copy={shared.copy}
              link={inquiryLink(firm.chat.phone, outcome.text)}
            />
          </Notice>
        </Sample>
      ))}
    </>
  );
}
