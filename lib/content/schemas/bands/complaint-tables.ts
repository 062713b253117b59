import { z } from "zod";
import { band } from "../common";
import { isoDate, markdown, sentenceWith, text } from "../values";

// The page of complaints alone. A kind, as editors add bands around the tables.
export const complaintTables = band.extend({
  kind: z
    .literal("complaint-tables")
    .describe("The tables that SEBI requires, from content/complaints"),
  monthly: text.describe("Title of the table of months"),
  annual: text.describe("Title of the table of financial years"),
  total: text.describe("Name of the row with the sums"),
  updated: isoDate.describe("Day on which the newest line of content/complaints was entered"),
  reach: sentenceWith("day", "updated").describe(
    "Below the title of a table: the end of the last month entered, and that day",
  ),
  notEntered: text.describe("Instead of numbers of a month that is not known yet"),
  without: sentenceWith("months").describe(
    "Below the title of a table, if there are such months: which ones the sums are without",
  ),
  later: markdown.describe("Whom to ask for later months"),
  columns: z.strictObject({
    srNo: text.describe("Serial number"),
    month: text,
    year: text,
    carriedForwardMonth: text,
    carriedForwardYear: text,
    received: text,
    resolved: text,
    pending: text,
  }),
  monthlyNotes: z.array(text).describe("Below the table of months"),
  annualNotes: z.array(text).describe("Below the table of financial years"),
  notes: z.array(text).min(1).describe("Below all tables"),
  bySource: z
    .strictObject({
      title: text,
      format: text.describe("Name of SEBI's format, below the title"),
      noMonth: text.describe("Instead of the caption while no month is entered"),
      notEntered: text.describe("Instead of numbers while no month is entered"),
      noAverage: text.describe("If no complaint was resolved, so that there is no average"),
      impersonationNote: text,
      caption: sentenceWith("day"),
      sources: z.strictObject({
        investors: text,
        scores: text.describe("SEBI's system SCORES"),
        other: text,
      }),
      columns: z.strictObject({
        srNo: text.describe("Serial number"),
        source: text,
        carriedForward: text,
        received: text,
        resolved: text,
        pending: text,
        pendingOver3Months: text,
        averageDays: text,
      }),
      impersonation: sentenceWith("number"),
      notes: z.array(text).min(1),
    })
    .describe("SEBI's table of the last month entered"),
});
