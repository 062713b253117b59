import type { Content } from "@/lib/content/content";
import type { RefundRule, Refunds } from "@/lib/content/schemas/refunds";
import type { Plan } from "@/lib/content/schemas/service";
import { fillIn, formatRupees, formatTenure } from "@/lib/text/format";
import { type Refund, refundAfter } from "./refund";

export function currentRefundRule(refunds: Refunds): RefundRule {
  return refunds[refunds.rule];
}

type RefundExample = ReturnType<typeof refundExamples>[number];

/** The worked examples of content/refunds.yaml at current prices. */
export function refundExamples(content: Pick<Content, "refunds" | "services" | "firm">) {
  const { start, items } = content.refunds.examples;
  return items.flatMap(({ plan: id, used }) =>
    content.services.flatMap((service) => {
      const plan = service.plans.find((one) => one.id === id);
      if (!plan) return [];
      return [{ service, plan, refund: refundAfter(plan, content.firm.gstPercent, start, used) }];
    }),
  );
}

export function exampleSentence({ plan, refund }: RefundExample, words: RefundRule): string {
  const facts = {
    plan: plan.name,
    tenure: formatTenure(plan.months),
    fee: formatRupees(plan.price),
    used: refund.used,
    of: refund.of,
    back: formatRupees(refund.back),
    gst: formatRupees(refund.gstBack),
    total: formatRupees(refund.total),
  };
  return fillIn(plan.months === undefined ? words.examplePicks : words.example, facts);
}

/** Sentences for the first example with a tenure and the first with picks. */
export function exampleSentences(
  content: Pick<Content, "refunds" | "services" | "firm">,
): string[] {
  const examples = refundExamples(content);
  const first = [true, false].flatMap((isTenure) =>
    examples.filter(({ plan }) => (plan.months !== undefined) === isTenure).slice(0, 1),
  );
  return first.map((example) => exampleSentence(example, currentRefundRule(content.refunds)));
}

/** "60 of 181 days" or "3 of 7 picks" */
export function usedText(
  { months }: Pick<Plan, "months">,
  { used, of }: Pick<Refund, "used" | "of">,
  words: Pick<Refunds["examples"], "days" | "picks">,
): string {
  return fillIn(months === undefined ? words.picks : words.days, { used, of });
}
