import { z } from "zod";
import { band, titled, variant } from "@/lib/content/schemas/common";

export const audiencesBand = variant(band, "audiences", "Who a service is for", {
  items: z.array(titled).min(2),
});
