import type { BandProps } from "@/components/bands/band";
import { Markdown } from "@/components/ui/markdown";
import { Table } from "@/components/ui/table";
import { cheapestPlan, priceOf } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { formatRupees, formatTenure } from "@/lib/text/format";

/** A column that a phone has no room for. */
const WIDE = "max-md:hidden";

/** With large text on a phone the price is below the name. */
export function ServiceIndex({ columns, note, content }: BandProps<"service-index">) {
  const closed = closedWords(content);
  return (
    <>
      {closed && <p className="mb-4 font-semibold text-ochre">{closed.plan}</p>}
      <Table
        className="[&_tbody_:is(td,th)]:py-0.5"
        columns={[
          {
            heading: columns.service,
            className: "pr-1",
            cell: ({ route, title, lowest }) => (
              <>
                <a
                  href={route}
                  className="display inline-flex min-h-11 items-center text-[min(1.25rem,5.9vw)]/[1.1]"
                >
                  {title}
                </a>
                <span className="block xs:hidden">{`${columns.price} ${lowest}`}</span>
              </>
            ),
          },
          { heading: columns.audience, className: WIDE, cell: ({ audience }) => audience },
          {
            heading: columns.price,
            className: "number max-md:pr-0! max-xs:hidden",
            cell: ({ lowest, tenure }) => (
              <>
                <span className="display text-[min(1.25rem,5.9vw)]">{lowest}</span>
                <span className="ml-2 text-small text-soft">{tenure}</span>
              </>
            ),
          },
          { heading: columns.total, className: `number ${WIDE}`, cell: ({ total }) => total },
        ]}
        rows={content.services.map((service) => {
          const plan = cheapestPlan(service);
          const { base, total } = priceOf(plan, content.firm.gstPercent);
          return {
            ...service,
            lowest: formatRupees(base),
            total: formatRupees(total),
            tenure: formatTenure(plan.months),
          };
        })}
        keyOf={({ route }) => route}
      />
      <Markdown text={note} className="mt-3 text-small text-soft" />
    </>
  );
}
