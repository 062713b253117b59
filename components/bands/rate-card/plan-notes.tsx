import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { capWords } from "@/lib/fees/fee-cap";
import { planView } from "@/lib/fees/plan-view";
import { feeKind, shareOfCapital } from "@/lib/fees/price";
import { fillIn, formatRupees } from "@/lib/text/format";
import { tagsOf } from "./plan-card";

type PlanNotesProps = { content: Content; service: Service; plans: readonly Plan[] };

/** "Basic, 1 Month: 4% each month; Basic, 6 Months: 18% once": of the capital, with GST. */
function shares({ content, service, plans }: PlanNotesProps): string {
  const capital = service.facts.capital.rupees;
  const { shareOnce, shareMonthly } = content.shared.plans;
  return plans
    .map((plan) => {
      const { shortName, amounts } = planView(service, plan, content.firm.gstPercent);
      const share = shareOfCapital(amounts.total, capital);
      const words = feeKind(plan) === "month" ? shareMonthly : shareOnce;
      return `${shortName}: ${fillIn(words, { share })}`;
    })
    .join("; ");
}

/** How the yearly cap limits the plans: one sentence where it says the same of all of them. */
function capUses({ content, service, plans }: PlanNotesProps): string {
  const { capUse } = content.shared.plans;
  const uses = plans.map((plan) => ({
    name: planView(service, plan, content.firm.gstPercent).shortName,
    text: capWords(plan, content.firm.feeCap, capUse).fits,
  }));
  const texts = new Set(uses.map(({ text }) => text));
  if (texts.size === 1) return `${[...texts].join("")}.`;
  return `${uses.map(({ name, text }) => `${name}: ${text}`).join("; ")}.`;
}

/** What would otherwise stand in each card of a group, and the reasons for its tags. */
export function PlanNotes(props: PlanNotesProps) {
  const { content, service, plans } = props;
  const words = content.shared.plans;
  const capital = formatRupees(service.facts.capital.rupees);
  return (
    <div className="mt-3 grid max-w-[46em] gap-1.5 text-small">
      {plans.map((plan) => {
        const label = tagsOf(plan, content).join(", ");
        if (!label || !plan.why) return null;
        return (
          <p key={plan.id} className="print:hidden">
            <b>{fillIn(words.why, { label })}</b> {plan.why}
          </p>
        );
      })}
      <p className="print:hidden">
        <b>{fillIn(words.share, { capital })}</b>
        <Unconfirmed content={content} paths={[`services/${service.slug}.facts.capital`]} />{" "}
        {shares(props)}.
      </p>
      <p>
        <b>{words.capHeading}:</b> {capUses(props)}
      </p>
    </div>
  );
}
