import { Band } from "@/components/bands/band";
import { FoldedTexts } from "@/components/bands/more";
import { List } from "@/components/bands/texts/lists";
import { type PageProps, SitePage } from "@/components/layout/site-page";
import type { RefundCalculatorProps } from "@/components/refund-calculator/refund-calculator";
import { Markdown } from "@/components/ui/markdown";
import { ScrollRegion, Table } from "@/components/ui/table";
import { PreviewNotice } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { planView, servicePlans } from "@/lib/fees/plan-view";
import {
  currentRefundRule,
  exampleSentences,
  refundExamples,
  usedText,
} from "@/lib/fees/refund-examples";
import { Island } from "@/lib/islands/island";
import { fillIn, formatDate, formatEach, formatRupees } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

const SUMS = ["fee", "kept", "back", "gst", "total"] as const;

/** Worked examples; on phones the fee and the kept part are below the name. */
function RefundExamples({ content }: { content: Content }) {
  const { columns, short, ...words } = content.refunds.examples;
  return (
    <Table
      caption={currentRefundRule(content.refunds).examples}
      className="[&>caption]:sr-only"
      headings={[columns.plan, ...SUMS.map((sum) => columns[sum])]}
      looks={["", ...SUMS.slice(1).map(() => "number max-md:hidden"), "number font-semibold"]}
      rows={refundExamples(content).map(({ plan, service, refund }) => {
        const { kept, back, gstBack: gst, total } = refund;
        const sums = formatEach({ fee: plan.price, kept, back, gst, total }, formatRupees);
        const used = usedText(plan, refund, words);
        const name = (
          <>
            {planView(service, plan, content.firm.gstPercent).fullName}
            <span className="block text-small text-soft max-md:hidden">{used}</span>
            <span className="block text-small text-soft md:hidden">
              {fillIn(short, { ...sums, used })}
            </span>
          </>
        );
        return { id: plan.id, cells: [name, ...SUMS.map((sum) => sums[sum])] };
      })}
    />
  );
}

/** The calculator starts with the worked example of the highest fee. */
export function calculatorProps(content: Content): RefundCalculatorProps {
  const { refunds, firm, pages, placeholders } = content;
  const { deadline, deadlineWords, calculator, examples } = refunds;
  const { caption, ...words } = pages.refunds.figure;
  const rule = currentRefundRule(refunds);
  const [first] = refundExamples(content).sort((a, b) => b.plan.price - a.plan.price);
  if (!first) throw new Error("content/refunds.yaml: expected an example of a plan that exists");
  const isOpen = isPlaceholder(placeholders, "refunds.deadline");
  return {
    words: { ...words, ...rule.figure },
    exact: { ...calculator, ...rule.calculator },
    anchor: OWN_ANCHORS.refunds.calculator,
    services: servicePlans(content),
    gstPercent: firm.gstPercent,
    first: { plan: first.plan.id, start: examples.start, used: first.refund.used },
    deadline: {
      workingDays: deadline.workingDays,
      weekdays: firm.hours.support.weekdays,
      within: fillIn(deadlineWords.within, { days: deadline.workingDays }),
      unconfirmed: isOpen ? deadlineWords.unconfirmed : undefined,
    },
  };
}

export function RefundsPage(page: PageProps) {
  const { content } = page;
  const { refunds, shared } = content;
  const { figure, rule, sums } = content.pages.refunds;
  const words = currentRefundRule(refunds);
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
      {...page}
      top={{
        figure: (
          <>
            <Island of="refund-calculator" when="idle" props={calculatorProps(content)} />
            <Markdown text={caption} className="hero-caption" />
          </>
        ),
      }}
    >
      <Band {...stop} id={OWN_ANCHORS.refunds.stop} ground="sheet" layout="above">
        <List look="steps" items={stop.steps} />
        <PreviewNotice content={content} paths={["refunds.lastDay"]} about="facts" />
      </Band>
      <Band heading={words.examples} intro={sums} ground="deep" layout="above">
        <ScrollRegion label={words.examples} className="note">
          <RefundExamples content={content} />
        </ScrollRegion>
        <p className="mt-4 text-small text-soft">{fillIn(note, begins)}</p>
      </Band>
      <Band {...rule}>
        <FoldedTexts texts={folds} />
      </Band>
    </SitePage>
  );
}
