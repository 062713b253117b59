import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";
import { cheapestPlan, priceOf, shareOfCapital } from "@/lib/fees/price";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

const KEYS = [
  ...(["segment", "holding", "capital", "channel", "languages", "hours"] as const),
  ...(["support", "frequency", "arrival", "exits", "priority"] as const),
] as const;

type FactContent = Pick<Content, "firm" | "shared" | "placeholders">;

/** The least capital, the reason, and the cheapest plan's share of it. */
function capitalText({ facts, plans }: Service, { firm, shared }: FactContent): string {
  const { rupees, why } = facts.capital;
  const plan = cheapestPlan({ plans });
  const share = shareOfCapital(priceOf(plan, firm.gstPercent).total, rupees);
  const tenure = formatTenure(plan.months).toLowerCase();
  const sentence = fillIn(shared.facts.capitalShare, { plan: plan.name, tenure, share });
  return `${formatRupees(rupees)}: ${why}. ${sentence.replace(/\.$/, "")}`;
}

/** The facts of a service without its prices; their labels are in shared.yaml. */
export function serviceFacts(service: Service, content: FactContent) {
  const { languages } = content.firm;
  const values = { ...service.facts, languages, capital: capitalText(service, content) };
  return KEYS.flatMap((key) => {
    const value = values[key];
    if (value === undefined) return [];
    const paths = [`services/${service.slug}.facts.${key}`, `firm.${key}`];
    const isOpen = paths.some((path) => isPlaceholder(content.placeholders, path));
    return [{ key, value, isPlaceholder: isOpen }];
  });
}
