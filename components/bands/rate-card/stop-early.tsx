import clsx from "clsx";
import { MoreLink } from "@/components/bands/more";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { Plan } from "@/lib/content/schemas/service";
import { boundRule, exampleSentence, refundExamples, usedText } from "@/lib/fees/refund-examples";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees } from "@/lib/text/format";

interface RefundLinksProps {
  refunds: Content["refunds"];
  /** The plan with which the calculator begins. */
  plan?: string | undefined;
  className?: string;
}

/** Links to the calculator and to how to stop. */
function RefundLinks({ refunds: { links }, plan, className }: RefundLinksProps) {
  const { calculator, stop } = OWN_ANCHORS.refunds;
  return (
    <p className={clsx("flex flex-wrap gap-x-6 print:hidden", className)}>
      <MoreLink
        href={`/refunds${plan ? `?plan=${plan}` : ""}#${calculator}`}
        label={links.refunds}
      />
      <a href={`/refunds#${stop}`} className="inline-flex min-h-11 items-center">
        {links.stop}
      </a>
    </p>
  );
}

/** The rule on refunds beside plans and payment. */
export function RefundNote({ content: { refunds } }: { content: Pick<Content, "refunds"> }) {
  return (
    <div>
      <Markdown text={boundRule(refunds).short} className="text-base text-soft" />
      <RefundLinks refunds={refunds} className="mt-1 text-base" />
    </div>
  );
}

interface StopEarlyProps {
  content: Pick<Content, "refunds" | "services" | "firm">;
  plans: readonly Plan[];
}

/** The rule on refunds with the examples of a service's plans: a bar of what was used and is left. */
export function StopEarly({ content, plans }: StopEarlyProps) {
  const { refunds } = content;
  const rule = boundRule(refunds);
  const examples = refundExamples(content).filter(({ plan }) =>
    plans.some(({ id }) => id === plan.id),
  );
  const kinds = new Set(plans.map(({ months }) => months === undefined));
  const short = kinds.has(true) ? rule.shortPicks : rule.shortTenure;
  const [chosen] = [...examples.map(({ plan }) => plan), ...plans];
  return (
    <section className="mt-5">
      <h3 className="text-mid">{rule.heading}</h3>
      {examples.map((example) => {
        const { plan, refund } = example;
        const { used, of } = refund;
        return (
          <div key={plan.id} className="mt-3 print:hidden">
            <svg
              viewBox={`0 0 ${of} 1`}
              preserveAspectRatio="none"
              height="20"
              aria-hidden="true"
              className="w-full border border-ink fill-ink forced-color-adjust-none"
            >
              <rect width={used} height="1" />
            </svg>
            <p className="mt-1 flex flex-wrap justify-between gap-x-4">
              <span>{usedText(plan, refund, refunds.examples)}</span>
              <b>
                {fillIn(refunds.examples.left, {
                  n: of - used,
                  total: formatRupees(refund.total),
                })}
              </b>
            </p>
            <p className="text-small">{exampleSentence(example, rule)}</p>
          </div>
        );
      })}
      <Markdown text={kinds.size > 1 ? rule.short : short} className="mt-3 text-small" />
      <RefundLinks refunds={refunds} plan={chosen?.id} />
    </section>
  );
}
