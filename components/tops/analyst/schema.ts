import { z } from "zod";
import { anchor, labels, link, template, text, variant } from "@/lib/content/schemas/common";

export const analystTop = variant(
  {},
  "analyst",
  "The analyst of firm.yaml: certificate, registration, practice; and who else pays",
  {
    actions: z.array(link).length(2),
    id: anchor,
    heading: text,
    intro: text,
    noPhotograph: text.describe("Behind the intro, while firm.yaml names no photograph"),
    labels: labels("qualification", "practice"),
    practice: template("date", "earlier"),
    others: labels("sum", "words").describe("What others than subscribers pay"),
  },
);
