import { Checklist } from "@/components/blocks/checklist";
import { NumberedSteps, RuledEntries } from "@/components/blocks/entries";
import { Faq } from "@/components/blocks/faq";
import { Section } from "@/components/blocks/section";
import { SitePage } from "@/components/layout/site-page";
import { PaymentDetails } from "@/components/pages/payment-details";
import { RefundNote } from "@/components/pages/refund-note";
import { Button } from "@/components/ui/button";
import { contactLinks } from "@/components/ui/contact-links";
import { Markdown } from "@/components/ui/markdown";
import { getContent } from "@/lib/checks/checked-content";
import { boundRule } from "@/lib/fees/refund-examples";
import { closedWords } from "@/lib/site/closed";
import { pageMetadata } from "@/lib/site/page-metadata";

export const generateMetadata = () => pageMetadata(getContent(), "/bankdetails");

export default function BankDetailsPage() {
  const content = getContent();
  const { firm, pages } = content;
  const { amount, timeline, genuine, questions, help, trouble } = pages.bankdetails;
  return (
    <SitePage content={content} route="/bankdetails">
      {!closedWords(content) && (
        <>
          <div className="wrap">
            <div className="margin-grid pb-9">
              <h2 className="text-h3">{amount.heading}</h2>
              <div>
                {amount.intro && <Markdown text={amount.intro} />}
                <Markdown text={amount.note} className="mt-3" />
                <Markdown text={amount.order} className="mt-3" />
              </div>
            </div>
            <PaymentDetails content={content} />
          </div>
          <Section heading={timeline.heading} layout="full">
            <NumberedSteps entries={timeline.steps} />
          </Section>
          <Section heading={boundRule(content.refunds).heading} spacing="small">
            <RefundNote content={content} />
          </Section>
          <Section heading={genuine.heading}>
            <Checklist items={genuine.items} />
          </Section>
          <Section heading={questions.heading} intro={questions.intro}>
            <Faq items={questions.items} content={content} path="pages/bankdetails.questions" />
          </Section>
        </>
      )}
      <Section heading={trouble.heading}>
        <RuledEntries entries={trouble.items} columns={1} />
      </Section>
      <Section heading={help.heading} intro={help.intro} spacing="small">
        <p className="flex flex-wrap gap-3.5">
          <Button {...contactLinks(content).chat}>{help.chat}</Button>
          <Button ghost href={`mailto:${firm.email.support}`}>
            {help.email}
          </Button>
        </p>
      </Section>
    </SitePage>
  );
}
