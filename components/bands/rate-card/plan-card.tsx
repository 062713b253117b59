import clsx from "clsx";
import { Button } from "@/components/ui/button";
import type { Content } from "@/lib/content/content";
import type { Plan, Service } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { planView } from "@/lib/fees/plan-view";
import { planHref } from "@/lib/fees/plans";
import type { PlanPrice } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { formatRupees } from "@/lib/text/format";

/** "₹5,000 a month before GST", or a stock's share of a bundle; undefined for other plans. */
function partOf({ perMonth, perPick }: PlanPrice, words: Shared["plans"]): string | undefined {
  if (perMonth) return `${formatRupees(perMonth)} ${words.month}`;
  if (perPick) return `${words.pickAbout} ${formatRupees(perPick)} ${words.pick}`;
  return undefined;
}

/** RECOMMENDED is omitted while the firm takes no new clients. */
export function tagsOf({ recommended, tag }: Plan, content: Content): string[] {
  const tags: string[] = [];
  if (recommended && !closedWords(content)) tags.push(content.shared.plans.recommended);
  if (tag) tags.push(tag);
  return tags;
}

type PlanCardProps = { content: Content; service: Service; plan: Plan };

/** A box of its own: name, tenure, tags, price, features, button. */
export function PlanCard({ content, service, plan }: PlanCardProps) {
  const words = content.shared.plans;
  const closed = closedWords(content)?.plan;
  const tags = tagsOf(plan, content);
  const { tenure, fullName, amounts: price } = planView(service, plan, content.firm.gstPercent);
  const part = partOf(price, words);
  return (
    <li className={clsx("card plan", plan.recommended && "plan-recommended")}>
      <div className="plan-head">
        <div>
          <h3 className="text-h3">{plan.name}</h3>
          <p>{tenure}</p>
          {tags.length > 0 && (
            <p className="plan-tags">
              {tags.map((tag) => (
                <span key={tag} className="tag">
                  {tag}
                </span>
              ))}
            </p>
          )}
        </div>
        <p className="plan-price">{formatRupees(price.base)}</p>
      </div>
      <p className="mt-1">
        {words.gst}:{" "}
        <b className="xs:whitespace-nowrap">{`${formatRupees(price.total)} ${words.total}`}</b>
      </p>
      {part && <p className="text-small print:hidden">{part}</p>}
      <ul className="bullets mt-2 mb-3 print:hidden">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {closed ? (
        <p className="mt-auto font-semibold text-ochre">{closed}</p>
      ) : (
        <Button
          ghost={!plan.recommended}
          href={planHref(plan)}
          className="mt-auto w-full"
          aria-label={`${service.cta}: ${fullName}`}
        >
          {service.cta}
        </Button>
      )}
    </li>
  );
}
