import { z } from "zod";
import { link, markdown, text, titled, vagueLink } from "./common";

/** Words and sections that more than one page shows. */
export const shared = z.strictObject({
  strip: z.strictObject({ title: text, valid: text, verify: text }),
  header: z.strictObject({
    skip: text,
    navigation: text,
    menu: text,
    services: text,
    allServices: text,
  }),
  crumbs: z.strictObject({ label: text, home: text }),
  footer: z.strictObject({
    pages: text,
    services: text,
    registration: text,
    registrationValid: text,
    contact: text,
    lookup: text,
    notice: text,
    disclaimers: text,
    social: text,
    copyright: text,
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
    month: text,
    pickAbout: text,
    pick: text,
    cap: markdown,
    capHeading: text,
  }),
  facts: z.strictObject({
    heading: text,
    segment: text,
    holding: text,
    delivery: text,
    support: text,
    price: text,
    priceNote: text,
    start: text.describe("Leads from the cheapest plan, beside the banner, to the contact form"),
    plans: text.describe("Leads from there to the rate card"),
  }),
  suitability: z.strictObject({ fit: text, unfit: text }),
  policy: z.strictObject({ updated: text }),
  figure: text.describe("Word before a figure's number: Figure"),
  copy: z.strictObject({ label: text, done: text }),
  carousel: z.strictObject({
    label: text,
    previous: text,
    next: text,
    pause: text,
    play: text,
    choose: text,
    rating: text,
  }),
});

export type Shared = z.output<typeof shared>;
