/** Sources of complaints, in the order of SEBI's table. */
export const SOURCES = ["investors", "scores", "other"] as const;

/** Columns of a trend, in the order of SEBI's disclosure format. */
export const COUNTS = ["carriedForward", "received", "resolved", "pending"] as const;

/** Columns of a month by source, in the same format. */
export const SOURCE_COLUMNS = [...COUNTS, "pendingOver3Months", "averageDays"] as const;
