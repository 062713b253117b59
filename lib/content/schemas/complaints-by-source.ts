/** Where complaints come from, in the order that SEBI's table has. */
export const SOURCES = ["investors", "scores", "other"] as const;

/** The counts that add up, in the order of SEBI's columns. */
export const SOURCE_COUNTS = [
  "pendingLastMonth",
  "received",
  "resolved",
  "pending",
  "pendingOver3Months",
] as const;
