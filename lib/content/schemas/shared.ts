import { z } from "zod";
import { link, markdown, text, titled, vagueLink, words } from "./common";

/** Words and sections that more than one page shows. */
export const shared = z.strictObject({
  strip: z.strictObject({ title: text, valid: text, verify: text }),
  header: z.strictObject({ ...words("skip", "navigation", "menu", "services", "allServices") }),
  crumbs: z.strictObject({ label: text, home: text }),
  footer: z.strictObject({
    ...words("pages", "services", "registration", "registrationValid", "contact", "lookup"),
    ...words("notice", "disclaimers", "social", "copyright"),
  }),
  chat: text.describe("Name of the round chat button, read out by screen readers"),
  preview: z.strictObject({ title: text, money: text, general: text }),
  callToAction: z.strictObject({
    heading: text,
    text: markdown,
    primary: link,
    secondary: vagueLink,
    phone: text,
  }),
  whyChooseUs: z.strictObject({
    heading: text,
    badge: text,
    points: z.array(titled).length(3),
  }),
  plans: z.strictObject({
    recommended: text,
    gst: text.describe("After the amount: plus 18% GST"),
    total: text.describe("Before the total: in all"),
    ...words("month", "pickAbout", "pick"),
    cap: markdown,
    capHeading: text,
  }),
  facts: z.strictObject({
    ...words("heading", "segment", "holding", "delivery", "support", "price", "priceNote"),
    start: text.describe("Leads from the cheapest plan, beside the banner, to the contact form"),
    plans: text.describe("Leads from there to the rate card"),
  }),
  suitability: z.strictObject({ fit: text, unfit: text }),
  policy: z.strictObject({ updated: text }),
  figure: text.describe("Word before a figure's number: Figure"),
  copy: z.strictObject({ label: text, done: text }),
  carousel: z.strictObject({
    ...words("label", "previous", "next", "pause", "play", "choose", "rating"),
  }),
});

export type Shared = z.output<typeof shared>;
