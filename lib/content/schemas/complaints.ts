/** Where complaints come from, in the order that SEBI's table has. */
export const SOURCES = ["investors", "scores", "other"] as const;

/** The counts of a trend, in the order that SEBI's disclosure format fixes. */
export const COUNTS = ["carriedForward", "received", "resolved", "pending"] as const;

/** The columns of a month by source, likewise. */
export const SOURCE_COLUMNS = [...COUNTS, "pendingOver3Months", "averageDays"] as const;
