import { formatEach } from "@/components/figures/formats";
import type { RefundCalculatorProps } from "@/components/refund-calculator/refund-calculator";
import { Table } from "@/components/ui/table";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { servicePlans } from "@/lib/fees/plans";
import { boundRule, refundExamples, usedText } from "@/lib/fees/refund-examples";
import { weekdaysOf } from "@/lib/site/structured-data/firm";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

/** Every worked example; on a phone with its fee and what is kept below its name. */
export function RefundExamples({ content }: { content: Content }) {
  const { columns, short, ...words } = content.refunds.examples;
  const rows = refundExamples(content).map(({ plan, service, refund }) => {
    const { kept, back, gstBack: gst, total } = refund;
    return {
      title: `${service.title}: ${plan.name}, ${formatTenure(plan.months)}`,
      used: usedText(plan, refund, words),
      ...formatEach({ fee: plan.price, kept, back, gst, total }, formatRupees),
    };
  });
  return (
    <Table
      caption={boundRule(content.refunds).examples}
      className="[&>caption]:sr-only"
      columns={[
        {
          heading: columns.plan,
          cell: ({ title, ...row }) => (
            <>
              {title}
              <span className="block text-small text-soft max-md:hidden">{row.used}</span>
              <span className="block text-small text-soft md:hidden">{fillIn(short, row)}</span>
            </>
          ),
        },
        ...(["fee", "kept", "back", "gst", "total"] as const).map((sum) => ({
          heading: columns[sum],
          className: sum === "total" ? "number font-semibold" : "number max-md:hidden",
          cell: (row: (typeof rows)[number]) => row[sum],
        })),
      ]}
      rows={rows}
      keyOf={({ title }) => title}
    />
  );
}

/** The calculator at the top begins with the worked example of the highest fee. */
export function calculatorProps(content: Content): RefundCalculatorProps {
  const { refunds, firm, pages, placeholders } = content;
  const { deadline, deadlineWords, calculator, examples } = refunds;
  const { caption, ...words } = pages.refunds.figure;
  const rule = boundRule(refunds);
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
      weekdays: weekdaysOf(firm.hours.support.days),
      within: fillIn(deadlineWords.within, { days: deadline.workingDays }),
      unconfirmed: isOpen ? deadlineWords.unconfirmed : undefined,
    },
  };
}
