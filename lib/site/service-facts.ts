import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";
import { formatRupees } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

const KEYS = [
  ...(["segment", "holding", "capital", "channel", "languages", "hours"] as const),
  ...(["support", "frequency", "arrival", "exits", "priority"] as const),
] as const;

type FactContent = Pick<Content, "firm" | "shared" | "placeholders">;

/** The facts of a service without its prices; their labels are in shared.yaml. */
export function serviceFacts(service: Service, content: FactContent) {
  const { languages } = content.firm;
  const { capital } = service.facts;
  const values = {
    ...service.facts,
    languages,
    capital: `${formatRupees(capital.rupees)}: ${capital.why}`,
  };
  return KEYS.flatMap((key) => {
    const value = values[key];
    if (value === undefined) return [];
    const paths = [`services/${service.slug}.facts.${key}`, `firm.${key}`];
    const isOpen = paths.some((path) => isPlaceholder(content.placeholders, path));
    return [{ key, value, isPlaceholder: isOpen }];
  });
}
