import type { Metadata } from "next";
import { Checklist } from "@/components/blocks/checklist";
import { NumberedSteps, RuledEntries } from "@/components/blocks/entries";
import { Section } from "@/components/blocks/section";
import { PageBanner } from "@/components/layout/page-banner";
import { SitePage } from "@/components/layout/site-page";
import { BankTransfer } from "@/components/pages/bank-transfer";
import { UpiPayment } from "@/components/pages/upi-payment";
import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice } from "@/components/ui/preview-notice";
import { getContent } from "@/lib/content/content";
import { chatHref } from "@/lib/content/format";
import { pageMetadata } from "@/lib/site/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), "/bankdetails");
}

export default function BankDetailsPage() {
  const { firm, shared, pages } = getContent();
  const { banner, menu, amount, transfer, upi, timeline, genuine, help, trouble } =
    pages.bankdetails;
  return (
    <SitePage path="/bankdetails">
      <PageBanner
        {...banner}
        crumbs={{ words: shared.crumbs, here: menu?.label ?? "" }}
        aside={
          <PreviewNotice paths={["firm.bank", "firm.upi", "firm.phonePayment"]} about="money" />
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
          <a
            href={chatHref(firm.chat.phone, firm.chat.message)}
            target="_blank"
            rel="noopener noreferrer"
            className="button"
          >
            {help.chat}
          </a>
          <a href={`mailto:${firm.email.support}`} className="button button-ghost">
            {help.email}
          </a>
        </p>
      </Section>
    </SitePage>
  );
}
