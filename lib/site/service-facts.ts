import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";
import { shareOfCapital } from "@/lib/fees/capital";
import { cheapestPlan, priceOf } from "@/lib/fees/price";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

/** A key fact of a service. */
interface ServiceFact {
  /** Its label in shared.yaml, under `facts`. */
  key: Exclude<keyof Service["facts"], "capital"> | "languages" | "capital";
  value: string;
  /** Whether the firm has still to confirm it. */
  isPlaceholder: boolean;
}

type FactContent = Pick<Content, "firm" | "shared" | "placeholders">;

/** The least capital, why, and what the cheapest plan costs of it. */
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

/**
 * What a subscriber of a service gets and how, in three groups and in the order of reading: what it
 * is, how it reaches them, what to expect. The price is not among them.
 */
export function serviceFacts(
  service: Service,
  content: FactContent,
): { group: keyof FactContent["shared"]["facts"]["groups"]; facts: ServiceFact[] }[] {
  const { facts, slug } = service;
  const fact = (key: ServiceFact["key"], value: string | undefined, ...sources: string[]) =>
    value === undefined
      ? []
      : [
          {
            key,
            value,
            isPlaceholder: [`services/${slug}.facts.${key}`, ...sources].some((path) =>
              isPlaceholder(content.placeholders, path),
            ),
          },
        ];
  return [
    {
      group: "offer",
      facts: [
        ...fact("segment", facts.segment),
        ...fact("holding", facts.holding),
        ...fact("capital", capitalText(service, content)),
      ],
    },
    {
      group: "channel",
      facts: [
        ...fact("channel", facts.channel, "firm.channel"),
        ...fact("languages", content.firm.languages, "firm.languages"),
        ...fact("hours", facts.hours),
        ...fact("support", facts.support),
      ],
    },
    {
      group: "calls",
      facts: [
        ...fact("frequency", facts.frequency),
        ...fact("arrival", facts.arrival),
        ...fact("exits", facts.exits),
        ...fact("priority", facts.priority),
      ],
    },
  ];
}
