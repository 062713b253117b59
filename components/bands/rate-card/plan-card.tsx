import clsx from "clsx";
import { Button } from "@/components/ui/button";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { Plan, Service } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { capWords } from "@/lib/fees/fee-cap";
import { planHref } from "@/lib/fees/plans";
import { type PlanPrice, priceOf, shareOfCapital } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { fillIn, formatRupees, formatTenure } from "@/lib/text/format";

export function Price({ price, words }: { price: PlanPrice; words: Shared["plans"] }) {
  const { base, total, perMonth, perPick } = price;
  const part = perMonth
    ? `${formatRupees(perMonth)} ${words.month}`
    : perPick && `${words.pickAbout} ${formatRupees(perPick)} ${words.pick}`;
  return (
    <div className="contents md:block">
      <p className="display text-mid md:mt-2 md:mb-1 md:text-[min(3.25rem,4.4vw)] md:[line-height:1]">
        {formatRupees(base)}
      </p>
      <p className="xs:col-span-2">
        {words.gst}:{" "}
        <b className="xs:whitespace-nowrap">{`${formatRupees(total)} ${words.total}`}</b>
        {part && <span className="block text-small">{part}</span>}
      </p>
    </div>
  );
}

/** RECOMMENDED is omitted while the firm takes no new clients. */
export function tagsOf({ recommended, tag }: Plan, content: Content): string[] {
  const isShown = recommended && !closedWords(content);
  return [...(isShown ? [content.shared.plans.recommended] : []), ...(tag ? [tag] : [])];
}

type PlanCardProps = { content: Content; service: Service; plan: Plan };

/** A row of one card on phones, a card of its own on wide screens. */
export function PlanCard({ content, service, plan }: PlanCardProps) {
  const { gstPercent, feeCap } = content.firm;
  const words = content.shared.plans;
  const closed = closedWords(content)?.plan;
  const tenure = formatTenure(plan.months);
  const price = priceOf(plan, gstPercent);
  const capital = service.facts.capital.rupees;
  const share = shareOfCapital(price.total, capital);
  return (
    <li
      className={clsx(
        "box plan grid content-start items-baseline gap-x-4 border-t px-[min(1.125rem,5vw)] py-2.5 xs:grid-cols-[1fr_auto] md:flex md:flex-col md:items-stretch md:border-t-6 md:bg-sheet print:border-t! md:px-6 md:pt-4 md:pb-6",
        plan.recommended
          ? "border-t-6 border-green"
          : "border-hair max-md:first:border-t-0 md:border-sheet",
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="text-h3">{plan.name}</h3>
        <p className="md:order-1 md:w-full">{tenure}</p>
        {tagsOf(plan, content).map((tag) => (
          <span
            key={tag}
            className="bg-ink px-1.5 text-small font-semibold text-sheet md:ml-auto xs:whitespace-nowrap print:bg-transparent print:text-ink"
          >
            {tag}
          </span>
        ))}
      </div>
      <Price price={price} words={words} />
      <p className="mt-1 text-small xs:col-span-2 md:my-2">
        <span className="share">
          {fillIn(words.share, { share, capital: formatRupees(capital) })}
          <Unconfirmed content={content} paths={[`services/${service.slug}.facts.capital`]} />
          {". "}
        </span>
        {`${capWords(plan, feeCap, words.capUse).fits}.`}
      </p>
      <ul className="mt-1 text-small xs:col-span-2 md:mb-3 print:hidden">
        {plan.features.map((feature) => (
          <li
            key={feature}
            className="inline [&:not(:last-child)::after]:ml-1 [&:not(:last-child)::after]:[content:'·_'] md:block md:border-t md:border-hair md:py-1.5 md:[&:not(:last-child)::after]:[content:none]"
          >
            {feature}
          </li>
        ))}
      </ul>
      {closed ? (
        <p className="mt-auto font-semibold text-ochre xs:col-span-2">{closed}</p>
      ) : (
        <Button
          ghost={!plan.recommended}
          href={planHref(plan)}
          className="mt-2 min-h-11 xs:col-span-2 md:mt-auto"
          aria-label={`${service.cta}: ${service.title}, ${plan.name}, ${tenure}`}
        >
          {service.cta}
        </Button>
      )}
    </li>
  );
}
