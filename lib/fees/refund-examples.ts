import type { Content } from "@/lib/content/content";
import type { RefundRule, Refunds } from "@/lib/content/schemas/refunds";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { addDays } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { type Refund, refundOfPart, refundOfTenure } from "./refund";

/** The words of the rule in force. */
export function boundRule(refunds: Refunds): RefundRule {
  return refunds[refunds.rule];
}

/** A worked example: a plan that ends early, and its refund. */
export interface RefundExample {
  service: Pick<Service, "title">;
  plan: Plan;
  refund: Refund;
}

/** The worked examples of content/refunds.yaml, in its order, at current prices. */
export function refundExamples({
  refunds,
  services,
  firm,
}: Pick<Content, "refunds" | "services" | "firm">): RefundExample[] {
  const { start, items } = refunds.examples;
  return items.flatMap(({ plan: id, used }) =>
    services.flatMap((service) =>
      service.plans
        .filter((plan) => plan.id === id)
        .map((plan) => ({
          service,
          plan,
          refund: refundAfter(plan, firm.gstPercent, used, start),
        })),
    ),
  );
}

function refundAfter(plan: Plan, gstPercent: number, used: number, start: string): Refund {
  const { months, picks = 1 } = plan;
  return months === undefined
    ? refundOfPart(plan, gstPercent, used, picks)
    : refundOfTenure({ ...plan, months }, gstPercent, start, addDays(start, used - 1));
}

/** An example as a sentence, for the rate card of its plan. */
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
  const sentence = plan.months === undefined ? words.examplePicks : words.example;
  return fillIn(sentence, facts);
}

/** How much of a plan was used: "60 of 181 days", "3 of 7 picks". */
export function usedText(
  { months }: Pick<Plan, "months">,
  { used, of }: Pick<Refund, "used" | "of">,
  words: Pick<Refunds["examples"], "days" | "picks">,
): string {
  const sentence = months === undefined ? words.picks : words.days;
  return fillIn(sentence, { used, of });
}
