import { isScalar, parseDocument } from "yaml";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { savingOf } from "@/lib/fees/price";
import { formatRupees } from "@/lib/text/format";

/** A change of all prices, as it is written on the command line. */
export interface PriceChange {
  /** Such as `+10%`, `-5%` or `+2000`. */
  written: string;
  /** New prices are multiples of this, in rupees. */
  round: number;
}

/** @returns whole rupees @throws Error for any other change, or if the result is below 1 */
export function priceAfter(price: number, { written, round }: PriceChange): number {
  const match = /^([+-]\d+(?:\.\d+)?)(%?)$/.exec(written);
  if (!match) throw new Error(`Expected a change such as +10%, -5% or +2000, got "${written}".`);
  if (!Number.isInteger(round) || round <= 0) {
    throw new Error("Expected --round 500 or the like.");
  }
  const by = Number(match[1]);
  const isPercent = match[2] === "%";
  const exact = isPercent ? price * (1 + by / 100) : price + by;
  const after = Math.round(exact / round) * round;
  if (after < 1) throw new Error(`${formatRupees(price)} would become ${formatRupees(after)}.`);
  return after;
}

/**
 * A service's plans after a price change, with updated amounts in SAVE tags.
 * @param cap the yearly cap of fees in rupees
 */
export function changedPlans(service: Service, change: PriceChange, cap: number): Plan[] {
  const plans = service.plans.map((plan) => ({ ...plan, price: priceAfter(plan.price, change) }));
  return plans.map((plan) => {
    if (!plan.tag?.startsWith("SAVE ")) return plan;
    // What is no saving any more is refused by the check of the changed content.
    const saving = savingOf(plan, plans, cap);
    return saving ? { ...plan, tag: `SAVE ${formatRupees(saving)}` } : plan;
  });
}

/** A part of a file and what replaces it. */
interface Edit {
  start: number;
  end: number;
  written: string;
}

/**
 * Changes nothing but prices and tags: comments, quotes and spaces stay.
 * @param text of a service's file
 * @param plans in the order of the file
 */
export function withPlans(text: string, plans: readonly Pick<Plan, "price" | "tag">[]): string {
  const document = parseDocument(text, { logLevel: "silent" });
  const edits: Edit[] = [];
  for (const [index, { price, tag }] of plans.entries()) {
    edits.push(...editOf(text, document.getIn(["plans", index, "price"], true), price));
    edits.push(...editOf(text, document.getIn(["plans", index, "tag"], true), tag));
  }
  // From the end, so that places before an edit stay what they are.
  edits.sort((first, second) => second.start - first.start);
  return edits.reduce(applyEdit, text);
}

/** @returns an edit that gives a node its value; none if it has it or is not there */
function editOf(text: string, node: unknown, value: string | number | undefined): Edit[] {
  if (!isScalar(node) || !node.range || node.value === value) return [];
  const [start, end] = node.range;
  const written = text.slice(start, end).replace(String(node.value), String(value));
  return [{ start, end, written }];
}

function applyEdit(text: string, { start, end, written }: Edit): string {
  return text.slice(0, start) + written + text.slice(end);
}
