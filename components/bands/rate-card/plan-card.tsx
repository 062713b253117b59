import clsx from "clsx";
import { Button } from "@/components/ui/button";
import type { Content } from "@/lib/content/content";
import type { Plan, Service } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { type PlanView, planView } from "@/lib/fees/plan-view";
import { planHref } from "@/lib/fees/plans";
import { feeKind, shareOfCapital } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { fillIn, formatRupees } from "@/lib/text/format";

type PlanCardProps = { content: Content; service: Service; plan: Plan };

/** "₹5,000 a month", or a stock's share of a bundle; undefined for other plans. */
function partOf({ amounts }: PlanView, words: Shared["plans"]): string | undefined {
  const { perMonth, perPick } = amounts;
  if (perMonth) return `${formatRupees(perMonth)} ${words.month}`;
  if (perPick) return `${words.pickAbout} ${formatRupees(perPick)} ${words.pick}`;
  return undefined;
}

/** "17.7% of capital": the fee with GST, of the example capital of the service. */
function shareWords({ content, service, plan }: PlanCardProps, view: PlanView): string {
  const { shareOnce, shareMonthly } = content.shared.plans;
  const share = shareOfCapital(view.amounts.total, service.facts.capital.rupees);
  return fillIn(feeKind(plan) === "month" ? shareMonthly : shareOnce, { share });
}

/** RECOMMENDED is omitted while the firm takes no new clients. */
function tagsOf({ recommended, tag }: Plan, content: Content): string[] {
  const tags: string[] = [];
  if (recommended && !closedWords(content)) tags.push(content.shared.plans.recommended);
  if (tag) tags.push(tag);
  return tags;
}

/** The labels of a plan, and beside them their reason; nothing for a plan without a label. */
function PlanTags({ content, plan }: Pick<PlanCardProps, "content" | "plan">) {
  const tags = tagsOf(plan, content);
  if (tags.length === 0) return null;
  return (
    <p className="plan-tags">
      {tags.map((tag) => (
        <span key={tag} className="tag">
          {tag}
        </span>
      ))}{" "}
      {plan.why}
    </p>
  );
}

/** A box of its own: name, tenure, tags, price, features, button. */
export function PlanCard(props: PlanCardProps) {
  const { content, service, plan } = props;
  const words = content.shared.plans;
  const closed = closedWords(content)?.plan;
  const view = planView(service, plan, content.firm.gstPercent);
  const { tenure, fullName, amounts } = view;
  const part = partOf(view, words);
  return (
    <li className={clsx("card plan", plan.recommended && "plan-recommended")}>
      <div>
        <h3 className="text-[min(1.25rem,7vw)]/[1.2] lg:text-h3">{plan.name}</h3>
        <p className="text-small">{tenure}</p>
      </div>
      <PlanTags content={content} plan={plan} />
      <div className="plan-fee">
        <p translate="no" className="plan-price">
          {formatRupees(amounts.base)}
        </p>
        <p className="text-small">
          <b translate="no">{formatRupees(amounts.total)}</b> {words.total}
        </p>
      </div>
      <div className="plan-parts">
        {part && <p>{part}</p>}
        <p>{shareWords(props, view)}</p>
      </div>
      <ul className="bullets">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {closed ? (
        <p className="plan-button font-semibold text-ochre">{closed}</p>
      ) : (
        <Button
          ghost={!plan.recommended}
          href={planHref(plan)}
          className="plan-button min-h-11 px-4 py-1"
          aria-label={`${service.cta}: ${fullName}`}
        >
          {service.cta}
        </Button>
      )}
    </li>
  );
}
