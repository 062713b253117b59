import { formatRupees, formatTenure } from "@/lib/content/format";
import type { Content } from "@/lib/content/load/load";
import { priceOf } from "./price";

/**
 * The sentence that names a plan in an inquiry, for every plan on the site.
 * @param sentence with `{service}`, `{plan}`, `{tenure}`, `{price}` and `{total}` in it
 * @returns sentences by the plan's id, as `?plan=<id>` carries it
 */
export function planLines(
  { services, firm }: Pick<Content, "services" | "firm">,
  sentence: string,
): Record<string, string> {
  const lines = services.flatMap(({ title, plans }) =>
    plans.map((plan) => {
      const { base, total } = priceOf(plan, firm.gstPercent);
      const facts: Record<string, string> = {
        service: title,
        plan: plan.name,
        tenure: formatTenure(plan.months),
        price: formatRupees(base),
        total: formatRupees(total),
      };
      const line = sentence.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
      return [plan.id, line] as const;
    }),
  );
  return Object.fromEntries(lines);
}
