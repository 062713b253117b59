import { z } from "zod";
import { link, markdown, template, text, titled, vagueLink, words } from "./common";
import { figureWords } from "./figure-words";

/** Words and sections that more than one page shows. */
export const shared = z.strictObject({
  strip: z.strictObject(words("title", "valid", "verify")),
  header: z.strictObject(words("skip", "navigation", "menu", "services", "allServices")),
  crumbs: z.strictObject(words("label", "home")),
  footer: z.strictObject({
    ...words(
      "pages",
      "services",
      "registration",
      "registrationValid",
      "enlistment",
      "contact",
      "lookup",
    ),
    ...words("notice", "disclaimers", "social", "copyright"),
    tradingAs: text.describe("Before the trading name, below the registered one"),
  }),
  chat: text.describe("Name of the round chat button, read out by screen readers"),
  preview: z.strictObject({
    ...words("title", "general"),
    sample: text.describe("On the page of examples, while the firm has something to state there"),
    facts: text.describe("Below the key facts of a service, while one of them is a placeholder"),
    identity: text.describe("On every page, while the name, address or contacts are placeholders"),
    money: text.describe("On each page that prints a placeholder of an account or a price"),
  }),
  callToAction: z.strictObject({
    ...words("heading", "phone"),
    text: markdown,
    primary: link,
    secondary: vagueLink,
  }),
  whyChooseUs: z.strictObject({
    ...words("heading", "badge"),
    points: z.array(titled).length(3),
  }),
  plans: z.strictObject({
    ...words("recommended", "month", "pickAbout", "pick", "capHeading"),
    why: text.describe("Before the reason for a plan's label"),
    gst: text.describe("After the amount: plus 18% GST"),
    total: text.describe("Before the total: in all"),
    cap: markdown,
    capLink: text.describe("Leads from there to the planner on /services"),
    capUse: z
      .strictObject(words("uses", "once", "months", "allYear", "times", "above"))
      .describe("How far a plan fits the yearly cap: {price}, {left}, {months}, {times}"),
  }),
  sources: z
    .strictObject({ losses: markdown })
    .describe("What others have found, with a link; printed elsewhere as {{sources.losses}}"),
  clocks: z
    .strictObject(words("answer", "phone", "payment", "workingDay", "complaint"))
    .describe("What the firm's times mean, printed elsewhere as {{clocks.answer}}"),
  facts: z.strictObject({
    ...words("heading", "segment", "holding", "support", "capital", "price", "priceNote"),
    capitalShare: text
      .regex(/\{plan\}.*\{tenure\}.*\{share\}/, "expected {plan}, {tenure} and {share} in it")
      .describe("What the cheapest plan costs of that capital"),
    ...words("channel", "languages", "hours", "frequency", "exits", "priority", "arrival"),
    groups: z
      .strictObject(words("offer", "channel", "calls"))
      .describe("Headings of the three lists of facts"),
    sample: text.describe("Leads to the page of examples"),
    start: text.describe("Leads from the cheapest plan, beside the banner, to the contact form"),
    plans: text.describe("Leads from there to the rate card"),
    loss: text.describe("Heading of the largest loss that a reader can have"),
  }),
  suitability: z.strictObject(words("fit", "unfit")),
  consent: z
    .strictObject(words("read", "own", "understand", "risk", "returns", "recourse"))
    .describe("SEBI's words for a client's consent; no word may be added, removed or changed"),
  policy: z
    .strictObject({
      ...words("updated", "contents", "here", "over", "now", "pageNow", "past"),
      version: template("number", "date").describe("Version {number} of {date}"),
      title: template("label", "number").describe("Heading of a version's own page"),
      description: template("label", "firm", "number", "date"),
      inForce: template("date").describe("Below the heading of the version in force"),
      earlier: template("date", "until").describe("Below the heading of an earlier one"),
      pastEntry: template("number", "date", "until"),
    })
    .describe("Policies, and the versions of all texts that clients accept"),
  figures: figureWords,
  copy: z.strictObject(words("label", "done")),
  carousel: z.strictObject(words("label", "previous", "next", "pause", "play", "choose", "rating")),
});

export type Shared = z.output<typeof shared>;
