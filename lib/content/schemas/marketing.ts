import { z } from "zod";
import { labels, text } from "./values";

/** Groups whose lines are all commented out are empty in YAML. */
const off = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const token = text
  .regex(/^[\w=.:-]{6,200}$/, 'expected what stands in content="…" of the tag, nothing around it')
  .describe('What stands in content="…" of the tag');

/** Tags that prove the site's ownership to search engines and networks, by their names. */
const verification = z.record(
  z.string().regex(/^[a-zA-Z][\w.:-]{2,60}$/, "expected the name of a tag"),
  token,
);

/** A path on the site's own host, or one named host; http only on the machine itself, to try it. */
const ENDPOINT = /^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/localhost:\d+)?\/(?!\/)[\w./-]+$/;

const counter = z.strictObject({
  kind: z.enum(["plausible", "umami"]).describe("Whose events it understands"),
  site: text.regex(/^[\w.-]{3,100}$/, "expected a domain (Plausible) or a website ID (Umami)"),
  endpoint: text.regex(
    ENDPOINT,
    "expected an address such as https://stats.firm.example/api/event or /api/event",
  ),
});

export const marketing = z.strictObject({
  verification: off(verification),
  counter: off(counter),
  counting: labels("off on"),
});

export type Counter = z.output<typeof counter>;
