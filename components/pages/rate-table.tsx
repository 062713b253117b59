import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Content } from "@/lib/content/load/load";
import { priceOf } from "@/lib/fees/price";
import { formatRupees, formatTenure } from "@/lib/text/format";

const FEES = ["base", "total", "month"] as const;

/** Every plan of the site in one table, a group of rows a service. */
export function RateTable({ content: { firm, pages, services } }: { content: Content }) {
  const { heading, columns } = pages.services.rates;
  return (
    <ScrollRegion label={heading}>
      <table className="min-w-[34rem]">
        <caption className="sr-only">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.plan}</th>
            <th scope="col">{columns.tenure}</th>
            {FEES.map((fee) => (
              <th key={fee} scope="col" className="number">
                {columns[fee]}
              </th>
            ))}
          </tr>
        </thead>
        {services.map(({ route, title, plans }) => (
          <tbody key={route}>
            <tr>
              <th colSpan={5} scope="rowgroup" className="pt-8 font-display text-h3 font-medium">
                <a href={route}>{title}</a>
              </th>
            </tr>
            {plans.map((plan) => {
              const price = priceOf(plan, firm.gstPercent);
              return (
                <tr key={plan.id}>
                  <th scope="row">
                    {plan.name}
                    {plan.tag && <span className="text-small text-muted"> · {plan.tag}</span>}
                  </th>
                  <td className="whitespace-nowrap">{formatTenure(plan.months)}</td>
                  <td className="number">{formatRupees(price.base)}</td>
                  <td className="number font-semibold">{formatRupees(price.total)}</td>
                  <td className="number text-muted">
                    {price.perMonth ? formatRupees(price.perMonth) : ""}
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
