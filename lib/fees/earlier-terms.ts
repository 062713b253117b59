import type { Content } from "@/lib/content/content";
import { holdsOn, type IsoDay } from "@/lib/text/days";
import type { PlanView } from "./plan-view";
import { priceOf } from "./price";

/** An amount, or a percentage, from one day to another. */
export interface Period {
  from?: IsoDay;
  until?: IsoDay;
  value: number;
}

/** What fees and GST were and will be on other days; only of those that content dates. */
export interface EarlierTerms {
  gstPercent?: Period[];
  /** By id of the plan. */
  prices?: Record<string, Period[]>;
}

function periodsAt({ dated }: Pick<Content, "dated">, path: string): Period[] | undefined {
  const spans = dated.get(path);
  return spans?.flatMap(({ value, ...days }) => {
    return typeof value === "number" ? [{ ...days, value }] : [];
  });
}

/**
 * Undefined if neither a fee nor GST has a day: pages then carry nothing of it.
 * @param ended plans that are not sold any more
 */
export function earlierTerms(
  content: Pick<Content, "dated" | "services">,
  ended: readonly { id: string; prices: Period[] | undefined }[] = [],
): EarlierTerms | undefined {
  const terms: EarlierTerms = {};
  const gstPercent = periodsAt(content, "firm.gstPercent");
  if (gstPercent) terms.gstPercent = gstPercent;
  for (const { slug, plans } of content.services) {
    for (const [index, { id }] of plans.entries()) {
      const periods = periodsAt(content, `services/${slug}.plans[${index}].price`);
      if (periods) terms.prices = { ...terms.prices, [id]: periods };
    }
  }
  for (const { id, prices } of ended) {
    if (prices) terms.prices = { ...terms.prices, [id]: prices };
  }
  return Object.keys(terms).length > 0 ? terms : undefined;
}

function valueOn(periods: readonly Period[] | undefined, day: IsoDay): number | undefined {
  return periods?.find((period) => holdsOn(period, day))?.value;
}

/** GST in percent for what was paid on a day. @param now in percent, today */
export function gstOnDay(terms: EarlierTerms | undefined, now: number, day: IsoDay): number {
  return valueOn(terms?.gstPercent, day) ?? now;
}

/** The fee of a plan on a day, in rupees before GST. */
export function feeOnDay(
  { id, price }: Pick<PlanView, "id" | "price">,
  terms: EarlierTerms | undefined,
  day: IsoDay,
): number {
  return valueOn(terms?.prices?.[id], day) ?? price;
}

/** A plan at the fee and the GST of the day on which it was paid. @param now GST in percent, today */
export function planOnDay(
  plan: PlanView,
  terms: EarlierTerms | undefined,
  now: number,
  day: IsoDay,
): PlanView {
  const price = feeOnDay(plan, terms, day);
  return { ...plan, price, amounts: priceOf({ ...plan, price }, gstOnDay(terms, now, day)) };
}
