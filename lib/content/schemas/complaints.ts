import { suggesting } from "content-kit/schema";
import { z } from "zod";
import { certainMonth, financialYear, likelyMonth } from "@/lib/text/written-months";

/** Sources of complaints, in the order of SEBI's table. */
export const SOURCES = ["investors", "scores", "other"] as const;

/** Source of complaints about somebody who impersonated the firm. */
export const IMPERSONATION = "impersonation";

/** Columns of a trend, in the order of SEBI's disclosure format. */
export const COUNTS = ["carriedForward", "received", "resolved", "pending"] as const;

/** Columns of a month by source, in the same format. */
export const SOURCE_COLUMNS = [...COUNTS, "pendingOver3Months", "averageDays"] as const;

const MONTH = "expected a month written like 2025-05";
const NO_SUMS = "expected no line of sums, which the page adds up itself: delete this line";

/** Whether a spreadsheet has a line of totals where a month or a year is expected. */
const isSum = (written: unknown) => /^(?:grand |sub-?)?total/i.test(String(written));

const month = suggesting(
  z
    .string()
    .overwrite((written) => certainMonth(written) ?? written)
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: ({ input }) => (isSum(input) ? NO_SUMS : MONTH) }),
  likelyMonth,
);

const YEAR = "expected a financial year written like 2025-2026";

const year = z
  .string()
  .overwrite((written) => financialYear(written) ?? written)
  .refine((written) => financialYear(written) !== undefined, {
    error: ({ input }) => (isSum(input) ? NO_SUMS : YEAR),
  });

/** A zero as people and spreadsheets write one; nothing at all may also be a count not known. */
const zeroFrom = (typed: string) =>
  /^(?:nil|none|no|-+|–|—|na|n\/a|o|zero)$/i.test(typed) ? "0" : undefined;

const COUNT = "expected a whole number of complaints, 0 for none";

const count = suggesting(z.string().regex(/^\d+$/, COUNT).transform(Number), zeroFrom);

/** Of a trend: nothing in a month or year whose figures are not known yet. */
const countOrNothing = suggesting(
  z
    .string()
    .regex(/^\d*$/, COUNT)
    .transform((written) => (written === "" ? undefined : Number(written))),
  zeroFrom,
);

const trendCounts = {
  carried_forward: countOrNothing,
  received: countOrNothing,
  resolved: countOrNothing,
  pending: countOrNothing,
};

type TrendCounts = Record<keyof typeof trendCounts, number | undefined>;

const ALL_OR_NONE = `${COUNT}; a line of which nothing is known has four empty cells`;

/** A line has all counts or none. */
function checkWhole(line: TrendCounts, context: z.RefinementCtx): void {
  const names = Object.keys(trendCounts) as (keyof TrendCounts)[];
  const empty = names.filter((name) => line[name] === undefined);
  if (empty.length === names.length) return;
  for (const name of empty) {
    context.addIssue({ code: "custom", path: [name], message: ALL_OR_NONE });
  }
}

/** Nothing, a dash and "NA" say that nothing was resolved. */
const averageDays = z
  .string()
  .regex(/^(|-|n\/?a|\d+(\.\d+)?)$/i, "expected a number of days such as 12.5, nothing for none")
  .transform((written) => Number(written) || undefined);

/** A count of impersonation that is not published. */
const unpublished = z.string().regex(/^0?$/, "expected 0, only the number received is published");

const monthOfTrend = z.strictObject({ month, ...trendCounts }).superRefine(checkWhole);

const yearOfTrend = z.strictObject({ year, ...trendCounts }).superRefine(checkWhole);

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
