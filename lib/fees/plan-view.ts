import type { Content } from "@/lib/content/content";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { formatTenure } from "@/lib/text/format";
import { type PlanPrice, priceOf } from "./price";

/** What name and price of a plan are made from. */
export type PlanFacts = Pick<Plan, "id" | "name" | "price" | "months" | "picks" | "perPick"> & {
  /** What is said of it in a list of plans, such as that it is not sold any more. */
  note?: string;
};

/** A service with its plans; short, as pages carry it in the properties of their islands. */
export interface ServicePlans extends Pick<Service, "title"> {
  plans: PlanFacts[];
}

/** A plan as pages, forms, documents and structured data name and price it. */
export interface PlanView extends PlanFacts {
  /** Title of the service: Futures Trading. */
  service: string;
  /** 6 Months, or One-time. */
  tenure: string;
  /** Beside the service: Basic, 6 Months. */
  shortName: string;
  /** Anywhere else: Futures Trading, Basic, 6 Months. */
  fullName: string;
  /** Fee, GST and total. */
  amounts: PlanPrice;
}

/** @param gstPercent such as 18 */
export function planView(
  { title }: Pick<Service, "title">,
  plan: PlanFacts,
  gstPercent: number,
): PlanView {
  const tenure = formatTenure(plan.months);
  const shortName = `${plan.name}, ${tenure}`;
  return {
    ...plan,
    service: title,
    tenure,
    shortName,
    fullName: `${title}, ${shortName}`,
    amounts: priceOf(plan, gstPercent),
  };
}

/** All plans, in the order of the services. @param gstPercent such as 18 */
export function planViews(services: readonly ServicePlans[], gstPercent: number): PlanView[] {
  return services.flatMap((service) =>
    service.plans.map((plan) => planView(service, plan, gstPercent)),
  );
}

/** The services for an island: what its plans are named and priced from, and no more. */
export function servicePlans({ services }: Pick<Content, "services">): ServicePlans[] {
  return services.map(({ title, plans }) => ({
    title,
    plans: plans.map(({ id, name, price, months, picks, perPick }) => {
      return { id, name, price, months, picks, perPick };
    }),
  }));
}
