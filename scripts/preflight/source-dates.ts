import type { Sources } from "@/lib/content/schemas/sources";
import { addMonths, type IsoDay } from "@/lib/text/days";

/** A day on which something ends, as preflight reports it. */
interface EndingDate {
  what: string;
  day: IsoDay;
  /** Its place in content: `sources.losses.checked`. */
  fact: string;
  /** Days of notice in place of the rule's; -1 for none before the day is over. */
  notice?: number;
}

/** When each fact of content/sources.yaml is to be compared again, and when one ceases to hold. */
export function sourceDates(sources: Sources): EndingDate[] {
  const checks = Object.entries(sources).map(([name, { checked, source }]) => ({
    what: `${name}, to be compared again with its source (${source})`,
    day: addMonths(checked, 12),
    fact: `sources.${name}.checked`,
    notice: -1,
  }));
  const suspension = {
    what: "the suspension of agricultural contracts",
    day: sources.suspended.until,
    fact: "sources.suspended.until",
  };
  return [...checks, suspension];
}
