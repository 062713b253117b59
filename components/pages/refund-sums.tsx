import type { RefundCalculatorProps } from "@/components/refund-calculator/refund-calculator";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { boundRule, exampleSentence, refundExamples } from "@/lib/fees/refund-examples";
import { weekdaysOf } from "@/lib/site/structured-data/opening-hours";
import { fillIn } from "@/lib/text/fill-in";
import { isPlaceholder } from "@/lib/text/placeholders";

interface RefundsProps {
  content: Content;
}

/** The formula in words, with an example of each kind as a sentence. */
export function RefundFormula({ content }: RefundsProps) {
  const rule = boundRule(content.refunds);
  const examples = refundExamples(content);
  const shown = [true, false].flatMap(
    (isTenure) => examples.find(({ plan }) => (plan.months !== undefined) === isTenure) ?? [],
  );
  const sentences = shown.map((example) => exampleSentence(example, rule));
  return (
    <Markdown
      text={[rule.formula, ...sentences].join("\n\n")}
      className="border-l-2 border-brand pl-5"
    />
  );
}

/** The island's props, as plain data. */
export function calculatorProps({
  refunds,
  services,
  firm,
  shared,
  placeholders,
}: Content): RefundCalculatorProps {
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
      plans: plans.map(({ id, name, price, months, picks }) => ({
        id,
        name,
        price,
        months,
        picks,
      })),
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
