import { BandFrame } from "@/components/bands/band-frame";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Table } from "@/components/ui/table";
import type { Content } from "@/lib/content/content";
import { planView } from "@/lib/fees/plan-view";
import {
  currentRefundRule,
  exampleStart,
  refundExamples,
  usedText,
} from "@/lib/fees/refund-examples";
import { fillIn, formatDate, formatEach, formatRupees } from "@/lib/text/format";

const SUMS = ["fee", "kept", "back", "gst", "total"] as const;

/** Phones show the name and the total. */
const SUM_CLASS = "number max-md:hidden";
const TOTAL_CLASS = "number font-semibold";

/** Worked examples; on phones the fee and the kept part are below the name. */
function ExampleTable({ content }: { content: Content }) {
  const { columns, short, ...words } = content.refunds.examples;
  return (
    <Table
      caption={currentRefundRule(content.refunds).examples}
      className="[&>caption]:sr-only"
      columns={[
        { heading: columns.plan, isName: true },
        ...SUMS.map((sum) => ({
          heading: columns[sum],
          className: sum === "total" ? TOTAL_CLASS : SUM_CLASS,
        })),
      ]}
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

export function RefundExamples({ content }: { content: Content }) {
  const { note } = content.refunds.examples;
  const heading = currentRefundRule(content.refunds).examples;
  return (
    <BandFrame heading={heading} intro={content.pages.refunds.sums} ground="deep" layout="above">
      <ScrollRegion label={heading} className="note">
        <ExampleTable content={content} />
      </ScrollRegion>
      <p className="mt-4 text-small text-soft">
        {fillIn(note, { date: formatDate(exampleStart(content)) })}
      </p>
    </BandFrame>
  );
}
