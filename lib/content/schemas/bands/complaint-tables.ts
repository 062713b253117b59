import { z } from "zod";
import { band } from "../common";
import { markdown, sentenceWith, text } from "../values";

export const complaintTables = band.extend({
  kind: z
    .literal("complaint-tables")
    .describe("The tables that SEBI requires, from content/complaints"),
  monthly: text,
  annual: text,
  total: text,
  reach: sentenceWith("day").describe("Below the title of a table: the last month entered"),
  later: markdown.describe("Whom to ask for later months"),
  columns: z.strictObject({
    srNo: text,
    month: text,
    year: text,
    carriedForwardMonth: text,
    carriedForwardYear: text,
    received: text,
    resolved: text,
    pending: text,
  }),
  monthlyNotes: z.array(text),
  annualNotes: z.array(text),
  notes: z.array(text).min(1),
  bySource: z.strictObject({
    title: text,
    format: text,
    noMonth: text,
    notEntered: text,
    noAverage: text,
    impersonationNote: text,
    caption: sentenceWith("day"),
    sources: z.strictObject({
      investors: text,
      scores: text,
      other: text,
    }),
    columns: z.strictObject({
      srNo: text,
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
  }),
});
