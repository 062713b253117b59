import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { buildDate } from "@/lib/content/git";
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

/** A year of plans under the cap, which answers to a visitor's own; how the cap counts is folded. */
export function CapYearBand({ content }: { content: Content }) {
  const { firm, pages, services, shared } = content;
  const { how, caption, example, ...words } = pages.services.planner;
  const plans = services.flatMap(({ title, plans: own }) =>
    own.map(({ id, name, price, months }): PlannerPlan => {
      return { id, service: title, name: `${name}, ${formatTenure(months)}`, price, months };
    }),
  );
  const chosen = example.plans.flatMap(({ plan: id, month }) => {
    const plan = plans.find((one) => one.id === id);
    return plan ? [{ plan, start: month - 1, times: 1 }] : [];
  });
  return (
    <section id={OWN_ANCHORS.services.planner} className="band on-paper">
      <Island
        of="plan-planner"
        when="visible"
        props={{
          plans,
          words,
          gstPercent: firm.gstPercent,
          cap: firm.feeCap,
          example: chosen,
          closed: closedWords(content)?.plan,
          today: buildDate(),
        }}
      />
      <p className="mt-4 max-w-[46em] text-small text-soft">
        <strong className="text-ink">{shared.figures.label} 1.</strong> {caption}
      </p>
      <details className="more mt-4">
        <summary>{how.heading}</summary>
        <Markdown text={[shared.plans.cap, ...examplesOf(content, plans), how.text].join("\n\n")} />
      </details>
    </section>
  );
}
