import clsx from "clsx";
import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";
import { capWords } from "@/lib/fees/cap-words";
import { priceOf } from "@/lib/fees/price";
import { formatRupees, formatTenure } from "@/lib/text/format";

interface KeyFactsPlansProps {
  content: Pick<Content, "firm" | "shared" | "pages">;
  service: Pick<Service, "plans">;
}

/** Every plan with its fee, GST, total and share of the yearly cap; on phones one below the other. */
export function KeyFactsPlans({ content, service }: KeyFactsPlansProps) {
  const { firm, shared } = content;
  const { columns } = content.pages.services.rates;
  const { plans: heading, gst } = shared.keyFacts;
  const rows = service.plans.map((plan) => {
    const price = priceOf(plan, firm.gstPercent);
    const cap = capWords(plan, firm.feeCap, shared.plans.capUse);
    return {
      id: plan.id,
      name: plan.name,
      tenure: formatTenure(plan.months),
      base: formatRupees(price.base),
      gst: formatRupees(price.gst),
      total: formatRupees(price.total),
      cap: cap.fits,
      isLoud: cap.isLoud,
    };
  });
  return (
    <>
      <ul className="sm:hidden">
        {rows.map((row) => (
          <li key={row.id} className="border-t border-rule py-3 first:border-0">
            <p className="font-semibold">
              {row.name}, {row.tenure}
            </p>
            <p>
              {row.base} + {row.gst} {gst} = <strong className="font-semibold">{row.total}</strong>
            </p>
            <p className={row.isLoud ? "font-semibold" : "text-muted"}>{row.cap}</p>
          </li>
        ))}
      </ul>
      <table className="max-sm:hidden print:text-small">
        <caption className="sr-only">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.plan}</th>
            <th scope="col">{columns.tenure}</th>
            <th scope="col" className="number">
              {columns.base}
            </th>
            <th scope="col" className="number">
              {gst}
            </th>
            <th scope="col" className="number">
              {columns.total}
            </th>
            <th scope="col" className="pl-6 print:pl-3">
              {columns.cap}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td className="whitespace-nowrap">{row.tenure}</td>
              <td className="number">{row.base}</td>
              <td className="number">{row.gst}</td>
              <td className="number font-semibold">{row.total}</td>
              <td className={clsx("pl-6 print:pl-3", row.isLoud ? "font-semibold" : "text-muted")}>
                {row.cap}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
