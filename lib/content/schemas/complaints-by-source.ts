import { z } from "zod";
import { SOURCES } from "@/lib/complaints/by-source";

/** The line of a month for complaints about somebody who pretended to be the firm. */
export const IMPERSONATION = "impersonation";

const count = z.string().regex(/^\d+$/, "expected a whole number of complaints").transform(Number);

/** As in SEBI's format where nothing was resolved: there is no average then. */
const NO_AVERAGE = /^(|-+|–|n\/?a|nil|none)$/i;

const days = z
  .string()
  .refine(
    (text) => NO_AVERAGE.test(text) || /^\d+(\.\d+)?$/.test(text),
    "expected a number of days such as 12 or 12.5",
  )
  .transform((text) => (NO_AVERAGE.test(text) ? undefined : Number(text)));

/** A line of content/complaints/by-source.csv; its columns are the keys, in this order. */
export const sourceLine = z.strictObject({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "expected a month such as 2026-10"),
  source: z.enum([...SOURCES, IMPERSONATION], {
    error: `expected ${SOURCES.join(", ")} or ${IMPERSONATION}`,
  }),
  pending_last_month: count,
  received: count,
  resolved: count,
  total_pending: count,
  pending_over_3_months: count,
  average_days: days,
});

export const SOURCE_COLUMNS = Object.keys(sourceLine.shape) as (keyof SourceLine)[];

export type SourceLine = z.output<typeof sourceLine>;
