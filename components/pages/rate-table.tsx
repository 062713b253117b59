import clsx from "clsx";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Content } from "@/lib/content/content";
import type { Plan } from "@/lib/content/schemas/service";
import { capWords } from "@/lib/fees/cap-words";
import { priceOf } from "@/lib/fees/price";
import { formatRupees, formatTenure } from "@/lib/text/format";

/**
 * Every plan of the site in one table, one group of rows per service. On a phone tenure and cap are
 * below the name and the fee per month is hidden, so that the amount to pay is in view.
 */
export function RateTable({ content: { firm, shared, pages, services } }: { content: Content }) {
  const { heading, columns } = pages.services.rates;
  const rowOf = (plan: Plan) => {
    const { base, total, perMonth } = priceOf(plan, firm.gstPercent);
    const cap = capWords(plan, firm.feeCap, shared.plans.capUse);
    const capLook = cap.isCutShort ? "font-semibold" : "text-muted";
    const tenure = formatTenure(plan.months);
    return (
      <tr key={plan.id}>
        <th scope="row">
          {plan.name}
          <span className="block text-small text-muted sm:hidden">{tenure}</span>
          <span className={clsx("block text-small sm:hidden", capLook)}>{cap.fits}</span>
        </th>
        <td className="whitespace-nowrap max-sm:hidden">{tenure}</td>
        <td className="number">{formatRupees(base)}</td>
        <td className="number font-semibold max-sm:pr-0">{formatRupees(total)}</td>
        <td className="number text-muted max-sm:hidden">{perMonth && formatRupees(perMonth)}</td>
        <td className={clsx("max-sm:hidden sm:pl-6", capLook)}>{cap.fits}</td>
      </tr>
    );
  };
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
            <th scope="col" className="number">
              {columns.base}
            </th>
            <th scope="col" className="number max-sm:pr-0">
              {columns.total}
            </th>
            <th scope="col" className="number max-sm:hidden">
              {columns.month}
            </th>
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
            {plans.map(rowOf)}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
