import type { RefundCalculatorProps } from "@/components/refund-calculator/refund-calculator";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { earlierTerms } from "@/lib/fees/earlier-terms";
import { servicePlans } from "@/lib/fees/plan-view";
import { currentRefundRule, refundExamples } from "@/lib/fees/refund-examples";
import { fillIn } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

/** The calculator starts with the worked example of the highest fee. @throws Error without one */
export function calculatorProps(content: Content): RefundCalculatorProps {
  const { refunds, firm, pages, placeholders } = content;
  const { deadline, deadlineWords, calculator, examples } = refunds;
  const { caption: _, ...words } = pages.refunds.figure;
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
    terms: earlierTerms(content),
    first: { plan: first.plan.id, start: examples.start, used: first.refund.used },
    deadline: {
      workingDays: deadline.workingDays,
      weekdays: firm.hours.support.weekdays,
      within: fillIn(deadlineWords.within, { days: deadline.workingDays }),
      unconfirmed: isOpen ? deadlineWords.unconfirmed : undefined,
    },
  };
}
