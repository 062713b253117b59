import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";
import type { Plan } from "@/lib/content/schemas/service";
import { fillIn, formatRupees, formatTenure } from "@/lib/text/format";
import { priceOf } from "./price";

type Shelf = NonNullable<BandOf<"rate-card">["shelves"]>[number];

/** The plans that a rate card shows: all of them on one shelf, or those of each shelf's group. */
export function plansByShelf<P extends Pick<Plan, "group">>(
  { shelves }: Pick<BandOf<"rate-card">, "shelves">,
  plans: readonly P[],
): { shelf: Shelf | undefined; plans: P[] }[] {
  if (!shelves) return [{ shelf: undefined, plans: [...plans] }];
  return shelves.map((shelf) => {
    return { shelf, plans: plans.filter(({ group }) => group === shelf.group) };
  });
}

/** A service with what its plans cost, for the lists of islands. */
export interface ServicePlans {
  title: string;
  plans: Pick<Plan, "id" | "name" | "price" | "months" | "picks">[];
}

/** Every plan of the site, by service. */
export function servicePlans({ services }: Pick<Content, "services">): ServicePlans[] {
  return services.map(({ title, plans }) => ({
    title,
    plans: plans.map(({ id, name, price, months, picks }) => ({ id, name, price, months, picks })),
  }));
}

/** A plan's name with those of its service and its tenure: "Combo Products, Combo, 6 Months". */
export function planTitle(
  service: Pick<ServicePlans, "title">,
  plan: Pick<Plan, "name" | "months">,
) {
  return `${service.title}, ${plan.name}, ${formatTenure(plan.months)}`;
}

export type TitledPlan = ServicePlans["plans"][number] & { title: string };

/** The plans of a list, each with its full name. */
export function titledPlans(services: readonly ServicePlans[]): TitledPlan[] {
  return services.flatMap((service) =>
    service.plans.map((plan) => ({ ...plan, title: planTitle(service, plan) })),
  );
}

/** Address of the contact form whose message begins with the plan. */
export function planHref({ id }: Pick<Plan, "id">): string {
  return `/contact?plan=${id}`;
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
