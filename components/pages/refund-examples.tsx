import type { RefundCalculatorProps } from "@/components/refund-calculator/refund-calculator";
import { Markdown } from "@/components/ui/markdown";
import { Table } from "@/components/ui/table";
import type { Content } from "@/lib/content/content";
import {
  boundRule,
  exampleSentence,
  type RefundExample,
  refundExamples,
  usedText,
} from "@/lib/fees/refund-examples";
import { weekdaysOf } from "@/lib/site/structured-data/opening-hours";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatRupees, formatTenure } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

const nameOf = ({ plan, service }: RefundExample) =>
  `${service.title}: ${plan.name}, ${formatTenure(plan.months)}`;

/** The formula in words with an example of each kind as a sentence, then every worked example. */
export function RefundExamples({ content }: { content: Content }) {
  const { refunds } = content;
  const { columns, note, start } = refunds.examples;
  const rule = boundRule(refunds);
  const examples = refundExamples(content);
  const sentences = [true, false].flatMap((isTenure) => {
    const first = examples.find(({ plan }) => (plan.months !== undefined) === isTenure);
    return first ? [exampleSentence(first, rule)] : [];
  });
  const amount = (name: "kept" | "back" | "gstBack" | "total") => (example: RefundExample) =>
    formatRupees(example.refund[name]);
  return (
    <>
      <Markdown
        text={[rule.formula, ...sentences].join("\n\n")}
        className="border-l-2 border-brand pl-5"
      />
      <h3 className="mt-9 text-h3">{rule.examples}</h3>
      <p className="mt-2 mb-5 text-muted">{fillIn(note, { date: formatDate(start) })}</p>
      <Table
        isStacked
        columns={[
          { heading: columns.plan, cell: nameOf },
          {
            heading: columns.fee,
            className: "number",
            cell: ({ plan }) => formatRupees(plan.price),
          },
          {
            heading: columns.used,
            className: "number",
            cell: ({ plan, refund }) => usedText(plan, refund, refunds.examples),
          },
          { heading: columns.kept, className: "number", cell: amount("kept") },
          { heading: columns.back, className: "number", cell: amount("back") },
          { heading: columns.gst, className: "number", cell: amount("gstBack") },
          { heading: columns.total, className: "number font-semibold", cell: amount("total") },
        ]}
        rows={examples}
        keyOf={({ plan }) => plan.id}
      />
    </>
  );
}

export function calculatorProps(content: Content): RefundCalculatorProps {
  const { refunds, services, firm, shared, placeholders } = content;
  const { calculator, deadline, deadlineWords, examples } = refunds;
  const isOpen = isPlaceholder(placeholders, "refunds.deadline");
  return {
    words: {
      ...calculator,
      ...boundRule(refunds).calculator,
      days: examples.days,
      picksUsed: examples.picks,
      gst: shared.plans.gst,
    },
    services: services.map(({ title, plans }) => ({
      title,
      plans: plans.map(({ id, name, price, months, picks }) => {
        return { id, name, price, months, picks };
      }),
    })),
    gstPercent: firm.gstPercent,
    deadline: {
      workingDays: deadline.workingDays,
      weekdays: weekdaysOf(firm.hours.support.days),
      within: fillIn(deadlineWords.within, { days: deadline.workingDays }),
      unconfirmed: isOpen ? deadlineWords.unconfirmed : undefined,
    },
  };
}
