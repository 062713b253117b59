import { reference } from "content-kit/schema";
import { z } from "zod";
import { band, link } from "../common";
import { markdown, pageAnchor, sentenceWith, text } from "../values";
import { entry } from "./texts";

/** Some of a service's plans below a heading of their own. */
const shelf = z.strictObject({
  id: pageAnchor.describe("Anchor for links to its plans: /equity#picks"),
  group: reference("group", text).describe("The shelf shows plans with this group"),
  heading: text,
  text,
});

const audits = band.extend({
  kind: z.literal("audits").describe("The yearly audits from firm.yaml, newest first"),
  columns: z.strictObject({
    year: text,
    status: text,
    findings: text,
    action: text,
  }),
});

// Compliance alone. A kind, as Compliance is made of bands.
const filings = band.extend({
  kind: z
    .literal("filings")
    .describe("What the firm has filed, from firm.yaml; not shown while nothing is supplied"),
  labels: z.strictObject({
    advertisement: text,
    servicePhone: text,
    accountLinked: text,
    darkPatterns: text,
    parrva: text,
  }),
  values: z.strictObject({
    advertisement: sentenceWith("reference", "date"),
    accountLinked: sentenceWith("date"),
    darkPatterns: sentenceWith("date", "by"),
  }),
});

// About alone. A kind, as About is made of bands.
const contacts = band.extend({
  kind: z
    .literal("contacts")
    .describe("All phone numbers and addresses of the firm, from firm.yaml"),
  labels: z.strictObject({
    phones: text,
    emails: text,
    site: text,
    social: text,
    address: text,
    payment: text,
    calls: text,
    uses: z
      .strictObject({
        phone: text,
        chat: text,
        service: text.describe(
          "What the number is for from which the firm calls its clients, once it is supplied",
        ),
        general: text,
        support: text,
        grievance: text,
      })
      .describe("What each number and address is for"),
    noSocial: text.describe("After the names of channels without an address"),
  }),
  payment: markdown.describe("Where the bank account and UPI ID are published"),
  calls: markdown.describe("From which numbers the firm calls, and how to make sure"),
});

// Home alone. A kind, as editors order the bands of Home.
const whyChooseUs = band.extend({
  kind: z.literal("why-choose-us").describe("Three reasons, each with its evidence"),
  badge: text.describe("Short claim below the heading"),
  items: z.array(entry).length(3),
  check: link.describe("Link below the badge, to the register"),
});

// Home alone. A kind, as editors order the bands of Home.
const serviceIndex = band.extend({
  kind: z.literal("service-index").describe("All services with their lowest fee"),
  columns: z.strictObject({
    service: text,
    price: text,
    total: text,
  }),
  note: markdown,
  more: link,
});

// Home alone. A kind, as editors order the bands of Home.
const testimonials = band.extend({
  kind: z
    .literal("testimonials")
    .describe("Testimonials from content/testimonials.yaml, if shown there"),
});

const rateCard = band.extend({
  kind: z.literal("rate-card").describe("The service's plans, the yearly cap and refunds"),
  shelves: z
    .array(shelf)
    .min(2)
    .optional()
    .describe("Groups of plans with headings; left out, all plans stand together"),
});

/** Bands that show facts from firm.yaml, the services or the testimonials. */
export const firmBands = [
  audits,
  filings,
  contacts,
  whyChooseUs,
  serviceIndex,
  testimonials,
  rateCard,
] as const;
