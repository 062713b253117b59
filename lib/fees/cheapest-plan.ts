import type { Plan, Service } from "@/lib/content/schemas/service";

/** The plan with the lowest fee; of several at one fee, the first. */
export function cheapestPlan({ plans }: Pick<Service, "plans">): Plan {
  return plans.reduce((lowest, plan) => (plan.price < lowest.price ? plan : lowest));
}
