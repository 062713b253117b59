import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";
import type { Plan } from "@/lib/content/schemas/service";
import { fillIn, formatRupees, formatTenure } from "@/lib/text/format";
import { priceOf } from "./price";

type Shelf = NonNullable<BandOf<"rate-card">["shelves"]>[number];

/** The plans of a rate card by shelf; one undefined shelf if it has none. */
export function plansByShelf<P extends Pick<Plan, "group">>(
  { shelves }: Pick<BandOf<"rate-card">, "shelves">,
  plans: readonly P[],
): { shelf: Shelf | undefined; plans: P[] }[] {
  if (!shelves) return [{ shelf: undefined, plans: [...plans] }];
  return shelves.map((shelf) => {
    return { shelf, plans: plans.filter(({ group }) => group === shelf.group) };
  });
}

export interface ServicePlans {
  title: string;
  plans: Pick<Plan, "id" | "name" | "price" | "months" | "picks">[];
}

export function servicePlans({ services }: Pick<Content, "services">): ServicePlans[] {
  return services.map(({ title, plans }) => ({
    title,
    plans: plans.map(({ id, name, price, months, picks }) => ({ id, name, price, months, picks })),
  }));
}

/** "Combo Products, Combo, 6 Months" */
export function planTitle(
  service: Pick<ServicePlans, "title">,
  plan: Pick<Plan, "name" | "months">,
) {
  return `${service.title}, ${plan.name}, ${formatTenure(plan.months)}`;
}

export type TitledPlan = ServicePlans["plans"][number] & { title: string };

export function titledPlans(services: readonly ServicePlans[]): TitledPlan[] {
  return services.flatMap((service) =>
    service.plans.map((plan) => ({ ...plan, title: planTitle(service, plan) })),
  );
}

/** The contact form with a message that begins with the plan. */
export function planHref({ id }: Pick<Plan, "id">): string {
  return `/contact?plan=${id}`;
}

/** By plan id. @param sentence with `{service}`, `{plan}`, `{tenure}`, `{price}` and `{total}` */
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
