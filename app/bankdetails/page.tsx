import { Checklist } from "@/components/blocks/checklist";
import { NumberedSteps, RuledEntries } from "@/components/blocks/entries";
import { Section } from "@/components/blocks/section";
import { PageBanner } from "@/components/layout/page-banner";
import { SitePage } from "@/components/layout/site-page";
import { BankTransfer } from "@/components/pages/bank-transfer";
import { UpiPayment } from "@/components/pages/upi-payment";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice } from "@/components/ui/preview-notice";
import { getContent } from "@/lib/content/content";
import { chatHref } from "@/lib/inquiry/chat-link";
import { pageMetadata } from "@/lib/site/page-metadata";
import { sitePageAt } from "@/lib/site/site-pages";

export const generateMetadata = () => pageMetadata(getContent(), "/bankdetails");

export default function BankDetailsPage() {
  const content = getContent();
  const page = sitePageAt(content, "/bankdetails");
  const { firm, shared } = content;
  const { amount, transfer, upi, timeline, genuine, help, trouble } = content.pages.bankdetails;
  return (
    <SitePage content={content} page={page}>
      <PageBanner
        page={page}
        words={shared.crumbs}
        aside={
          <PreviewNotice
            content={content}
            paths={["firm.bank", "firm.upi", "firm.phonePayment"]}
            about="money"
          />
        }
      />
      <div className="wrap">
        <div className="box grid border border-ink lg:grid-cols-[3fr_2fr] print:grid-cols-[3fr_2fr]">
          <BankTransfer bank={firm.bank} words={transfer} copy={shared.copy} />
          <UpiPayment firm={firm} words={upi} copy={shared.copy} />
        </div>
        <div className="margin-grid py-12">
          <h2 className="text-h3">{amount.heading}</h2>
          <div>
            {amount.intro && <Markdown text={amount.intro} />}
            <Markdown text={amount.note} className="mt-3" />
          </div>
        </div>
      </div>
      <Section heading={timeline.heading} layout="full">
        <NumberedSteps entries={timeline.steps} />
      </Section>
      <Section heading={genuine.heading}>
        <Checklist items={genuine.items} />
      </Section>
      <Section heading={trouble.heading}>
        <RuledEntries entries={trouble.items} columns={1} />
      </Section>
      <Section heading={help.heading} intro={help.intro} weight="quiet">
        <p className="flex flex-wrap gap-3.5">
          <Button
            href={chatHref(firm.chat.phone, firm.chat.message)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {help.chat}
          </Button>
          <Button ghost href={`mailto:${firm.email.support}`}>
            {help.email}
          </Button>
        </p>
      </Section>
    </SitePage>
  );
}
