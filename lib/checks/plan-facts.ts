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
 * months paid one by one, `{{capLeft.combo-6m}}` of the yearly cap, `{{feeCap.withGst}}`; and of how
 * many calls a month, `{{calls.combo}}`.
 */
function derivedFacts({ services, firm, shared }: FactSources): Facts {
  const plans: RawPlan[][] = services.map((one) => valueAt(one, ["plans"])).filter(Array.isArray);
  // A price that is missing is reported where it is missing, not where it is named.
  const ofPlans = (fact: (plan: RawPlan, all: RawPlan[]) => number | undefined) =>
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
    ["saving", ofPlans((plan, all) => savingOf(plan, all, Number(cap)))],
    ["capLeft", ofPlans((plan) => capUseOf(plan, Number(cap)).left)],
    ["feeCap", { withGst }],
    ["calls", callFacts(valueAt(shared, ["calls"]))],
  ]);
}

/** Each range of calls a month; in place of `swing + intraday` the sum of those two. */
function callFacts(calls: unknown): Record<string, string> | undefined {
  if (!calls) return undefined;
  const table = Object.entries(calls).map(([name, value]) => [name, String(value)] as const);
  const ends = new Map(table.map(([name, value]) => [name, value.split("-").map(Number)]));
  const sumOf = (names: string[], end: number) =>
    names.reduce((sum, name) => sum + (ends.get(name)?.[end] ?? Number.NaN), 0);
  return Object.fromEntries(
    table.map(([name, value]) => {
      const parts = value.split(" + ");
      return [name, /^\d/.test(value) ? value : `${sumOf(parts, 0)}-${sumOf(parts, 1)}`];
    }),
  );
}

/** Everything that text may name in double braces. */
export function factsOf(sources: FactSources): Facts {
  return collectFacts(sources, derivedFacts(sources));
}
