import type { SourceFile } from "content-kit/sources";
import { type ComplaintRow, isEntered } from "@/lib/complaints/tables";
import type { Content } from "@/lib/content/content";
import { endOfMonth, type IsoDay } from "@/lib/text/days";

/**
 * The day of the last update lies after the newest month entered, and not after today.
 * @param monthly the trend by month, the oldest first
 */
export function checkComplaintsUpdated(
  sources: ReadonlyMap<string, SourceFile>,
  { bandPages }: Pick<Content, "bandPages">,
  monthly: readonly ComplaintRow[],
  today: IsoDay,
): void {
  const newest = monthly.findLast(isEntered);
  if (!newest) return;
  const end = endOfMonth(newest.period);
  for (const [name, { bands }] of bandPages) {
    for (const [index, band] of bands.entries()) {
      if (band.kind !== "complaint-tables") continue;
      if (band.updated > end && band.updated <= today) continue;
      const message = `expected a day after ${end}, the end of the newest month entered, and not after today, got ${band.updated}`;
      sources.get(`pages/${name}`)?.fail(["bands", index, "updated"], message);
    }
  }
}
