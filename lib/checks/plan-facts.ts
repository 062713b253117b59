import type { Facts } from "@/lib/content/load/facts";
import { collectFacts, type FactSources } from "@/lib/content/load/facts";
import { valueAt } from "@/lib/content/load/paths";
import type { Plan } from "@/lib/content/schemas/service";
import { capUseOf } from "@/lib/fees/fee-cap";
import { gstOn, savingOf } from "@/lib/fees/price";

/** A plan before its check, whose price is known to be a number when a fact is made of it. */
type RawPlan = Pick<Plan, "id" | "name" | "group" | "months" | "price">;

/**
 * What text may name of prices: `{{price.futures-basic-1m}}`, `{{saving.combo-6m}}` against its
 * months paid one by one, `{{capLeft.combo-6m}}` of the yearly cap, `{{feeCap.withGst}}`.
 */
function planFacts({ services, firm }: FactSources): Facts {
  const plans: RawPlan[][] = services.map((one) => valueAt(one, ["plans"])).filter(Array.isArray);
  // A price that is missing is reported where it is missing, not where it is named.
  const ofPlans = (fact: (plan: RawPlan, all: RawPlan[]) => number) =>
    services.every(Boolean) &&
    Object.fromEntries(
      plans.flatMap((all) =>
        all.map((plan) => [
          valueAt(plan, ["id"]),
          typeof valueAt(plan, ["price"]) === "number" ? fact(plan, all) : "?",
        ]),
      ),
    );
  const [cap, gst] = [valueAt(firm, ["feeCap"]), valueAt(firm, ["gstPercent"])];
  const withGst = typeof cap === "number" && typeof gst === "number" ? cap + gstOn(cap, gst) : "?";
  return new Map<string, unknown>([
    ["price", ofPlans(({ price }) => price)],
    ["saving", ofPlans(savingOf)],
    ["capLeft", ofPlans((plan) => capUseOf(plan, Number(cap)).left)],
    ["feeCap", { withGst }],
  ]);
}

/** Everything that text may name in double braces. */
export function factsOf(sources: FactSources): Facts {
  return collectFacts(sources, planFacts(sources));
}
