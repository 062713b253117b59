import { isScalar, parseDocument } from "yaml";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { savingOf } from "@/lib/fees/price";
import { formatRupees } from "@/lib/text/format";

/**
 * @param written the change, such as `+10%`, `-5%` or `+2000` @param round to a multiple of rupees
 * @returns whole rupees @throws Error for any other change, or if the result is below 1
 */
export function priceAfter(price: number, written: string, round: number): number {
  const [, by = "", percent] = /^([+-]\d+(?:\.\d+)?)(%?)$/.exec(written) ?? [];
  if (!by) throw new Error(`Expected a change such as +10%, -5% or +2000, got "${written}".`);
  if (!(Number.isInteger(round) && round > 0)) throw new Error("Expected --round 500 or the like.");
  const exact = percent ? price * (1 + Number(by) / 100) : price + Number(by);
  const after = Math.round(exact / round) * round;
  if (after < 1) throw new Error(`${formatRupees(price)} would become ${formatRupees(after)}.`);
  return after;
}

/** A service's plans after a price change, with updated amounts in SAVE tags. */
export function changedPlans({ plans }: Service, written: string, round: number, cap: number) {
  const after = plans.map((plan) => ({ ...plan, price: priceAfter(plan.price, written, round) }));
  return after.map((plan) => {
    const saved = plan.tag?.startsWith("SAVE ") && savingOf(plan, after, cap);
    return saved ? { ...plan, tag: `SAVE ${formatRupees(saved)}` } : plan;
  });
}

/** Changes nothing but prices and tags. @param plans in the order of the file */
export function withPlans(text: string, plans: readonly Pick<Plan, "price" | "tag">[]): string {
  const doc = parseDocument(text, { logLevel: "silent" });
  const edits = plans.flatMap(({ price, tag }, index) =>
    Object.entries({ price, tag }).flatMap(([key, value]) => {
      const node = doc.getIn(["plans", index, key], true);
      if (!isScalar(node) || !node.range || node.value === value) return [];
      const [start, end] = node.range;
      const written = text.slice(start, end).replace(String(node.value), String(value));
      return [{ start, end, written }];
    }),
  );
  return edits.reduceRight(
    (whole, { start, end, written }) => whole.slice(0, start) + written + whole.slice(end),
    text,
  );
}
