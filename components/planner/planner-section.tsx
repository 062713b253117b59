import { Section } from "@/components/blocks/section";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { capUseOf } from "@/lib/fees/fee-cap";
import { Island } from "@/lib/islands/island";
import { closedWords } from "@/lib/site/closed";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";
import type { PlannerPlan } from "./planner-state";

/** Worked examples: a plan that fits the cap several times but not all year, and one only once. */
function examplesOf({ firm: { feeCap }, pages }: Content, plans: readonly PlannerPlan[]): string[] {
  const { once, months } = pages.services.planner.example;
  const uses = plans.map((plan) => ({ plan, ...capUseOf(plan, feeCap) }));
  const broken = uses.filter(({ runsAllYear }) => !runsAllYear);
  return [broken.find(({ times }) => times > 1), broken.find(({ times }) => times === 1)]
    .filter((use) => use !== undefined)
    .map(({ plan, times }) =>
      fillIn(times === 1 ? once : months, {
        plan: `${plan.service}, ${plan.name}`,
        price: formatRupees(plan.price),
        sum: formatRupees(plan.price * (times + 1)),
        cap: formatRupees(feeCap),
        fitting: times,
        months: String(plan.months),
      }),
    );
}

/** The planner, and worked examples of the cap that also show without scripts. */
export function Planner({ content }: { content: Content }) {
  const { firm, pages, services, shared } = content;
  const { heading, intro, noScript, example, ...words } = pages.services.planner;
  const plans = services.flatMap(({ title, plans: own }) =>
    own.map(({ id, name, price, months }): PlannerPlan => {
      return { id, service: title, name: `${name}, ${formatTenure(months)}`, price, months };
    }),
  );
  const examples = examplesOf(content, plans);
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
          {examples.map((sentence) => (
            <p key={sentence} className="mt-3 max-w-[44em]">
              {sentence}
            </p>
          ))}
        </div>
      )}
    </Section>
  );
}
