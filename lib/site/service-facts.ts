import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";
import { cheapestPlan, priceOf, shareOfCapital } from "@/lib/fees/price";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

/** The facts by group, in the order shown. */
const GROUPS = [
  { group: "offer", keys: ["segment", "holding", "capital"] },
  { group: "channel", keys: ["channel", "languages", "hours", "support"] },
  { group: "calls", keys: ["frequency", "arrival", "exits", "priority"] },
] as const;

type FactKey = (typeof GROUPS)[number]["keys"][number];

/** A fact of a service: its label is in shared.yaml, under `facts`. */
interface ServiceFact {
  key: FactKey;
  value: string;
  /** Whether the firm has not confirmed it yet. */
  isPlaceholder: boolean;
}

type FactContent = Pick<Content, "firm" | "shared" | "placeholders">;

/** The least capital, the reason, and the cheapest plan's share of it. */
function capitalText({ facts, plans }: Service, { firm, shared }: FactContent): string {
  const { rupees, why } = facts.capital;
  const plan = cheapestPlan({ plans });
  const share = shareOfCapital(priceOf(plan, firm.gstPercent).total, rupees);
  const sentence = fillIn(shared.facts.capitalShare, {
    plan: plan.name,
    tenure: formatTenure(plan.months).toLowerCase(),
    share,
  });
  return `${formatRupees(rupees)}: ${why}. ${sentence.replace(/\.$/, "")}`;
}

function factOf(key: FactKey, service: Service, content: FactContent): string | undefined {
  if (key === "capital") return capitalText(service, content);
  return key === "languages" ? content.firm.languages : service.facts[key];
}

/** The facts of a service in groups, without its prices. */
export function serviceFacts(
  service: Service,
  content: FactContent,
): { group: (typeof GROUPS)[number]["group"]; facts: ServiceFact[] }[] {
  return GROUPS.map(({ group, keys }) => ({
    group,
    facts: keys.flatMap((key: FactKey): ServiceFact[] => {
      const value = factOf(key, service, content);
      const paths = [`services/${service.slug}.facts.${key}`, `firm.${key}`];
      const isOpen = paths.some((path) => isPlaceholder(content.placeholders, path));
      return value === undefined ? [] : [{ key, value, isPlaceholder: isOpen }];
    }),
  }));
}
