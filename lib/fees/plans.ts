import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";
import type { Plan } from "@/lib/content/schemas/service";
import { fillIn, formatRupees } from "@/lib/text/format";
import { planViews } from "./plan-view";

type Shelf = NonNullable<BandOf<"rate-card">["shelves"]>[number];

interface ShelfWithPlans<P> {
  shelf: Shelf | undefined;
  plans: P[];
}

/** The plans of a rate card by shelf; one undefined shelf if it has none. */
export function plansByShelf<P extends Pick<Plan, "group">>(
  { shelves }: Pick<BandOf<"rate-card">, "shelves">,
  plans: readonly P[],
): ShelfWithPlans<P>[] {
  if (!shelves) return [{ shelf: undefined, plans: [...plans] }];
  return shelves.map((shelf) => {
    return { shelf, plans: plans.filter(({ group }) => group === shelf.group) };
  });
}

/** The contact form with a message that begins with the plan. */
export function planHref({ id }: Pick<Plan, "id">): string {
  return `/contact?plan=${id}`;
}

/**
 * A sentence about each plan, by plan id.
 * @param sentence with `{service}`, `{plan}`, `{tenure}`, `{price}` and `{total}`
 */
export function planLines(
  { services, firm }: Pick<Content, "services" | "firm">,
  sentence: string,
): Record<string, string> {
  const lines: Record<string, string> = {};
  for (const { id, service, name, tenure, amounts } of planViews(services, firm.gstPercent)) {
    lines[id] = fillIn(sentence, {
      service,
      plan: name,
      tenure,
      price: formatRupees(amounts.base),
      total: formatRupees(amounts.total),
    });
  }
  return lines;
}
