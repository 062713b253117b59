import { NumberedSteps } from "@/components/blocks/entries";
import { Section } from "@/components/blocks/section";
import { SitePage } from "@/components/layout/site-page";
import { calculatorProps, RefundExamples } from "@/components/pages/refund-examples";
import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice } from "@/components/ui/unconfirmed";
import { getContent } from "@/lib/checks/checked-content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { boundRule } from "@/lib/fees/refund-examples";
import { Island } from "@/lib/islands/island";
import { pageMetadata } from "@/lib/site/page-metadata";

export const generateMetadata = () => pageMetadata(getContent(), "/refunds");

export default function RefundsPage() {
  const content = getContent();
  const { rule, sums } = content.pages.refunds;
  const words = boundRule(content.refunds);
  const { calculator, stop } = OWN_ANCHORS.refunds;
  return (
    <SitePage content={content} route="/refunds">
      <Section heading={rule.heading} intro={rule.intro} spacing="small">
        <Markdown text={words.rule} className="text-lede" />
      </Section>
      <Section heading={sums.heading} intro={sums.intro} layout="full">
        <RefundExamples content={content} />
      </Section>
      <Section heading={words.calculator.heading} id={calculator} layout="full">
        <Island of="refund-calculator" when="idle" props={calculatorProps(content)} />
      </Section>
      <Section heading={words.stop.heading} intro={words.stop.intro} id={stop} layout="full">
        <NumberedSteps entries={words.stop.steps} />
        <Markdown text={words.stop.note} className="mt-9 text-muted" />
        <PreviewNotice content={content} paths={["refunds.lastDay"]} about="facts" />
      </Section>
    </SitePage>
  );
}
