import clsx from "clsx";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { formatTenure } from "@/lib/content/format";
import type { Plan, Service } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { planHref } from "@/lib/fees/plans";
import { priceOf } from "@/lib/fees/price";

interface RateCardProps {
  plans: Plan[];
  cta: Service["cta"];
  gstPercent: number;
  words: Shared["plans"];
  /** Name of the service, so that each button says what it buys. */
  service: string;
}

const COLUMNS: Record<number, string> = { 1: "md:grid-cols-1", 2: "md:grid-cols-2" };

/** Plans side by side in one ruled frame; the recommended one stands on pink. */
export function RateCard({ plans, cta, gstPercent, words, service }: RateCardProps) {
  return (
    <ul
      className={clsx(
        "grid border border-ink",
        COLUMNS[plans.length] ?? "md:grid-cols-3",
        plans.length < 3 && "lg:max-w-[50rem]",
      )}
    >
      {plans.map((plan) => {
        const tenure = formatTenure(plan.months);
        const tags = [plan.recommended && words.recommended, plan.tag].filter(Boolean);
        return (
          <li
            key={plan.id}
            className={clsx(
              "plan relative flex flex-col border-rule px-gutter pt-7 pb-6 not-first:border-t md:px-7 md:not-first:border-t-0 md:not-first:border-l",
              plan.recommended && "bg-pink",
            )}
          >
            {tags.length > 0 && (
              <p className="mb-3 flex flex-wrap gap-2 xs:absolute xs:w-max xs:-top-3 xs:left-gutter md:left-7">
                {tags.map((tag) => (
                  <span
                    key={String(tag)}
                    className="bg-ink px-2 py-0.5 text-[0.78125rem]/[1.5] font-semibold tracking-[0.05em] text-paper"
                  >
                    {tag}
                  </span>
                ))}
              </p>
            )}
            <h3 className="text-h3">{plan.name}</h3>
            <p className="mt-0.5 mb-5 text-muted">{tenure}</p>
            <Price price={priceOf(plan, gstPercent)} words={words} />
            <ul className="rules mt-5 mb-7">
              {plan.features.map((feature) => (
                <li key={feature} className="py-2 text-base last:border-b-0">
                  {feature}
                </li>
              ))}
            </ul>
            <Button
              ghost={!plan.recommended}
              href={planHref(plan)}
              className="mt-auto"
              aria-label={`${cta}: ${service}, ${plan.name}, ${tenure}`}
            >
              {cta}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
