import type { RefundCalculatorProps } from "@/components/refund-calculator/refund-calculator";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { earlierTerms } from "@/lib/fees/earlier-terms";
import { type ServicePlans, servicePlans } from "@/lib/fees/plan-view";
import { currentRefundRule, exampleStart, refundExamples } from "@/lib/fees/refund-examples";
import { fillIn } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

/** The plans of each service, with those behind them that are not sold any more. */
function plansToRefund({ services, refunds, ended }: CheckedContent): ServicePlans[] {
  const note = refunds.calculator.ended;
  return servicePlans({ services }).map(({ title, plans }, index) => {
    const ofService = ended.filter(({ slug }) => slug === services[index]?.slug);
    const old = ofService.map(({ slug: _, until: __, prices: ___, ...plan }) => ({
      ...plan,
      note,
    }));
    return { title, plans: [...plans, ...old] };
  });
}

/** The calculator starts with the worked example of the highest fee. @throws Error without one */
export function calculatorProps(content: CheckedContent): RefundCalculatorProps {
  const { refunds, firm, pages, placeholders, ended } = content;
  const { deadline, deadlineWords } = refunds;
  const { ended: _ended, ...calculator } = refunds.calculator;
  const { caption: _, ...words } = pages.refunds.figure;
  const rule = currentRefundRule(refunds);
  const [first] = refundExamples(content).sort((a, b) => b.plan.price - a.plan.price);
  if (!first) throw new Error("content/refunds.yaml: expected an example of a plan that exists");
  const isOpen = isPlaceholder(placeholders, "refunds.deadline");
  return {
    words: { ...words, ...rule.figure },
    exact: { ...calculator, ...rule.calculator },
    anchor: OWN_ANCHORS.refunds.calculator,
    services: plansToRefund(content),
    gstPercent: firm.gstPercent,
    terms: earlierTerms(content, ended),
    first: { plan: first.plan.id, start: exampleStart(content), used: first.refund.used },
    deadline: {
      workingDays: deadline.workingDays,
      weekdays: firm.hours.support.weekdays,
      within: fillIn(deadlineWords.within, { days: deadline.workingDays }),
      unconfirmed: isOpen ? deadlineWords.unconfirmed : undefined,
    },
  };
}
