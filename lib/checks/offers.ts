import { type DatedValue, formatPath, type Path, type SourceFile } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import { holdsOn, type IsoDay } from "@/lib/text/days";

/** A lower price of some days, both included. */
export interface Offer {
  from: IsoDay;
  until: IsoDay;
  /** Rupees before GST on its days, and on other days. */
  price: number;
  usual: number;
}

/** What plans cost less on some days, over or to come too, by their ids; only of plans with any. */
export type Offers = ReadonlyMap<string, readonly Offer[]>;

/** Rupees before GST on other days, by the ids of the plans that cost less on this day. */
export type UsualPrices = ReadonlyMap<string, number>;

/** The lower prices, from some day until some day, of one that is dated. */
function offersOf({ spans, usual }: DatedValue): Offer[] {
  return spans.flatMap(({ from, until, value }) => {
    const offer = { price: Number(value), usual: Number(usual) };
    const isOffer = from !== undefined && until !== undefined && offer.price < offer.usual;
    return isOffer ? [{ ...offer, from, until }] : [];
  });
}

/** Whether a text is of an announcement that a day does not show: the prices of its own days decide. */
export function isOfAnotherDay({ data }: SourceFile, path: Path, day: IsoDay): boolean {
  if (path[0] !== "announcements") return false;
  const { from, until } = Object(Object(data).announcements[Number(path[1])]);
  return day < from || day > until;
}

/** The offers of all plans that are sold. */
export function offersIn(
  sources: ReadonlyMap<string, SourceFile>,
  { services }: Pick<Content, "services">,
): Offers {
  const offers = new Map<string, Offer[]>();
  for (const { slug, plans } of services) {
    const values = sources.get(`services/${slug}`)?.values ?? [];
    for (const [index, { id }] of plans.entries()) {
      const dated = values.find(({ path }) => formatPath(path) === `plans[${index}].price`);
      const ofPlan = dated ? offersOf(dated) : [];
      if (ofPlan.length > 0) offers.set(id, ofPlan);
    }
  }
  return offers;
}

/** The usual prices of the plans that are on offer on a day. */
export function usualPrices(offers: Offers, day: IsoDay): UsualPrices {
  const usual = new Map<string, number>();
  for (const [id, ofPlan] of offers) {
    const offer = ofPlan.find((days) => holdsOn(days, day));
    if (offer) usual.set(id, offer.usual);
  }
  return usual;
}
