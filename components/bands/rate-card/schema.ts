import { z } from "zod";
import { band, variant } from "@/lib/content/schemas/common";
import { anchor, text, words } from "@/lib/content/schemas/values";

const shelf = z.strictObject({
  id: anchor.describe("Anchor for links to its plans: /equity#picks"),
  group: text.describe("It shows the plans with this group"),
  ...words("heading", "text"),
});

export const rateCardBand = variant(
  band,
  "rate-card",
  "The plans of this service, the yearly fee limit, and what comes back of a fee",
  {
    shelves: z
      .array(shelf)
      .min(2)
      .optional()
      .describe("Groups of plans, each with its heading; leave out to show all plans in one"),
  },
);
