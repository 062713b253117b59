import { z } from "zod";
import { actions } from "./common";
import { each, group, labels, markdown, naming, template, text, written } from "./values";

const figures = z.strictObject({
  label: text.describe("Word before a figure's number, such as Figure"),
  moving: group("open reset note", {
    range: template("min", "max"),
    mistakes: group("number whole", { outside: template("min", "max") }),
  }),
});

export const shared = z.strictObject({
  strip: labels("title valid verify"),
  header: labels("skip navigation menu services allServices allServicesNote plusGst"),
  crumbs: labels("label home"),
  footer: labels(
    "navigation firm services policies before registration registrationValid enlistment",
    "contact lookup notice disclaimers social copyright tradingAs",
  ),
  chat: text,
  preview: labels("title general sample facts identity money").describe(
    "Notices on pages that show placeholders, by subject",
  ),
  callToAction: group("heading phone", { text: markdown, ...actions }),
  plans: group("recommended month pickAbout pick gst total capHeading capLink", {
    share: naming("capital").describe("Before each plan's share of that capital"),
    why: template("label").describe("Before the reason for a label; may contain {label}"),
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
    .superRefine((ranges, context) => {
      for (const [name, sum] of Object.entries(ranges)) {
        const parts = sum.includes("+") ? sum.split(" + ") : [];
        const part = parts.find((part) => !/^\d/.test(ranges[part] ?? ""));
        const message = `expected the name of a range such as 4-8, got ${part}`;
        if (part)
          context.addIssue({ code: "custom", path: [name], message, params: { text: part } });
      }
    })
    .describe("Usual calls a month by part; {{calls.combo}} in a text is a part's range"),
  clocks: labels("answer phone payment workingDay complaint"),
  fee: z
    .strictObject({
      ...each(template("price", "total"), "month once"),
      months: template("price", "total", "months"),
      from: text,
      per: group("month once", { months: template("months") }),
    })
    .describe("Lowest fee of a service, at the top of its page"),
  facts: labels(
    "segment holding support capital price channel languages hours frequency exits",
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
    "Mandated by SEBI; no word may be added, removed or changed",
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
