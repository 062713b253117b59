import clsx from "clsx";
import { Button } from "@/components/ui/button";
import { RuledList } from "@/components/ui/lists";
import type { Content } from "@/lib/content/content";
import type { Plan, Service } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { capWords } from "@/lib/fees/cap-words";
import { planHref } from "@/lib/fees/plans";
import { type PlanPrice, priceOf } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { formatRupees, formatTenure } from "@/lib/text/format";

/** A price with amount, tax, total, and the fee per month or stock. */
export function Price({ price, words }: { price: PlanPrice; words: Shared["plans"] }) {
  const { base, total, perMonth, perPick } = price;
  return (
    <div>
      <p className="font-display text-price font-medium tracking-[-0.03em]">{formatRupees(base)}</p>
      <p className="mt-1.5 text-small text-muted">
        {words.gst}: <span className="font-semibold text-ink">{formatRupees(total)}</span>{" "}
        {words.total}
        {perMonth && <span className="block">{`${formatRupees(perMonth)} ${words.month}`}</span>}
        {perPick && (
          <span className="block">
            {`${words.pickAbout} ${formatRupees(perPick)} ${words.pick}`}
          </span>
        )}
      </p>
    </div>
  );
}

interface RateCardProps {
  content: Pick<Content, "firm" | "shared" | "notices">;
  service: Pick<Service, "title" | "cta">;
  plans: readonly Plan[];
}

/** Plans side by side in one ruled frame; the recommended one has a pink background. */
export function RateCard({ content, service, plans }: RateCardProps) {
  const { firm, shared } = content;
  const words = shared.plans;
  const closed = closedWords(content)?.plan;
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
        const { uses, fits, isCutShort } = capWords(plan, firm.feeCap, words.capUse);
        const recommended = plan.recommended && !closed ? words.recommended : undefined;
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
            {isCutShort ? (
              <p className="mt-4 border-l-2 border-ochre pl-3 text-small text-muted">
                <span className="block text-base font-semibold text-ink">{fits}</span>
                {uses}
              </p>
            ) : (
              <p className="mt-1.5 text-small text-muted">{`${uses} ${fits}.`}</p>
            )}
            {tags.length > 0 && plan.why && (
              <p className="mt-4 text-small print:hidden">
                <span className="font-semibold">{words.why}</span> {plan.why}
              </p>
            )}
            <RuledList items={plan.features} className="mt-5 mb-7 print:hidden" />
            {closed ? (
              <p className="mt-auto font-semibold text-ochre">{closed}</p>
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
