/** Anchors on pages with a layout of their own, by page name; all others are in content. */
export const OWN_ANCHORS = {
  contact: { registration: "registration", information: "information", hours: "hours" },
  bankdetails: { instructions: "instructions" },
  services: {
    cards: "services",
    promotion: "commodities",
    rates: "rates",
    planner: "planner",
    refunds: "refunds",
  },
  refunds: { calculator: "calculator", stop: "stop" },
} as const;

/** Target of the skip link. */
export const MAIN_ANCHOR = "main";
