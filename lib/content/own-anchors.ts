/**
 * Anchors that components give to parts of a page with a layout of its own, by the page's name.
 * Blocks and clauses have theirs from content.
 */
export const OWN_ANCHORS = {
  services: { rates: "rates", planner: "planner", refunds: "refunds" },
  refunds: { calculator: "calculator", stop: "stop" },
  sample: { note: "note" },
  complaints: { framework: "framework", disclosures: "disclosures", tables: "tables" },
} as const;

/** The main part of every page, for the link that skips the header. */
export const MAIN_ANCHOR = "main";
