import type { SourceFile } from "content-kit/parts";
import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";
import { plansByShelf } from "@/lib/fees/plans";
import { savingOf } from "@/lib/fees/price";
import { formatRupees } from "@/lib/text/format";

const CAPPED = ": the yearly cap allows fewer single months than this plan has";

/** Checks labels, savings, rate cards and the facts that offers require. */
export function checkPlans(
  source: SourceFile,
  { plans, bands, facts }: Pick<Service, "plans" | "bands" | "facts">,
  cap: number,
): void {
  const explain = (key: "priority" | "arrival", what: string) =>
    facts[key] ?? source.fail(["facts"], `expected ${key}: ${what}, because a plan offers it`);
  if (plans.some(({ features }) => features.some((feature) => /priority/i.test(feature)))) {
    explain("priority", "what it adds");
  }
  if (plans.some(({ picks }) => picks)) explain("arrival", "when picks arrive");
  const cards = bands.flatMap((block) => (block.kind === "rate-card" ? [block] : []));
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
    const saved = savingOf(plan, plans, cap);
    const tag = saved === undefined ? "no saving" : `"SAVE ${formatRupees(saved)}"`;
    if (plan.tag?.startsWith("SAVE ") && `"${plan.tag}"` !== tag) {
      fail(["tag"], `${tag}${saved === undefined ? CAPPED : ""}, got "${plan.tag}"`);
    }
    const monthly = plans.find(
      (other) => other.months === 1 && other.name === plan.name && other.group === plan.group,
    );
    const { months = 1, price } = plan;
    if (monthly && months > 1 && (monthly.price * (months + 1) <= price || monthly.price > price)) {
      const [one, all] = [monthly.price, price].map(formatRupees);
      const message = `${one} for one month, ${all} for ${months}: does one have a digit too few or too many?`;
      source.warn(["plans", index, "price"], message);
    }
    const shown = cards
      .flatMap((card) => plansByShelf(card, [plan]))
      .filter((shelf) => shelf.plans.length > 0).length;
    if (shown !== 1) fail([], `one rate-card band that shows this plan, got ${shown}`);
  }
}

/** Checks across files that are each valid. */
export function checkAcrossFiles(sources: ReadonlyMap<string, SourceFile>, content: Content): void {
  const { firm, services, refunds } = content;
  for (const service of services) {
    const source = sources.get(`services/${service.slug}`);
    if (source) checkPlans(source, service, firm.feeCap);
  }
  const plans = services.flatMap((service) => service.plans);
  for (const [index, { plan: id, used }] of refunds.examples.items.entries()) {
    const { months, picks = 1 } = plans.find((plan) => plan.id === id) ?? {};
    if (months !== undefined || used <= picks) continue;
    const message = `expected at most the ${picks} picks of the plan, got ${used}`;
    sources.get("refunds")?.fail(["examples", "items", index, "used"], message);
  }
}
