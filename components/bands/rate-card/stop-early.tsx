import { MoreLink } from "@/components/bands/more";
import { Stretched } from "@/components/ui/icons";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { Plan } from "@/lib/content/schemas/service";
import { boundRule, exampleSentence, refundExamples, usedText } from "@/lib/fees/refund-examples";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees } from "@/lib/text/format";

type Words = Pick<Content, "refunds">;

/** Links to the calculator, which begins with a plan, and to how to stop. */
function RefundLinks({ content, plan }: { content: Words; plan?: Plan | undefined }) {
  const { refunds, stop } = content.refunds.links;
  const at = OWN_ANCHORS.refunds;
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      <MoreLink
        href={`/refunds${plan ? `?plan=${plan.id}` : ""}#${at.calculator}`}
        label={refunds}
      />
      <a href={`/refunds#${at.stop}`} className="inline-flex min-h-11 items-center">
        {stop}
      </a>
    </p>
  );
}

/** The rule on refunds beside plans and payment. */
export function RefundNote({ content }: { content: Words }) {
  return (
    <div className="grid gap-1 text-base">
      <Markdown text={boundRule(content.refunds).short} className="text-soft" />
      <RefundLinks content={content} />
    </div>
  );
}

/** The rule on refunds with the examples of a service's plans: a bar of what was used and is left. */
export function StopEarly({ content, plans }: { content: Content; plans: readonly Plan[] }) {
  const words = content.refunds.examples;
  const rule = boundRule(content.refunds);
  const ids = new Set(plans.map(({ id }) => id));
  const examples = refundExamples(content).filter(({ plan }) => ids.has(plan.id));
  const kinds = plans.map(({ months }) => (months ? "shortTenure" : "shortPicks"));
  const [kind = "short", other] = new Set(kinds);
  return (
    <section className="mt-5">
      <h3 className="text-mid">{rule.heading}</h3>
      {examples.map((example) => {
        const { plan, refund } = example;
        const { used, of } = refund;
        const left = { n: of - used, total: formatRupees(refund.total) };
        return (
          <div key={plan.id} className="mt-3 print:hidden">
            <Stretched viewBox={`0 0 ${of} 1`} height="20" className="border border-ink fill-ink">
              <rect width={used} height="1" />
            </Stretched>
            <p className="mt-1 flex flex-wrap justify-between gap-x-4">
              <span>{usedText(plan, refund, words)}</span>
              <b>{fillIn(words.left, left)}</b>
            </p>
            <p className="text-small">{exampleSentence(example, rule)}</p>
          </div>
        );
      })}
      <Markdown text={rule[other ? "short" : kind]} className="mt-3 text-small" />
      <RefundLinks content={content} plan={examples[0]?.plan ?? plans[0]} />
    </section>
  );
}
