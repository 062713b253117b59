import { z } from "zod";
import { meta } from "./common";
import { group, isoDate, labels, markdown, pageRoute, text } from "./values";

/** Also used as the page title. */
const { title } = meta.shape;

const announcement = z
  .strictObject({
    from: isoDate.describe("First day it is shown, in Indian time: 2026-12-01"),
    until: isoDate.describe("Last day it is shown"),
    text: markdown,
    where: z.array(pageRoute).min(1).optional(),
  })
  .refine(({ from, until }) => until >= from, {
    path: ["until"],
    error: "expected the day of from or a later one",
  });

const notices = z.strictObject({
  accepting: z.boolean().describe("false closes plans, forms and payment and shows closed"),
  closed: group("heading chat", {
    text: markdown.describe("After the heading: what continues, and how to reach the firm"),
    plan: text.max(40, "expected at most 40 characters: it takes the place of a button"),
    form: group("lede", { text: markdown }),
    payment: group("lede", { heading: title, text: markdown }),
  }),
  announcements: z.array(announcement).default([]),
});

const testimonials = z.strictObject({
  show: z.boolean().describe("false removes the section from the site"),
  notice: text,
  entries: z.array(group("name role content", { rating: z.int().min(1).max(5) })).min(1),
});

const name = z.string().regex(/^[a-z][a-zA-Z]*$/, "expected a name in letters: contactHeading");

/** The owner's wording that counsel may strike, each with one for a research analyst only. */
const words = z.strictObject({
  words: z
    .enum(["as-ordered", "analyst-only"])
    .describe("Which wording is printed; for counsel to decide"),
  texts: z.record(name, labels("as-ordered analyst-only")),
});

/** What the firm promises beyond what SEBI and the owner require. */
const promises = z.strictObject({
  none: text.describe("Shown instead of the list while no promise is confirmed"),
  items: z.record(name, z.strictObject({ text, confirm: text.describe("Who must confirm it") })),
});

/** YAML reads a group whose lines are all commented out as null. */
const off = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const token = text
  .regex(/^[\w=.:-]{6,200}$/, 'expected what stands in content="…" of the tag, nothing around it')
  .describe('Value of content="…" in the tag');

/** Meta tags that verify the site for search engines and networks, by tag name. */
const verification = z.record(
  z.string().regex(/^[a-zA-Z][\w.:-]{2,60}$/, "expected the name of a tag"),
  token,
);

/** A path on the site's own host, or an https URL; http only on localhost, for testing. */
const ENDPOINT = /^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/localhost:\d+)?\/(?!\/)[\w./-]+$/;

const counter = z.strictObject({
  kind: z.enum(["plausible", "umami"]).describe("Product whose events the endpoint accepts"),
  site: text.regex(/^[\w.-]{3,100}$/, "expected a domain (Plausible) or a website ID (Umami)"),
  endpoint: text.regex(
    ENDPOINT,
    "expected an address such as https://stats.firm.example/api/event or /api/event",
  ),
});

const marketing = z.strictObject({
  verification: off(verification),
  counter: off(counter),
  counting: labels("off on"),
});

export const switches = { marketing, notices, promises, testimonials, words };

export type Testimonials = z.output<typeof testimonials>;
export type Counter = z.output<typeof counter>;
