import { Section } from "@/components/blocks/section";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import type { Content } from "@/lib/content/content";
import { capUseOf } from "@/lib/fees/fee-cap";
import { Island } from "@/lib/islands/island";
import { closedWords } from "@/lib/site/closed";
import { OWN_ANCHORS } from "@/lib/site/own-anchors";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";
import type { PlannerPlan } from "./planner-state";

interface PlannerProps {
  content: Content;
}

/** In words what the strip draws: plans that break off within the year, and what the cap leaves of them. */
function Examples({ content, plans }: PlannerProps & { plans: PlannerPlan[] }) {
  const { firm, pages } = content;
  const { example } = pages.services.planner;
  return plans.map((plan) => {
    const { times } = capUseOf(plan, firm.feeCap);
    return (
      <p key={plan.id} className="mt-3 max-w-[44em]">
        {fillIn(times === 1 ? example.once : example.months, {
          plan: `${plan.service}, ${plan.name}`,
          price: formatRupees(plan.price),
          sum: formatRupees(plan.price * (times + 1)),
          cap: formatRupees(firm.feeCap),
          fitting: String(times),
          months: String(plan.months),
        })}
      </p>
    );
  });
}

/** The plans of the site as plain data for the planner. */
function plannerPlans({ services }: Pick<Content, "services">): PlannerPlan[] {
  return services.flatMap(({ title, plans }) =>
    plans.map(({ id, name, price, months }) => ({
      id,
      service: title,
      name: `${name}, ${formatTenure(months)}`,
      price,
      months,
    })),
  );
}

/** The planner, and for everybody worked examples of the cap where a plan breaks off. */
export function Planner({ content }: PlannerProps) {
  const { firm, pages, shared } = content;
  const { heading, intro, noScript, example, ...words } = pages.services.planner;
  const plans = plannerPlans(content);
  const broken = plans.filter((plan) => !capUseOf(plan, firm.feeCap).runsAllYear);
  const fits = (plan: PlannerPlan) => capUseOf(plan, firm.feeCap).times;
  const examples = [
    broken.find((plan) => fits(plan) > 1),
    broken.find((plan) => fits(plan) === 1),
  ].filter((plan) => plan !== undefined);
  return (
    <Section
      heading={heading}
      intro={`${shared.plans.cap}\n\n${intro}`}
      id={OWN_ANCHORS.services.planner}
      layout="full"
    >
      <noscript>
        <Notice>
          <Markdown text={noScript} />
        </Notice>
      </noscript>
      <Island
        of="plan-planner"
        when="visible"
        props={{
          plans,
          words: { heading, ...words },
          gstPercent: firm.gstPercent,
          cap: firm.feeCap,
          closed: closedWords(content)?.plan,
        }}
      />
      {examples.length > 0 && (
        <div className="box mt-12">
          <h3 className="text-h3">{example.heading}</h3>
          <Examples content={content} plans={examples} />
        </div>
      )}
    </Section>
  );
}
