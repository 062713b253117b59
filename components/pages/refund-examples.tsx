import type { DaysBackProps } from "@/components/refund-calculator/days-back";
import type { RefundCalculatorProps } from "@/components/refund-calculator/refund-calculator";
import type { Content } from "@/lib/content/content";
import { servicePlans } from "@/lib/fees/plans";
import { boundRule, refundExamples, usedText } from "@/lib/fees/refund-examples";
import { weekdaysOf } from "@/lib/site/structured-data/opening-hours";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

/** Every worked example; on a phone with its fee and what is kept below its name. */
export function RefundExamples({ content }: { content: Content }) {
  const { columns, short, ...words } = content.refunds.examples;
  const heading = boundRule(content.refunds).examples;
  const sums = ["fee", "kept", "back", "gst"] as const;
  return (
    <table>
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.plan}</th>
          {sums.map((sum) => (
            <th key={sum} scope="col" className="number max-md:hidden">
              {columns[sum]}
            </th>
          ))}
          <th scope="col" className="number">
            {columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {refundExamples(content).map(({ plan, service, refund }) => {
          const used = usedText(plan, refund, words);
          const { kept, back, gstBack: gst, total } = refund;
          const amounts = { fee: plan.price, kept, back, gst };
          const fee = formatRupees(plan.price);
          return (
            <tr key={plan.id}>
              <th scope="row">
                {`${service.title}: ${plan.name}, ${formatTenure(plan.months)}`}
                <span className="block text-small text-soft max-md:hidden">{used}</span>
                <span className="block text-small text-soft md:hidden">
                  {fillIn(short, { used, fee, kept: formatRupees(kept) })}
                </span>
              </th>
              {sums.map((sum) => (
                <td key={sum} className="number max-md:hidden">
                  {formatRupees(amounts[sum])}
                </td>
              ))}
              <td className="number font-semibold">{formatRupees(total)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function calculatorProps(content: Content): RefundCalculatorProps {
  const { refunds, firm, shared, placeholders } = content;
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
    services: servicePlans(content),
    gstPercent: firm.gstPercent,
    deadline: {
      workingDays: deadline.workingDays,
      weekdays: weekdaysOf(firm.hours.support.days),
      within: fillIn(deadlineWords.within, { days: deadline.workingDays }),
      unconfirmed: isOpen ? deadlineWords.unconfirmed : undefined,
    },
  };
}

/** The figure at the top begins with the worked example of the highest fee. */
export function daysBackProps(content: Content): DaysBackProps {
  const { refunds, firm, pages } = content;
  const { caption, ...words } = pages.refunds.figure;
  const [first] = refundExamples(content).sort((a, b) => b.plan.price - a.plan.price);
  if (!first) throw new Error("content/refunds.yaml: expected an example of a plan that exists");
  return {
    words: { ...words, ...boundRule(refunds).figure },
    services: servicePlans(content),
    gstPercent: firm.gstPercent,
    start: refunds.examples.start,
    first: { plan: first.plan.id, used: first.refund.used },
  };
}
