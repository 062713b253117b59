import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Content } from "@/lib/content/load/load";
import { capWords } from "@/lib/fees/cap-words";
import { priceOf } from "@/lib/fees/price";
import { formatRupees, formatTenure } from "@/lib/text/format";

const FEES = ["base", "total", "month"] as const;

/** Every plan of the site in one table, a group of rows a service. */
export function RateTable({ content: { firm, shared, pages, services } }: { content: Content }) {
  const { heading, columns } = pages.services.rates;
  return (
    <ScrollRegion label={heading}>
      <table className="min-w-[46rem]">
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
            <th scope="col">{columns.cap}</th>
          </tr>
        </thead>
        {services.map(({ route, title, plans }) => (
          <tbody key={route}>
            <tr>
              <th colSpan={6} scope="rowgroup" className="pt-8 font-display text-h3 font-medium">
                <a href={route}>{title}</a>
              </th>
            </tr>
            {plans.map((plan) => {
              const price = priceOf(plan, firm.gstPercent);
              const cap = capWords(plan, firm.feeCap, shared.plans.capUse);
              return (
                <tr key={plan.id}>
                  <th scope="row">{plan.name}</th>
                  <td className="whitespace-nowrap">{formatTenure(plan.months)}</td>
                  <td className="number">{formatRupees(price.base)}</td>
                  <td className="number font-semibold">{formatRupees(price.total)}</td>
                  <td className="number text-muted">
                    {price.perMonth ? formatRupees(price.perMonth) : ""}
                  </td>
                  <td className={cap.isLoud ? "font-semibold" : "text-muted"}>{cap.fits}</td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
