import type { BandProps } from "@/components/bands/band-frame";
import { Markdown } from "@/components/ui/markdown";
import { Table } from "@/components/ui/table";
import type { Service } from "@/lib/content/schemas/service";
import { cheapestPlan, priceOf } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { formatRupees, formatTenure } from "@/lib/text/format";

function ServiceName({ service: { route, title } }: { service: Service }) {
  return (
    <a
      href={route}
      className="display inline-flex min-h-11 items-center text-[min(1.25rem,5.9vw)]/[1.1] print:min-h-0"
    >
      {title}
    </a>
  );
}

/** With large text on a phone, there is one column, with the price below the name. */
export function ServiceIndex({ columns, note, content }: BandProps<"service-index">) {
  const closed = closedWords(content);
  return (
    <>
      {closed && <p className="mb-4 font-semibold text-ochre">{closed.plan}</p>}
      <Table
        className="[&_tbody_:is(td,th)]:py-0.5"
        columns={[
          { heading: columns.service, className: "pr-1 max-xs:block", isName: true },
          {
            heading: columns.price,
            className: "number max-md:pr-0! max-xs:block max-xs:text-left",
          },
          { heading: columns.total, className: "number max-md:hidden" },
        ]}
        rows={content.services.map((service) => {
          const { route } = service;
          const plan = cheapestPlan(service);
          const { base, total } = priceOf(plan, content.firm.gstPercent);
          const lowest = (
            <>
              <span translate="no" className="display text-[min(1.25rem,5.9vw)]">
                {formatRupees(base)}
              </span>
              <span className="ml-2 text-small text-soft">{formatTenure(plan.months)}</span>
              <span className="block whitespace-normal pb-1 text-small text-soft md:hidden">
                {formatRupees(total)} {content.shared.plans.total}
              </span>
            </>
          );
          return {
            id: route,
            cells: [<ServiceName key={route} service={service} />, lowest, formatRupees(total)],
          };
        })}
      />
      <Markdown text={note} className="mt-3 text-small text-soft" />
    </>
  );
}
