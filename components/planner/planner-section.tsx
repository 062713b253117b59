import { Section } from "@/components/blocks/section";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import type { Content } from "@/lib/content/load/load";
import { capUseOf } from "@/lib/fees/fee-cap";
import { planYear, STRIP_MONTHS, stripPieces } from "@/lib/fees/plan-year";
import { Island } from "@/lib/islands/island";
import { closedWords } from "@/lib/site/closed";
import { OWN_ANCHORS } from "@/lib/site/own-anchors";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";
import type { PlannerPlan } from "./planner-state";
import { YearStrip } from "./year-strip";

interface PlannerProps {
  content: Content;
}

interface ExampleProps extends PlannerProps {
  plan: PlannerPlan;
}

/** One plan as often as the year has room for it: how much of that the cap leaves. */
function Example({ content, plan }: ExampleProps) {
  const { firm, pages } = content;
  const { example, result } = pages.services.planner;
  const { times: fitting } = capUseOf(plan, firm.feeCap);
  const months = plan.months ?? STRIP_MONTHS;
  const times = Math.ceil(STRIP_MONTHS / months);
  const name = `${plan.service}, ${plan.name}`;
  const choice = { plan, start: 0, times };
  // Any first day gives the same picture.
  const { rows } = planYear([choice], {
    today: firm.registration.validFrom,
    cap: firm.feeCap,
    gstPercent: firm.gstPercent,
  });
  return (
    <div className="border-t border-rule py-6">
      <p>
        {fillIn(fitting === 1 ? example.once : example.months, {
          plan: name,
          price: formatRupees(plan.price),
          sum: formatRupees(plan.price * (fitting + 1)),
          cap: formatRupees(firm.feeCap),
          fitting: String(fitting),
          months: String(months),
        })}
      </p>
      <div className="-mx-[12px] mt-4 max-w-[36rem] bg-pink px-[12px] py-4 sm:mx-0 sm:px-6">
        <YearStrip
          labels={Array.from({ length: STRIP_MONTHS }, (_, month) => String(month + 1))}
          rows={rows.map((row) => ({ key: plan.id, name, pieces: stripPieces(row) }))}
          legend={result}
        />
      </div>
    </div>
  );
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

/** The planner, and for everybody two worked examples of the cap where a plan breaks off. */
export function Planner({ content }: PlannerProps) {
  const { firm, pages } = content;
  const { heading, intro, noScript, example, ...words } = pages.services.planner;
  const plans = plannerPlans(content);
  const broken = plans.filter((plan) => !capUseOf(plan, firm.feeCap).runsAllYear);
  const fits = (plan: PlannerPlan) => capUseOf(plan, firm.feeCap).times;
  const examples = [
    broken.find((plan) => fits(plan) > 1),
    broken.find((plan) => fits(plan) === 1),
  ].filter((plan) => plan !== undefined);
  return (
    <Section heading={heading} intro={intro} id={OWN_ANCHORS.services.planner} layout="full">
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
        <div className="mt-12">
          <h3 className="mb-4 text-h3">{example.heading}</h3>
          <div className="grid gap-x-12 lg:grid-cols-2">
            {examples.map((plan) => (
              <Example key={plan.id} content={content} plan={plan} />
            ))}
          </div>
        </div>
      )}
    </Section>
  );
}
