import { z } from "zod";
import { band, titled, variant } from "@/lib/content/schemas/common";

export const ruledListBand = variant(
  band,
  "ruled-list",
  "Short titled entries between hairlines or on sheets, two across",
  {
    items: z.array(titled).min(2),
    isOnSheets: z.boolean().optional().describe("Each entry on a sheet of paper"),
  },
);
