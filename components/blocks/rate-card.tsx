import clsx from "clsx";
import { Button } from "@/components/ui/button";
import { ClosedPlan } from "@/components/ui/closed-plan";
import { Price } from "@/components/ui/price";
import type { Firm } from "@/lib/content/schemas/firm";
import type { Plan, Service } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { type CapWords, capWords } from "@/lib/fees/cap-words";
import { planHref } from "@/lib/fees/plans";
import { priceOf } from "@/lib/fees/price";
import { formatTenure } from "@/lib/text/format";

interface RateCardProps {
  service: Pick<Service, "title" | "cta">;
  /** The service's plans that this card shows. */
  plans: Plan[];
  firm: Pick<Firm, "gstPercent" | "feeCap">;
  words: Shared["plans"];
  /** Replaces the buttons while the firm takes no new clients. */
  closed?: string | undefined;
}

/** How far the plan fits the yearly cap; emphasised only if it cannot run for a whole year. */
function CapLine({ uses, fits, isCutShort }: CapWords) {
  return isCutShort ? (
    <p className="mt-4 border-l-2 border-ochre pl-3 text-small text-muted">
      <span className="block text-base font-semibold text-ink">{fits}</span>
      {uses}
    </p>
  ) : (
    <p className="mt-1.5 text-small text-muted">
      {uses} {fits}.
    </p>
  );
}

/** Plans side by side in one ruled frame; the recommended one has a pink background. */
export function RateCard({ service, plans, firm, words, closed }: RateCardProps) {
  return (
    <ul
      className={clsx(
        "grid border border-ink",
        plans.length < 3 ? "lg:max-w-[50rem]" : "md:grid-cols-3 print:grid-cols-3",
        plans.length === 2 && "md:grid-cols-2 print:grid-cols-2",
      )}
    >
      {plans.map((plan) => {
        const tenure = formatTenure(plan.months);
        const recommended = plan.recommended && !closed ? words.recommended : undefined;
        const cap = capWords(plan, firm.feeCap, words.capUse);
        const tags = [recommended, plan.tag].filter((tag) => tag !== undefined);
        return (
          <li
            key={plan.id}
            className={clsx(
              "relative flex flex-col border-rule px-gutter pt-7 pb-6 not-first:border-t md:px-7 md:not-first:border-t-0 md:not-first:border-l print:p-2",
              plan.recommended && "bg-pink",
            )}
          >
            {tags.length > 0 && (
              <p className="mb-3 flex flex-wrap gap-2 xs:absolute xs:w-max xs:-top-3 xs:left-gutter md:left-7 print:static">
                {tags.map((tag) => (
                  <span
                    key={tag}
                    className="bg-ink px-2 py-0.5 text-[0.78125rem]/[1.5] font-semibold tracking-[0.05em] text-paper"
                  >
                    {tag}
                  </span>
                ))}
              </p>
            )}
            <h3 className="text-h3">{plan.name}</h3>
            <p className="mt-0.5 mb-5 text-muted print:mb-1">{tenure}</p>
            <Price price={priceOf(plan, firm.gstPercent)} words={words} />
            <CapLine {...cap} />
            {tags.length > 0 && plan.why && (
              <p className="mt-4 text-small print:hidden">
                <span className="font-semibold">{words.why}</span> {plan.why}
              </p>
            )}
            <ul className="mt-5 mb-7 print:hidden">
              {plan.features.map((feature) => (
                <li key={feature} className="border-t border-rule py-2 text-base">
                  {feature}
                </li>
              ))}
            </ul>
            {closed ? (
              <ClosedPlan words={closed} className="mt-auto" />
            ) : (
              <Button
                ghost={!plan.recommended}
                href={planHref(plan)}
                className="mt-auto"
                aria-label={`${service.cta}: ${service.title}, ${plan.name}, ${tenure}`}
              >
                {service.cta}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
