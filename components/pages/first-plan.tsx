import { formatRupees, formatTenure } from "@/lib/content/format";
import type { Service } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { planHref } from "@/lib/fees/plans";
import { cheapestPlan, priceOf } from "@/lib/fees/price";

interface FirstPlanProps {
  service: Service;
  gstPercent: number;
  words: Pick<Shared, "facts" | "plans">;
  /** Anchor of the first rate card. */
  plansAnchor: string;
}

/**
 * For a visitor who comes from a search: the least the service costs, for how long, what it
 * includes and how to start, before any scrolling.
 */
export function FirstPlan({ service, gstPercent, words, plansAnchor }: FirstPlanProps) {
  const plan = cheapestPlan(service);
  const { base, total } = priceOf(plan, gstPercent);
  return (
    <div className="mt-6 max-w-[32em] border-l-2 border-brand pl-4">
      <p>
        <strong className="font-semibold">
          {plan.name}, {formatTenure(plan.months)}: {formatRupees(base)}
        </strong>{" "}
        {words.plans.gst}, {formatRupees(total)} {words.plans.total}.
      </p>
      <p className="text-base text-muted">{plan.features.join(" · ")}</p>
      <p className="no-print flex flex-wrap gap-x-6 text-base">
        <a href={planHref(plan)} className="inline-flex min-h-11 items-center font-semibold">
          {words.facts.start}
        </a>
        <a href={`#${plansAnchor}`} className="inline-flex min-h-11 items-center">
          {words.facts.plans}
        </a>
      </p>
    </div>
  );
}
