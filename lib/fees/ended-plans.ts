import { formatPath, readAsOf } from "content-kit/sources";
import { isMap, isSeq, parseDocument } from "yaml";
import { addMonths, type IsoDay, isDay } from "@/lib/text/days";
import type { Period } from "./earlier-terms";
import type { PlanFacts } from "./plan-view";

/** A plan that is not sold any more, while somebody may still have it. */
export interface EndedPlan extends PlanFacts {
  /** File name of its service. */
  slug: string;
  /** The last day on which it was sold. */
  until: IsoDay;
  /** Its fees on other days, if they are dated. */
  prices: Period[] | undefined;
}

/** Picks have no period: a year is more than it takes to send them. */
const MONTHS_OF_PICKS = 12;

/** The plans of a file that have ended, in its YAML; those that nobody has any more are left out. */
function lastDays(text: string, day: IsoDay): { id: string; until: IsoDay }[] {
  const plans = parseDocument(text, { logLevel: "silent" }).get("plans");
  if (!isSeq(plans)) return [];
  return plans.items.flatMap((plan) => {
    if (!isMap(plan)) return [];
    const until = String(plan.get("until") ?? "");
    const months = Number(plan.get("months") ?? MONTHS_OF_PICKS);
    const mayRun = isDay(until) && until < day && addMonths(until, months) > day;
    return mayRun ? [{ id: String(plan.get("id")), until }] : [];
  });
}

const numberIn = (value: unknown) => (typeof value === "number" ? value : undefined);

/** A plan as it was on its last day; undefined for one that is not written as plans are. */
function planOn(text: string, slug: string, id: string, until: IsoDay): EndedPlan | undefined {
  const document = parseDocument(text, { logLevel: "silent" });
  const { values } = readAsOf(document, until);
  const plans = document.get("plans");
  const items = isSeq(plans) ? plans.items.filter((entry) => isMap(entry)) : [];
  const index = items.findIndex((plan) => plan.get("id") === id);
  const plan = items[index];
  const price = numberIn(plan?.get("price"));
  if (!plan || price === undefined) return undefined;
  const dated = values.find(({ path }) => formatPath(path) === `plans[${index}].price`);
  const prices = dated?.spans.flatMap(({ value, ...days }) => {
    return typeof value === "number" ? [{ ...days, value }] : [];
  });
  return {
    slug,
    id,
    until,
    name: String(plan.get("name")),
    price,
    months: numberIn(plan.get("months")),
    picks: numberIn(plan.get("picks")),
    perPick: numberIn(plan.get("perPick")),
    prices,
  };
}

/**
 * The plans that have ended and that a subscriber may still have on a day: what was bought on the
 * last day runs for its months.
 * @param texts of the files, by path in the content folder
 */
export function endedPlans(texts: ReadonlyMap<string, string>, day: IsoDay): EndedPlan[] {
  return [...texts].flatMap(([file, text]) => {
    const [, slug] = /^services\/(.+)\.yaml$/.exec(file) ?? [];
    if (slug === undefined || !text.includes("until:")) return [];
    return lastDays(text, day).flatMap(({ id, until }) => planOn(text, slug, id, until) ?? []);
  });
}
