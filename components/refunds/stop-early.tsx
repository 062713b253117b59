import { Stretched } from "@/components/ui/icons";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { Plan } from "@/lib/content/schemas/service";
import { planView } from "@/lib/fees/plan-view";
import { currentRefundRule, refundExamples, usedText } from "@/lib/fees/refund-examples";
import { fillIn, formatRupees } from "@/lib/text/format";
import { RefundLinks } from "./refund-links";

type Example = ReturnType<typeof refundExamples>[number];

/** A bar of the used and unused part of a plan, and its refund. */
function ExampleBar({ content, example }: { content: Content; example: Example }) {
  const words = content.refunds.examples;
  const { service, plan, refund } = example;
  const { used, of, total } = refund;
  const { shortName } = planView(service, plan, content.firm.gstPercent);
  const name = plan.months === undefined ? plan.name : shortName;
  return (
    <div className="max-lg:mt-2 not-first:max-lg:hidden print:hidden">
      <Stretched viewBox={`0 0 ${of} 1`} height="20" className="border border-ink fill-ink">
        <rect width={used} height="1" />
      </Stretched>
      <p dir="ltr" className="mt-1 flex flex-wrap justify-between gap-x-4">
        <span>{fillIn(words.bar, { plan: name, used: usedText(plan, refund, words) })}</span>
        <b>{fillIn(words.left, { n: of - used, total: formatRupees(total) })}</b>
      </p>
    </div>
  );
}

/** Which sentence of the rule fits the plans: of tenures, of picks, or of both. */
function ruleFor(plans: readonly Plan[]): "short" | "shortTenure" | "shortPicks" {
  const tenures = plans.filter(({ months }) => months !== undefined);
  if (plans.length > 0 && tenures.length === plans.length) return "shortTenure";
  if (plans.length > 0 && tenures.length === 0) return "shortPicks";
  return "short";
}

/** The refund rule with examples of a service's plans; with one of them below wide screens. */
export function StopEarly({ content, plans }: { content: Content; plans: readonly Plan[] }) {
  const rule = currentRefundRule(content.refunds);
  const ids = new Set(plans.map(({ id }) => id));
  const examples = refundExamples(content).filter(({ plan }) => ids.has(plan.id));
  const [firstExample] = examples;
  return (
    <section className="mt-5 grid gap-x-12 lg:mt-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <h3 className="text-h3">{rule.heading}</h3>
      <div className="grid gap-x-8 lg:row-span-2 lg:auto-cols-fr lg:grid-flow-col">
        {examples.map((example) => (
          <ExampleBar key={example.plan.id} content={content} example={example} />
        ))}
      </div>
      <div>
        <Markdown text={rule[ruleFor(plans)]} className="mt-2 text-small" />
        <RefundLinks content={content} plan={firstExample?.plan ?? plans[0]} />
      </div>
    </section>
  );
}
