import { formatPath, type Path, type SourceFile } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { IsoDay } from "@/lib/text/days";

/** Rupees before GST on other days, by the ids of the plans that cost less on this day. */
export type UsualPrices = ReadonlyMap<string, number>;

/** The price of all other days, where a lower one holds from some day until some day, both included. */
function usualPrice(
  { values }: SourceFile,
  index: number,
  price: number,
  day: IsoDay,
): number | undefined {
  const dated = values.find(({ path }) => formatPath(path) === `plans[${index}].price`);
  const usual = Number(dated?.usual);
  const isOffer = dated?.spans.some(({ from, until, value }) => {
    const holds = from !== undefined && until !== undefined && from <= day && day <= until;
    return holds && Number(value) === price;
  });
  return isOffer && price < usual ? usual : undefined;
}

/** Whether a text is of an announcement that a day does not show: the prices of its own days decide. */
export function isOfAnotherDay({ data }: SourceFile, path: Path, day: IsoDay): boolean {
  if (path[0] !== "announcements") return false;
  const { from, until } = Object(Object(data).announcements[Number(path[1])]);
  return day < from || day > until;
}

/** The plans that are on offer on a day: cheaper than on all other days, and only for a time. */
export function usualPrices(
  sources: ReadonlyMap<string, SourceFile>,
  { services }: Pick<Content, "services">,
  day: IsoDay,
): UsualPrices {
  const usual = new Map<string, number>();
  for (const { slug, plans } of services) {
    const source = sources.get(`services/${slug}`);
    if (!source) continue;
    for (const [index, { id, price }] of plans.entries()) {
      const ofOtherDays = usualPrice(source, index, price, day);
      if (ofOtherDays !== undefined) usual.set(id, ofOtherDays);
    }
  }
  return usual;
}
