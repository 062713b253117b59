import { BandFrame } from "@/components/bands/band-frame";
import { Faq } from "@/components/bands/texts/faq";
import type { CheckedContent } from "@/lib/checks/checked-content";

export function PaymentQuestions({ content }: { content: CheckedContent }) {
  const { heading, intro, items } = content.pages.bankdetails.questions;
  return (
    <BandFrame heading={heading} intro={intro}>
      <Faq items={items} content={content} path="pages/bankdetails.questions" />
    </BandFrame>
  );
}
