import { suggesting } from "content-kit/schema";
import { z } from "zod";
import { text } from "./values";

/** YAML reads a group whose lines are all commented out as null. */
function orNothing<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined);
}

const token = text
  .regex(/^[\w=.:-]{6,200}$/, 'expected what stands in content="…" of the tag, nothing around it')
  .describe("What stands in the tag behind content=, without its quotes");

/** Meta tags that verify the site for search engines and networks, by tag name. */
const verification = z.record(
  z.string().regex(/^[a-zA-Z][\w.:-]{2,60}$/, "expected the name of a tag"),
  token,
);

/** A path on the site's own host, or an https URL; http only on localhost, for testing. */
const ENDPOINT = /^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/localhost:\d+)?\/(?!\/)[\w./-]+$/;

/** The address of the script that a counter gives for a page, or the whole tag with it. */
const SCRIPT = /(?:https?:)?(?:\/\/[^\s"'<>/]+)?\/[^\s"'<>]*\.js\b/i;

/** Whether an endpoint is the script: pages have one of their own, which sends to the endpoint. */
const isScript = (endpoint: string) => SCRIPT.test(endpoint);

/** The endpoint of the host that a script comes from, by the product whose script has such a path. */
function endpointOf(typed: string): string | undefined {
  const [script = ""] = SCRIPT.exec(typed) ?? [];
  const host = script.replace(/(?<=[^/:])\/.*/, "").replace(/^(?:http:)?\/\//, "https://");
  if (!script) return undefined;
  const isOfPlausible = /\/js\/|plausible/i.test(script);
  return `${host.startsWith("/") ? "" : host}/api/${isOfPlausible ? "event" : "send"}`;
}

const counter = z.strictObject({
  kind: z.enum(["plausible", "umami"]).describe("Which service counts the visitors"),
  site: text
    .regex(/^[\w.-]{3,100}$/, "expected a domain (Plausible) or a website ID (Umami)")
    .describe("What the service knows this site by: a domain (Plausible), a website ID (Umami)"),
  endpoint: suggesting(
    z
      .string()
      .trim()
      .refine((address) => !isScript(address), "expected the address that counts, not the script")
      .regex(
        ENDPOINT,
        "expected an address such as https://stats.firm.example/api/event or /api/event",
      ),
    endpointOf,
  ).describe("Where visits are counted; the service gives it"),
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
