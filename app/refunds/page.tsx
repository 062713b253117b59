import { Band } from "@/components/bands/band";
import { FoldedTexts } from "@/components/bands/more";
import { List } from "@/components/bands/texts/lists";
import { SitePage } from "@/components/layout/site-page";
import { calculatorProps, RefundExamples } from "@/components/pages/refund-examples";
import { Markdown } from "@/components/ui/markdown";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { PreviewNotice } from "@/components/ui/unconfirmed";
import { getContent } from "@/lib/checks/checked-content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { boundRule, exampleSentences } from "@/lib/fees/refund-examples";
import { Island } from "@/lib/islands/island";
import { pageMetadata } from "@/lib/site/page-metadata";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";

const ROUTE = "/refunds";

export const generateMetadata = () => pageMetadata(getContent(), ROUTE);

export default function RefundsPage() {
  const content = getContent();
  const { refunds, shared } = content;
  const { figure, rule, sums } = content.pages.refunds;
  const words = boundRule(refunds);
  const { stop } = words;
  const { note, start } = refunds.examples;
  const begins = { date: formatDate(start) };
  const caption = `**${shared.figures.label} 1.** ${fillIn(figure.caption, begins)}`;
  const folds = [
    { title: rule.rule, text: words.rule },
    { title: rule.formula, text: [words.formula, ...exampleSentences(content)].join("\n\n") },
    { title: rule.paid, text: stop.note },
  ];
  return (
    <SitePage
      content={content}
      route={ROUTE}
      top={{
        figure: (
          <>
            <Island of="refund-calculator" when="idle" props={calculatorProps(content)} />
            <Markdown text={caption} className="hero-caption" />
          </>
        ),
      }}
    >
      <Band
        heading={stop.heading}
        intro={stop.intro}
        id={OWN_ANCHORS.refunds.stop}
        ground="sheet"
        layout="above"
      >
        <List look="steps" items={stop.steps} />
        <PreviewNotice content={content} paths={["refunds.lastDay"]} about="facts" />
      </Band>
      <Band heading={words.examples} intro={sums} ground="deep" layout="above">
        <ScrollRegion label={words.examples} className="note">
          <RefundExamples content={content} />
        </ScrollRegion>
        <p className="mt-4 text-small text-soft">{fillIn(note, begins)}</p>
      </Band>
      <Band heading={rule.heading} intro={rule.intro}>
        <FoldedTexts texts={folds} />
      </Band>
    </SitePage>
  );
}
