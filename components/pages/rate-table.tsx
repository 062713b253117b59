import clsx from "clsx";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Content } from "@/lib/content/load/load";
import { capWords } from "@/lib/fees/cap-words";
import { priceOf } from "@/lib/fees/price";
import { formatRupees, formatTenure } from "@/lib/text/format";

const FEES = ["base", "total", "month"] as const;

/**
 * Every plan of the site in one table, a group of rows a service. On a phone tenure and cap stand below
 * the name and a month's share gives way, so that what is paid is in view.
 */
export function RateTable({ content: { firm, shared, pages, services } }: { content: Content }) {
  const { heading, columns } = pages.services.rates;
  return (
    <ScrollRegion label={heading}>
      <table className="sm:min-w-[46rem]">
        <caption className="sr-only">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.plan}</th>
            <th scope="col" className="max-sm:hidden">
              {columns.tenure}
            </th>
            {FEES.map((fee) => (
              <th
                key={fee}
                scope="col"
                className={clsx(
                  "number",
                  fee === "total" && "max-sm:pr-0",
                  fee === "month" && "max-sm:hidden",
                )}
              >
                {columns[fee]}
              </th>
            ))}
            <th scope="col" className="max-sm:hidden sm:pl-6">
              {columns.cap}
            </th>
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
                  <th scope="row">
                    {plan.name}
                    <span className="block text-small text-muted sm:hidden">
                      {formatTenure(plan.months)}
                    </span>
                    <span
                      className={clsx(
                        "block text-small sm:hidden",
                        cap.isLoud ? "font-semibold" : "text-muted",
                      )}
                    >
                      {cap.fits}
                    </span>
                  </th>
                  <td className="whitespace-nowrap max-sm:hidden">{formatTenure(plan.months)}</td>
                  <td className="number">{formatRupees(price.base)}</td>
                  <td className="number font-semibold max-sm:pr-0">{formatRupees(price.total)}</td>
                  <td className="number text-muted max-sm:hidden">
                    {price.perMonth ? formatRupees(price.perMonth) : ""}
                  </td>
                  <td
                    className={clsx(
                      "max-sm:hidden sm:pl-6",
                      cap.isLoud ? "font-semibold" : "text-muted",
                    )}
                  >
                    {cap.fits}
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
