import { reference } from "content-kit/schema";
import { z } from "zod";
import { band, link } from "../common";
import { markdown, pageAnchor, text } from "../values";
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
    uses: z
      .strictObject({
        phone: text,
        chat: text,
        general: text,
        support: text,
        grievance: text,
      })
      .describe("What each number and address is for"),
    noSocial: text.describe("After the names of channels without an address"),
  }),
  payment: markdown.describe("Where the bank account and UPI ID are published"),
});

const whyChooseUs = band.extend({
  kind: z.literal("why-choose-us").describe("Three reasons, each with its evidence"),
  badge: text.describe("Short claim below the heading"),
  items: z.array(entry).length(3),
  check: link.describe("Link below the badge, to the register"),
});

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
    .describe("Groups of plans with headings; omit to show all plans in one"),
});

/** Bands that show facts from firm.yaml, the services or the testimonials. */
export const firmBands = [
  audits,
  contacts,
  whyChooseUs,
  serviceIndex,
  testimonials,
  rateCard,
] as const;
