import type { Content } from "@/lib/content/content";
import type { Plan } from "@/lib/content/schemas/service";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { plansHref } from "./plan-query";
import { priceOf } from "./price";

/** The plans that a rate card shows: all of them, or those of its group. */
export function plansInGroup<P extends Pick<Plan, "group">>(
  plans: readonly P[],
  group: string | undefined,
): P[] {
  return plans.filter((plan) => group === undefined || plan.group === group);
}

/** Address of the contact form whose message begins with the plan. */
export function planHref({ id }: Pick<Plan, "id">): string {
  return plansHref([{ id }]);
}

/**
 * The sentence about each plan in an inquiry, by plan id.
 * @param sentence a template with `{service}`, `{plan}`, `{tenure}`, `{price}` and `{total}`
 */
export function planLines(
  { services, firm }: Pick<Content, "services" | "firm">,
  sentence: string,
): Record<string, string> {
  const lines = services.flatMap(({ title: service, plans }) =>
    plans.map((plan) => {
      const { base, total } = priceOf(plan, firm.gstPercent);
      const names = { service, plan: plan.name, tenure: formatTenure(plan.months) };
      const amounts = { price: formatRupees(base), total: formatRupees(total) };
      return [plan.id, fillIn(sentence, { ...names, ...amounts })];
    }),
  );
  return Object.fromEntries(lines);
}
