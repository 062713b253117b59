import { ScrollRegion } from "@/components/ui/scroll-region";
import { formatRupees, formatTenure } from "@/lib/content/format";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { Service } from "@/lib/content/schemas/service";
import { priceOf } from "@/lib/fees/price";

interface RateTableProps {
  services: Service[];
  gstPercent: number;
  caption: string;
  columns: PageOf<"services">["rates"]["columns"];
}

/** Every plan of the site in one table, a group of rows a service. */
export function RateTable({ services, gstPercent, caption, columns }: RateTableProps) {
  return (
    <ScrollRegion label={caption}>
      <table className="min-w-[34rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.plan}</th>
            <th scope="col">{columns.tenure}</th>
            <th scope="col" className="number">
              {columns.base}
            </th>
            <th scope="col" className="number">
              {columns.total}
            </th>
            <th scope="col" className="number">
              {columns.month}
            </th>
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
              const price = priceOf(plan, gstPercent);
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
