import { suggesting } from "content-kit/schema";
import { z } from "zod";

/** Sources of complaints, in the order of SEBI's table. */
export const SOURCES = ["investors", "scores", "other"] as const;

/** Source of complaints about somebody who impersonated the firm. */
export const IMPERSONATION = "impersonation";

/** Columns of a trend, in the order of SEBI's disclosure format. */
export const COUNTS = ["carriedForward", "received", "resolved", "pending"] as const;

/** Columns of a month by source, in the same format. */
export const SOURCE_COLUMNS = [...COUNTS, "pendingOver3Months", "averageDays"] as const;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The right spelling of a month as spreadsheets rewrite it: `2025-05` of May-25. */
function monthFrom(typed: string): string | undefined {
  const [, name = "", year] = /^([a-z]{3})[a-z]*[\s'-](?:20)?(\d{2})$/i.exec(typed) ?? [];
  const number = MONTHS.indexOf(name.toLowerCase()) + 1;
  return number > 0 ? `20${year}-${String(number).padStart(2, "0")}` : undefined;
}

const month = suggesting(
  z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "expected a month written like 2025-05"),
  monthFrom,
);

const year = z.string().regex(/^\d{4}-\d{4}$/, "expected a year written like 2025-2026");

const count = z
  .string()
  .regex(/^\d+$/, "expected a whole number of complaints, 0 for none")
  .transform(Number);

/** Nothing, a dash and "NA" say that nothing was resolved. */
const averageDays = z
  .string()
  .regex(/^(|-|n\/?a|\d+(\.\d+)?)$/i, "expected a number of days such as 12.5, nothing for none")
  .transform((written) => Number(written) || undefined);

/** A count of impersonation that is not published. */
const unpublished = z.string().regex(/^0?$/, "expected 0, only the number received is published");

const monthOfTrend = z.strictObject({
  month,
  carried_forward: count,
  received: count,
  resolved: count,
  pending: count,
});

const yearOfTrend = z.strictObject({
  year,
  carried_forward: count,
  received: count,
  resolved: count,
  pending: count,
});

const monthOfSource = z.strictObject({
  month,
  source: z.enum(SOURCES),
  pending_last_month: count,
  received: count,
  resolved: count,
  total_pending: count,
  pending_over_3_months: count,
  average_days: averageDays,
});

const monthOfImpersonation = z.strictObject({
  month,
  source: z.literal(IMPERSONATION),
  pending_last_month: unpublished,
  received: count,
  resolved: unpublished,
  total_pending: unpublished,
  pending_over_3_months: unpublished,
  average_days: z
    .string()
    .regex(/^(|0|-|n\/?a)$/i, "expected nothing, only the number received is published"),
});

/** The tables in `content/complaints`, by the names of their files. */
export const complaintTables = {
  monthly: z.array(monthOfTrend),
  annual: z.array(yearOfTrend),
  "by-source": z.array(
    z.discriminatedUnion("source", [monthOfSource, monthOfImpersonation], {
      error: "expected investors, scores, other or impersonation",
    }),
  ),
};

export type ComplaintTable = keyof typeof complaintTables;

/** The columns that each table has, in their order. */
export const COMPLAINT_COLUMNS: Readonly<Record<ComplaintTable, readonly string[]>> = {
  monthly: Object.keys(monthOfTrend.shape),
  annual: Object.keys(yearOfTrend.shape),
  "by-source": Object.keys(monthOfSource.shape),
};
