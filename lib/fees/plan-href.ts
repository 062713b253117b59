import type { Plan } from "@/lib/content/schemas/service";

/** Where a plan's button leads: the contact form, which begins its message with the plan. */
export function planHref({ id }: Pick<Plan, "id">): string {
  return `/contact?plan=${id}`;
}
