import { z } from "zod";
import { actions, labels, markdown, template, text, titled, words } from "./common";
import { figureWords } from "./figure-words";

/** Words and sections that more than one page shows. */
export const shared = z.strictObject({
  strip: labels("title", "valid", "verify"),
  header: labels("skip", "navigation", "menu", "services", "allServices"),
  crumbs: labels("label", "home"),
  footer: z.strictObject({
    ...words("pages", "services", "registration", "registrationValid", "enlistment", "contact"),
    ...words("lookup", "notice", "disclaimers", "social", "copyright", "tradingAs"),
  }),
  chat: text.describe("Name of the round chat button, read out by screen readers"),
  preview: z.strictObject({
    ...words("title", "general"),
    sample: text.describe("On the page of examples, while the firm has something to state there"),
    facts: text.describe("Below the key facts of a service, while one of them is a placeholder"),
    identity: text.describe("On every page, while the name, address or contacts are placeholders"),
    money: text.describe("On each page that prints a placeholder of an account or a price"),
  }),
  callToAction: z.strictObject({ ...words("heading", "phone"), text: markdown, ...actions }),
  whyChooseUs: z.strictObject({ ...words("heading", "badge"), points: z.array(titled).length(3) }),
  plans: z.strictObject({
    ...words("recommended", "month", "pickAbout", "pick", "capHeading"),
    ...words("why", "gst", "total", "capLink"),
    cap: markdown,
    capUse: labels("uses", "once", "months", "allYear", "times", "above").describe(
      "May contain {price}, {left}, {months}, {times}",
    ),
  }),
  sources: z.strictObject({ losses: markdown }),
  clocks: labels("answer", "phone", "payment", "workingDay", "complaint"),
  facts: z.strictObject({
    ...words("heading", "segment", "holding", "support", "capital", "price", "priceNote"),
    capitalShare: text
      .regex(/\{plan\}.*\{tenure\}.*\{share\}/, "expected {plan}, {tenure} and {share} in it")
      .describe("What the cheapest plan costs of that capital"),
    ...words("channel", "languages", "hours", "frequency", "exits", "priority", "arrival"),
    groups: labels("offer", "channel", "calls").describe("Headings of the three lists of facts"),
    ...words("sample", "start", "plans", "loss"),
  }),
  suitability: labels("fit", "unfit"),
  consent: labels("read", "own", "understand", "risk", "returns", "recourse").describe(
    "SEBI's words: no word may be added, removed or changed",
  ),
  policy: z.strictObject({
    ...words("updated", "contents", "here", "over", "now", "pageNow", "past"),
    version: template("number", "date"),
    title: template("label", "number"),
    description: template("label", "firm", "number", "date"),
    inForce: template("date"),
    earlier: template("date", "until"),
    pastEntry: template("number", "date", "until"),
  }),
  figures: figureWords,
  copy: labels("label", "done"),
  carousel: labels("label", "previous", "next", "pause", "play", "choose", "rating"),
});

export type Shared = z.output<typeof shared>;
