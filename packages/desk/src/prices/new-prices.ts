import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, type YAMLSeq } from "yaml";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { savingOf } from "@/lib/fees/price";
import { type IsoDay, todayInIndia } from "@/lib/text/days";
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

/** The place of a plan in a file: one that is not on sale today has a place too. */
function placeOf(document: Document, id: string): number {
  const plans = document.get("plans");
  const entries = isSeq(plans) ? plans.items : [];
  return entries.findIndex((entry) => isMap(entry) && entry.get("id") === id);
}

/**
 * Changes nothing but prices and tags: comments, quotes and spaces stay.
 * @param text of a service's file
 * @param plans by their ids; others stay
 * @param from the day from which the new values hold; without it they replace the old ones
 * @throws Error for a value of which days are to come, or that is dated and has no day to begin
 */
export function withPlans(
  text: string,
  plans: readonly Pick<Plan, "id" | "price" | "tag">[],
  from?: IsoDay,
): string {
  const document = parseDocument(text, { logLevel: "silent" });
  const edits: Edit[] = [];
  for (const { id, price, tag } of plans) {
    const place = ["plans", placeOf(document, id)];
    const priceNode = document.getIn([...place, "price"], true);
    const tagNode = document.getIn([...place, "tag"], true);
    if (!isPlain(priceNode, from) || !isPlain(tagNode, from)) {
      throw new Error(
        `${id} has a dated price or tag, and only you know which of its days are meant: change it by hand (docs/editing.md, Change something on a day to come).`,
      );
    }
    edits.push(...editOf(text, priceNode, price, from), ...editOf(text, tagNode, tag, from));
  }
  // From the end, so that places before an edit stay what they are.
  edits.sort((first, second) => second.start - first.start);
  return edits.reduce(applyEdit, text);
}

/** Whether all days of a dated value have begun and are over, or have no end, today. */
function isOfThePast({ items }: YAMLSeq, today: IsoDay): boolean {
  return items.every((entry) => isMap(entry) && String(entry.get("from") ?? today) <= today);
}

/** Whether it is clear what changes: a value, or with a day to come one of which no change is to come. */
function isPlain(node: unknown, from: IsoDay | undefined): boolean {
  if (!isMap(node)) return true;
  const dated = node.get("dated");
  return from !== undefined && isSeq(dated) && isOfThePast(dated, todayInIndia());
}

/** Writes what holds from a day on behind the days that a value has already. */
function datedEdit(text: string, { items, range, flow }: YAMLSeq, entry: string): Edit[] {
  if (!range) return [];
  if (flow) {
    const end = text.lastIndexOf("]", range[1]);
    return [{ start: end, end, written: `, ${entry}` }];
  }
  const last = items.at(-1);
  const upTo = isNode(last) && last.range ? last.range[1] : range[1];
  // A map of several lines reaches to the beginning of the next line.
  const end = text.slice(0, upTo).trimEnd().length;
  const begin = text.lastIndexOf("\n", range[0]) + 1;
  const indent = " ".repeat(range[0] - begin);
  return [{ start: end, end, written: `\n${indent}- ${entry}` }];
}

/** @returns an edit that gives a node its value; none if it has it or is not there */
function editOf(
  text: string,
  node: unknown,
  value: string | number | undefined,
  from: IsoDay | undefined,
): Edit[] {
  const dated = isMap(node) ? node.get("dated") : undefined;
  if (isSeq(dated)) {
    return datedEdit(text, dated, `{ from: ${from}, value: ${JSON.stringify(value)} }`);
  }
  if (!isScalar(node) || !node.range || node.value === value) return [];
  const [start, end] = node.range;
  if (from !== undefined) {
    const [old, now] = [JSON.stringify(node.value), JSON.stringify(value)];
    const written = `{ value: ${old}, dated: [{ from: ${from}, value: ${now} }] }`;
    return [{ start, end, written }];
  }
  const written = text.slice(start, end).replace(String(node.value), String(value));
  return [{ start, end, written }];
}

function applyEdit(text: string, { start, end, written }: Edit): string {
  return text.slice(0, start) + written + text.slice(end);
}

/** A part of a file and what replaces it. */
interface Edit {
  start: number;
  end: number;
  written: string;
}
