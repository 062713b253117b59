import { z } from "zod";
import { band, variant } from "@/lib/content/schemas/common";
import { SOURCE_COLUMNS, SOURCES } from "@/lib/content/schemas/complaints";
import { labels, naming, text, words } from "@/lib/content/schemas/values";

export const complaintTablesBand = variant(
  band,
  "complaint-tables",
  "The tables of content/complaints that SEBI asks for",
  {
    ...words("monthly", "annual", "total", "scroll"),
    columns: labels(
      "srNo month year carriedForwardMonth carriedForwardYear received resolved pending",
    ),
    monthlyNotes: z.array(text),
    annualNotes: z.array(text),
    notes: z.array(text).min(1),
    bySource: z.strictObject({
      ...words("title", "format", "noMonth", "notEntered", "noAverage", "impersonationNote"),
      caption: naming("day"),
      sources: labels(...SOURCES),
      columns: labels("srNo", "source", ...SOURCE_COLUMNS),
      impersonation: naming("number"),
      notes: z.array(text).min(1),
    }),
    missing: z.strictObject({
      month: naming("month", "due"),
      later: naming("month"),
      yearBegins: naming("year", "day"),
      yearEnds: naming("year", "day"),
    }),
  },
);
