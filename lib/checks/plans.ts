import { didYouMean } from "@/lib/content/load/nearest";
import type { SourceFile } from "@/lib/content/load/yaml-file";
import type { Refunds } from "@/lib/content/schemas/refunds";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { plansInGroup } from "@/lib/fees/plans";
import { savingOf } from "@/lib/fees/price";
import { formatRupees } from "@/lib/text/format";

/**
 * Rules across the plans of a service: one RECOMMENDED, true savings, every plan on one rate card,
 * facts that explain what is offered.
 */
export function checkPlans(
  source: SourceFile,
  { plans, blocks, facts }: Pick<Service, "plans" | "blocks" | "facts">,
): void {
  const explain = (key: "priority" | "arrival", what: string) =>
    facts[key] ?? source.fail(["facts"], `expected ${key}: ${what}, because a plan offers it`);
  if (plans.some(({ features }) => features.some((feature) => /priority/i.test(feature)))) {
    explain("priority", "what it adds");
  }
  if (plans.some(({ picks }) => picks)) explain("arrival", "when picks arrive");
  const cards = blocks.flatMap((block) => (block.kind === "rate-card" ? [block] : []));
  const recommended = plans.find((plan) => plan.recommended);
  for (const [index, plan] of plans.entries()) {
    const fail = (keys: string[], expected: string) =>
      source.fail(["plans", index, ...keys], `expected ${expected}`);
    if (plan.recommended && plan !== recommended) {
      fail(["recommended"], "one recommended plan a page, got a second");
    }
    const label = plan.recommended ? "recommended" : plan.tag && "tag";
    if (label && !plan.why) {
      fail([label], "why: beside it, the reason for the label, got none");
    }
    const saving = `SAVE ${formatRupees(savingOf(plan, plans))}`;
    if (plan.tag?.startsWith("SAVE ") && plan.tag !== saving) {
      fail(["tag"], `"${saving}", got "${plan.tag}"`);
    }
    const shown = cards.filter(({ group }) => plansInGroup([plan], group).length > 0).length;
    if (shown !== 1) fail([], `one rate-card block that shows this plan, got ${shown}`);
  }
}

/** A page that is no service has no plans to show. */
export function checkNoRateCard(source: SourceFile, { blocks }: Pick<Service, "blocks">): void {
  for (const [index, { kind }] of blocks.entries()) {
    if (kind !== "rate-card") continue;
    const message = `expected another kind, got "rate-card": services alone have plans, take this block out and link to one of them`;
    source.fail(["blocks", index, "kind"], message);
  }
}

/** The worked examples of refunds name plans that exist, and no more picks than are bought. */
export function checkExamples(
  source: SourceFile,
  { examples }: Pick<Refunds, "examples">,
  plans: readonly Pick<Plan, "id" | "months" | "picks">[],
): void {
  const ids = plans.map(({ id }) => id);
  for (const [index, { plan: id, used }] of examples.items.entries()) {
    const plan = plans.find((candidate) => candidate.id === id);
    const at = ["examples", "items", index];
    if (!plan) {
      const message = `expected the id of a plan, got "${id}"${didYouMean(id, ids)}`;
      source.fail([...at, "plan"], message);
    } else if (plan.months === undefined && used > (plan.picks ?? 1)) {
      const message = `expected at most the ${plan.picks ?? 1} picks of the plan, got ${used}`;
      source.fail([...at, "used"], message);
    }
  }
}
