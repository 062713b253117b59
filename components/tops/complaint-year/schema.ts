import { labels, template, text, variant } from "@/lib/content/schemas/common";

export const complaintYearTop = variant(
  {},
  "complaint-year",
  "Complaints of the twelve months up to the newest that is due",
  {
    received: labels("one", "other").describe("Behind their number, if all months are entered"),
    pending: template("count"),
    nonePending: text,
    due: labels("one", "other").describe("Instead, if not: {count}, {first}, {last}"),
    known: template("received", "count").describe("What is known of the months entered"),
    notEntered: text.describe("In place of a month's number, short"),
    caption: template("first", "last"),
    noComplaint: text.describe("Behind the caption, while no month entered has a complaint"),
  },
);
