import clsx from "clsx";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Content } from "@/lib/content/content";
import type { Plan } from "@/lib/content/schemas/service";
import { type CapWords, capWords } from "@/lib/fees/cap-words";
import { type PlanPrice, priceOf } from "@/lib/fees/price";
import { formatRupees, formatTenure } from "@/lib/text/format";

/** A plan with the amounts computed from its fee. */
interface Rate {
  plan: Plan;
  price: PlanPrice;
  cap: CapWords;
}

type ColumnName = Exclude<keyof Content["pages"]["services"]["rates"]["columns"], "plan">;

interface Column {
  name: ColumnName;
  /** Classes of its heading and cells. */
  shape: string;
  /** Further classes of its cells. */
  look?: string | ((rate: Rate) => string);
  cell: (rate: Rate) => string;
}

const emphasis = ({ cap }: Rate) => (cap.isCutShort ? "font-semibold" : "text-muted");

const COLUMNS: readonly Column[] = [
  {
    name: "tenure",
    shape: "max-sm:hidden",
    look: "whitespace-nowrap",
    cell: ({ plan }) => formatTenure(plan.months),
  },
  { name: "base", shape: "number", cell: ({ price }) => formatRupees(price.base) },
  {
    name: "total",
    shape: "number max-sm:pr-0",
    look: "font-semibold",
    cell: ({ price }) => formatRupees(price.total),
  },
  {
    name: "month",
    shape: "number max-sm:hidden",
    look: "text-muted",
    cell: ({ price }) => (price.perMonth ? formatRupees(price.perMonth) : ""),
  },
  { name: "cap", shape: "max-sm:hidden sm:pl-6", look: emphasis, cell: ({ cap }) => cap.fits },
];

/** Tenure and cap below a plan's name, for phones, where their columns are hidden. */
function BelowName({ rate }: { rate: Rate }) {
  return (
    <>
      <span className="block text-small text-muted sm:hidden">
        {formatTenure(rate.plan.months)}
      </span>
      <span className={clsx("block text-small sm:hidden", emphasis(rate))}>{rate.cap.fits}</span>
    </>
  );
}

/**
 * Every plan of the site in one table, one group of rows per service. On a phone tenure and cap are
 * below the name and the fee per month is hidden, so that the amount to pay is in view.
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
            {COLUMNS.map(({ name, shape }) => (
              <th key={name} scope="col" className={shape}>
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        {services.map(({ route, title, plans }) => (
          <tbody key={route}>
            <tr>
              <th
                colSpan={COLUMNS.length + 1}
                scope="rowgroup"
                className="pt-8 font-display text-h3 font-medium"
              >
                <a href={route}>{title}</a>
              </th>
            </tr>
            {plans.map((plan) => {
              const rate = {
                plan,
                price: priceOf(plan, firm.gstPercent),
                cap: capWords(plan, firm.feeCap, shared.plans.capUse),
              };
              return (
                <tr key={plan.id}>
                  <th scope="row">
                    {plan.name}
                    <BelowName rate={rate} />
                  </th>
                  {COLUMNS.map(({ name, shape, look, cell }) => (
                    <td
                      key={name}
                      className={clsx(shape, typeof look === "function" ? look(rate) : look)}
                    >
                      {cell(rate)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
