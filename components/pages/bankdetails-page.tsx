import { Band } from "@/components/bands/band";
import { FoldedTexts } from "@/components/bands/more";
import { RefundNote } from "@/components/bands/rate-card/rate-card";
import { List } from "@/components/bands/texts/lists";
import { Faq } from "@/components/bands/texts/texts";
import { type PageProps, SitePage, type Top } from "@/components/layout/site-page";
import { PaymentSlip } from "@/components/payment-slip/payment-slip";
import { Button } from "@/components/ui/button";
import { contactLinks } from "@/components/ui/contact-links";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { currentRefundRule } from "@/lib/fees/refund-examples";
import { closedWords } from "@/lib/site/closed";

function paymentTop(content: Content): Top {
  const { checks, stop, order } = content.pages.bankdetails;
  return {
    actions: (
      <ul className="mt-4 *:border-t *:py-2 lg:mt-8 lg:text-[1.1875rem]/[1.5] lg:*:py-4">
        {checks.map((check) => (
          <li key={check}>
            <Markdown text={check} />
          </li>
        ))}
      </ul>
    ),
    figure: (
      <>
        <div className="hero-above items-center bg-green px-[min(1.25rem,4vw)] py-5 lg:justify-center lg:px-8">
          <PaymentSlip content={content} />
        </div>
        <div className="hero-below bg-risk px-edge pt-3 pb-4 lg:pl-8">
          <p className="font-semibold">{stop.question}</p>
          <p className="display mt-2 text-big">{stop.answer}</p>
          <Markdown text={stop.why} className="mt-2 text-small" />
        </div>
        <Markdown text={order} className="hero-controls text-small" />
      </>
    ),
  };
}

export function BankDetailsPage(page: PageProps) {
  const { content } = page;
  const { timeline, questions, help, trouble } = content.pages.bankdetails;
  const isOpen = !closedWords(content);
  return (
    <SitePage {...page} top={isOpen ? paymentTop(content) : undefined}>
      {isOpen && (
        <>
          <Band {...timeline} ground="sheet" layout="above">
            <List look="steps" items={timeline.steps} />
          </Band>
          <Band {...questions}>
            <Faq items={questions.items} content={content} path="pages/bankdetails.questions" />
          </Band>
          <Band heading={currentRefundRule(content.refunds).heading} ground="deep">
            <RefundNote content={content} />
          </Band>
        </>
      )}
      <Band {...trouble} ground={isOpen ? "sheet" : "deep"}>
        <FoldedTexts texts={trouble.items} />
        <p className="mt-5 flex flex-wrap gap-3.5">
          <Button {...contactLinks(content).chat}>{help.chat}</Button>
          <Button ghost href={`mailto:${content.firm.email.support}`}>
            {help.email}
          </Button>
        </p>
      </Band>
    </SitePage>
  );
}
