import { z } from "zod";
import { text } from "./values";

/** YAML reads a group whose lines are all commented out as null. */
function orNothing<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined);
}

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

export const marketing = z.strictObject({
  verification: orNothing(verification),
  counter: orNothing(counter),
  counting: z
    .strictObject({
      off: text.describe("Without a counter"),
      on: text.describe("With a counter"),
    })
    .describe("What the privacy policy says of it"),
});

export type Counter = z.output<typeof counter>;

export type Marketing = z.output<typeof marketing>;
