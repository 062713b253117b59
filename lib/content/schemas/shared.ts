import { z } from "zod";
import { actions } from "./common";
import { each, group, labels, markdown, template, text, written } from "./values";

/** Words around the figures of heroes. */
const figures = z.strictObject({
  label: text.describe("Word before a figure's number: Figure"),
  moving: group("open reset note", {
    range: template("min", "max"),
    mistakes: group("number whole", { outside: template("min", "max") }),
  }),
});

/** Words and sections that more than one page shows. */
export const shared = z.strictObject({
  strip: labels("title valid verify"),
  header: labels("skip navigation menu services allServices allServicesNote from"),
  crumbs: labels("label home"),
  footer: labels(
    "navigation pages services every registration registrationValid enlistment",
    "contact lookup notice disclaimers social copyright tradingAs",
  ),
  chat: text,
  preview: labels("title general sample facts identity money").describe(
    "While what a page shows, by its subject, is a placeholder",
  ),
  callToAction: group("heading phone", { text: markdown, ...actions }),
  plans: group("recommended month pickAbout pick gst total capHeading capLink", {
    share: template("share", "capital").describe("Of the service's example capital, with GST"),
    why: template("label").describe("Before the reason for a plan's label"),
    cap: markdown,
    capUse: labels("once months allYear times above").describe(
      "May contain {left}, {months}, {times}",
    ),
  }),
  sources: z.strictObject({ losses: markdown }),
  calls: z
    .record(
      text,
      written(
        /^\d+-\d+$|^[\w-]+( \+ [\w-]+)+$/,
        "a range such as 4-8, or names of ranges with + between them",
      ),
    )
    .describe("Calls a month that each part usually sends; {{calls.combo}} in a text is its range"),
  clocks: labels("answer phone payment workingDay complaint"),
  fee: z
    .strictObject({
      ...each(template("price", "total"), "month once"),
      months: template("price", "total", "months"),
    })
    .describe("The lowest fee of a service, at the top of its page"),
  facts: labels(
    "heading segment holding support capital price channel languages hours frequency exits",
    "priority arrival all sample samples start plans loss",
  ),
  suitability: labels("fit unfit"),
  register: group("title", {
    body: template("enlistment"),
    period: template("from", "to"),
    practice: template("date", "earlier"),
    facts: labels(
      "name number role body address validity qualification practice certificate expires",
    ),
  }),
  consent: labels("read own understand risk returns recourse").describe(
    "SEBI's words: no word may be added, removed or changed",
  ),
  policy: group("updated contents here over now pageNow past gists", {
    version: template("number", "date"),
    title: template("label", "number"),
    description: template("label", "firm", "number", "date"),
    inForce: template("date"),
    earlier: template("date", "until"),
    pastEntry: template("number", "date", "until"),
  }),
  figures,
  copy: labels("label done"),
  carousel: labels("label previous next pause play choose rating"),
});

export type Shared = z.output<typeof shared>;
export type FigureWords = Shared["figures"];
