import type { RefundCalculatorProps } from "@/components/refund-calculator/refund-calculator";
import { Markdown } from "@/components/ui/markdown";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Content } from "@/lib/content/load/load";
import type { Refunds } from "@/lib/content/schemas/refunds";
import {
  boundRule,
  exampleSentence,
  type RefundExample,
  refundExamples,
  usedText,
} from "@/lib/fees/refund-examples";
import { weekdaysOf } from "@/lib/site/structured-data/opening-hours";
import { formatDate, formatRupees, formatTenure } from "@/lib/text/format";

interface RefundsProps {
  content: Content;
}

/** The answer first: a phone shows two or three columns, the others by scrolling. */
const COLUMNS: readonly [
  column: Exclude<keyof Refunds["examples"]["columns"], "plan">,
  cell: (example: RefundExample, words: Pick<Refunds["examples"], "days" | "picks">) => string,
][] = [
  ["total", ({ refund }) => formatRupees(refund.total)],
  ["used", ({ plan, refund }, words) => usedText(plan, refund, words)],
  ["back", ({ refund }) => formatRupees(refund.back)],
  ["gst", ({ refund }) => formatRupees(refund.gstBack)],
  ["kept", ({ refund }) => formatRupees(refund.kept)],
  ["fee", ({ plan }) => formatRupees(plan.price)],
];

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

/** Every worked example, at the prices of today. */
export function RefundTable({ content }: RefundsProps) {
  const { refunds } = content;
  const { columns, ...examples } = refunds.examples;
  const heading = boundRule(refunds).examples;
  return (
    <>
      <h3 className="text-h3">{heading}</h3>
      <p className="mt-2 text-muted">
        {examples.note.replace("{date}", formatDate(examples.start))}
      </p>
      <div className="mt-4">
        <ScrollRegion label={heading}>
          <table className="min-w-[44rem]">
            <caption className="sr-only">{heading}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.plan}</th>
                {COLUMNS.map(([column]) => (
                  <th key={column} scope="col" className="number">
                    {columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {refundExamples(content).map(({ plan, refund, service }) => (
                <tr key={plan.id}>
                  <th scope="row">
                    {service.title}: {plan.name}, {formatTenure(plan.months)}
                  </th>
                  {COLUMNS.map(([column, cell]) => (
                    <td
                      key={column}
                      className={column === "total" ? "number font-semibold" : "number"}
                    >
                      {cell({ plan, refund, service }, examples)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </>
  );
}

/** What the island needs of content: plain data. */
export function calculatorProps({
  refunds,
  services,
  firm,
  shared,
  placeholders,
}: Content): RefundCalculatorProps {
  const { calculator, deadline, deadlineWords, examples } = refunds;
  const isOpen = [...placeholders].some((path) => path.startsWith("refunds.deadline"));
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
      within: deadlineWords.within.replace("{days}", String(deadline.workingDays)),
      unconfirmed: isOpen ? deadlineWords.unconfirmed : undefined,
    },
  };
}
