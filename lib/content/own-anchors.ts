/**
 * Anchors of the parts of pages that have a layout of their own, by page name. Bands and clauses
 * have theirs in content.
 */
export const OWN_ANCHORS = {
  services: { rates: "rates", planner: "planner", refunds: "refunds" },
  refunds: { calculator: "calculator", stop: "stop" },
} as const;

/** The main part of every page, the target of the skip link. */
export const MAIN_ANCHOR = "main";
