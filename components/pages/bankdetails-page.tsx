import { Band } from "@/components/bands/band";
import { FoldedTexts } from "@/components/bands/more";
import { RefundNote } from "@/components/bands/rate-card/rate-card";
import { List } from "@/components/bands/texts/lists";
import { Faq } from "@/components/bands/texts/texts";
import { type PageProps, SitePage } from "@/components/layout/site-page";
import { PaymentSlip } from "@/components/payment-slip/payment-slip";
import { Button } from "@/components/ui/button";
import { contactLinks } from "@/components/ui/contact-links";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { currentRefundRule } from "@/lib/fees/refund-examples";
import { closedWords } from "@/lib/site/closed";

/** What is ours beside the slip: what to check before paying. */
function PaymentChecks({ content }: { content: Content }) {
  const { checks, stop, order } = content.pages.bankdetails;
  return (
    <div className="grid content-start gap-5">
      <ul className="bullets">
        {checks.map((check) => (
          <li key={check}>
            <Markdown text={check} />
          </li>
        ))}
      </ul>
      <div className="bg-risk px-[min(1.25rem,5vw)] py-4">
        <p className="font-semibold">{stop.question}</p>
        <p className="display mt-1 text-big">{stop.answer}</p>
        <Markdown text={stop.why} className="mt-2 text-small" />
      </div>
      <Markdown text={order} className="text-small" />
    </div>
  );
}

function HelpLinks({ content }: { content: Content }) {
  const { help } = content.pages.bankdetails;
  return (
    <p className="mt-5 flex flex-wrap gap-3.5">
      <Button {...contactLinks(content).chat}>{help.chat}</Button>
      <Button ghost href={`mailto:${content.firm.email.support}`}>
        {help.email}
      </Button>
    </p>
  );
}

/** The slip, the instructions and the help links that the owner ordered, each before what is ours. */
export function BankDetailsPage(page: PageProps) {
  const { content } = page;
  const { timeline, questions, trouble } = content.pages.bankdetails;
  if (closedWords(content)) {
    return (
      <SitePage {...page}>
        <Band {...trouble} ground="deep">
          <FoldedTexts texts={trouble.items} />
          <HelpLinks content={content} />
        </Band>
      </SitePage>
    );
  }
  return (
    <SitePage {...page}>
      <div className="px-edge grid items-start gap-x-12 gap-y-6 pb-8 lg:grid-cols-2 lg:pb-14">
        <PaymentSlip content={content} />
        <PaymentChecks content={content} />
      </div>
      <Band {...timeline} id={OWN_ANCHORS.bankdetails.instructions} ground="sheet" layout="above">
        <List look="steps" items={timeline.steps} />
        <HelpLinks content={content} />
      </Band>
      <Band {...questions}>
        <Faq items={questions.items} content={content} path="pages/bankdetails.questions" />
      </Band>
      <Band heading={currentRefundRule(content.refunds).heading} ground="deep">
        <RefundNote content={content} />
      </Band>
      <Band {...trouble} ground="sheet">
        <FoldedTexts texts={trouble.items} />
      </Band>
    </SitePage>
  );
}
