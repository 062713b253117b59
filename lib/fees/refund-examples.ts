import type { Content } from "@/lib/content/content";
import type { RefundRule, Refunds } from "@/lib/content/schemas/refunds";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { addDays, type IsoDay } from "@/lib/text/days";
import { fillIn, formatRupees, formatTenure } from "@/lib/text/format";
import { type EarlierTerms, earlierTerms, feeOnDay, gstOnDay } from "./earlier-terms";
import { type Refund, refundAfter } from "./refund";

export function currentRefundRule(refunds: Refunds): RefundRule {
  return refunds[refunds.rule];
}

interface RefundExample {
  service: Service;
  plan: Plan;
  refund: Refund;
}

type ExampleContent = Pick<Content, "refunds" | "services" | "firm" | "dated">;

/** The service and the plan of an id; undefined if no service has it. */
function findPlan(services: readonly Service[], id: string) {
  for (const service of services) {
    const plan = service.plans.find((candidate) => candidate.id === id);
    if (plan) return { service, plan };
  }
  return undefined;
}

/** Days on which the fees and GST of today may have held, the one that content names first. */
function possibleStarts({ start }: Refunds["examples"], terms: EarlierTerms): IsoDay[] {
  const periods = [terms.gstPercent ?? [], ...Object.values(terms.prices ?? {})].flat();
  const begun = periods.flatMap(({ from }) => (from ? [from] : []));
  const before = begun.map((from) => addDays(from, -1));
  const after = periods.flatMap(({ until }) => (until ? [addDays(until, 1)] : []));
  return [start, ...[...begun, ...before, ...after].sort()];
}

/**
 * The first day of the plans in the worked examples: that of content, or if a fee or GST is another
 * one then, a day on which those hold that the examples have.
 */
export function exampleStart(content: ExampleContent): IsoDay {
  const { refunds, services, firm } = content;
  const terms = earlierTerms(content);
  if (!terms) return refunds.examples.start;
  const plans = refunds.examples.items.flatMap(({ plan }) => findPlan(services, plan) ?? []);
  const holdsAll = (day: IsoDay) => {
    const isGst = gstOnDay(terms, firm.gstPercent, day) === firm.gstPercent;
    return isGst && plans.every(({ plan }) => feeOnDay(plan, terms, day) === plan.price);
  };
  return possibleStarts(refunds.examples, terms).find(holdsAll) ?? refunds.examples.start;
}

/** The worked examples of content/refunds.yaml at current prices; plans that are gone are left out. */
export function refundExamples(content: ExampleContent): RefundExample[] {
  const { refunds, services, firm } = content;
  const { items } = refunds.examples;
  const start = exampleStart(content);
  return items.flatMap(({ plan: id, used }) => {
    const found = findPlan(services, id);
    if (!found) return [];
    return [{ ...found, refund: refundAfter(found.plan, firm.gstPercent, start, used) }];
  });
}

export function exampleSentence({ plan, refund }: RefundExample, words: RefundRule): string {
  const sentence = plan.months === undefined ? words.examplePicks : words.example;
  return fillIn(sentence, {
    plan: plan.name,
    tenure: formatTenure(plan.months),
    fee: formatRupees(plan.price),
    used: refund.used,
    of: refund.of,
    back: formatRupees(refund.back),
    gst: formatRupees(refund.gstBack),
    total: formatRupees(refund.total),
  });
}

/** Sentences for the first example with a tenure and the first with picks. */
export function exampleSentences(content: ExampleContent): string[] {
  const examples = refundExamples(content);
  const words = currentRefundRule(content.refunds);
  const ofTenure = examples.find(({ plan }) => plan.months !== undefined);
  const ofPicks = examples.find(({ plan }) => plan.months === undefined);
  return [ofTenure, ofPicks]
    .filter((example) => example !== undefined)
    .map((example) => exampleSentence(example, words));
}

/** "60 of 181 days" or "3 of 7 picks" */
export function usedText(
  { months }: Pick<Plan, "months">,
  { used, of }: Pick<Refund, "used" | "of">,
  words: Pick<Refunds["examples"], "days" | "picks">,
): string {
  return fillIn(months === undefined ? words.picks : words.days, { used, of });
}
