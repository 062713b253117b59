import { ShareBar } from "@/components/ui/share-bar";
import type { Content } from "@/lib/content/content";
import type { Plan } from "@/lib/content/schemas/service";
import { capWords } from "@/lib/fees/fee-cap";
import { priceOf } from "@/lib/fees/price";
import { formatRupees, formatTenure } from "@/lib/text/format";

/** By column; phones do not show the last two. */
const LOOKS = {
  base: "number max-xs:text-small",
  total: "number pl-2 font-semibold max-md:pr-0 max-xs:text-small md:pl-6",
  month: "number pl-6 max-md:hidden",
  cap: "pl-6 text-small max-md:hidden",
};

/** Phones show the fee per month and the cap only in the planner below. */
export function RateTable({ content: { firm, shared, pages, services } }: { content: Content }) {
  const { heading, columns } = pages.services.rates;
  const rowOf = (plan: Plan) => {
    const { base, total, perMonth } = priceOf(plan, firm.gstPercent);
    return (
      <tr key={plan.id}>
        <th scope="row" className="max-md:pr-1">
          {plan.name},{" "}
          <p className="inline-block text-small text-soft">{formatTenure(plan.months)}</p>
        </th>
        <td translate="no" className={LOOKS.base}>
          {formatRupees(base)}
        </td>
        <td translate="no" className={LOOKS.total}>
          {formatRupees(total)}
        </td>
        <td translate="no" className={LOOKS.month}>
          {perMonth && formatRupees(perMonth)}
        </td>
        <td className={LOOKS.cap}>
          <div className="grid items-center gap-x-4 lg:grid-cols-[9rem_1fr]">
            <ShareBar share={plan.price / firm.feeCap} className="max-lg:hidden" />
            {capWords(plan, firm.feeCap, shared.plans.capUse).fits}
          </div>
        </td>
      </tr>
    );
  };
  return (
    <table className="max-md:[&_:is(th,td)]:py-1.5">
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.plan}</th>
          {(["base", "total", "month", "cap"] as const).map((name) => (
            <th key={name} scope="col" className={LOOKS[name]}>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      {services.map(({ route, title, plans }) => (
        <tbody key={route}>
          <tr>
            <th colSpan={5} scope="rowgroup" className="border-ink pb-0">
              <a href={route} className="display inline-flex min-h-11 items-center text-h3">
                {title}
              </a>
            </th>
          </tr>
          {plans.map(rowOf)}
        </tbody>
      ))}
    </table>
  );
}
