import { RuledEntries } from "@/components/blocks/entries";
import { Section } from "@/components/blocks/section";
import { SitePage } from "@/components/layout/site-page";
import { CallToAction } from "@/components/pages/page-end";
import { RateTable } from "@/components/pages/rate-table";
import { RefundNote } from "@/components/pages/refund-note";
import { ServiceCards } from "@/components/pages/service-cards";
import { Planner } from "@/components/planner/planner-section";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { getContent } from "@/lib/checks/checked-content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { boundRule } from "@/lib/fees/refund-examples";
import { closedWords } from "@/lib/site/closed";
import { pageMetadata } from "@/lib/site/page-metadata";

export const generateMetadata = () => pageMetadata(getContent(), "/services");

export default function ServicesPage() {
  const content = getContent();
  const closed = closedWords(content);
  const { promotion, highlights, rates } = content.pages.services;
  return (
    <SitePage content={content} route="/services">
      <div className="wrap pb-14 md:pb-20">
        <ServiceCards services={content.services} figureWords={content.shared.figures.kinds} />
      </div>
      <Section heading={promotion.heading}>
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <div>
            <Markdown text={promotion.text} className="text-lede" />
            {closed ? (
              <p className="mt-6 font-semibold text-ochre">{closed.plan}</p>
            ) : (
              <p className="mt-6">
                <Button href={promotion.cta.href}>{promotion.cta.label}</Button>
              </p>
            )}
          </div>
          <RuledEntries entries={highlights} columns={1} />
        </div>
      </Section>
      <Section
        heading={rates.heading}
        intro={rates.intro}
        id={OWN_ANCHORS.services.rates}
        layout="full"
      >
        {closed && <p className="mb-4 font-semibold text-ochre">{closed.plan}</p>}
        <RateTable content={content} />
      </Section>
      <Planner content={content} />
      <Section
        heading={boundRule(content.refunds).heading}
        id={OWN_ANCHORS.services.refunds}
        spacing="small"
      >
        <RefundNote content={content} />
      </Section>
      <CallToAction content={content} route="/services" />
    </SitePage>
  );
}
