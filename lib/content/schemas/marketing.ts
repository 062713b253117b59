import { suggesting } from "content-kit/schema";
import { z } from "zod";
import { text } from "./values";

/** YAML reads a group whose lines are all commented out as null. */
function orNothing<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined);
}

const token = text
  .regex(/^[\w=.:-]{6,200}$/, 'expected what stands in content="…" of the tag, nothing around it')
  .refine(
    (content) => !/\.(?:html?|xml|txt)$/i.test(content),
    'expected what stands in content="…" of the tag, not the name of the file, which proves it in another way: put that file into public/, unchanged',
  )
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

/** The last part of the endpoint of each product; a proxy of the firm's may have another. */
const ENDINGS = { plausible: "/api/event", umami: "/api/send" } as const;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DOMAIN = /^[\w-]+(?:\.[\w-]+)+$/;

/** What is of the other product than the one that is named: the key, and what is expected there. */
function ofOtherKind({ kind, site, endpoint }: CounterFields): [keyof CounterFields, string][] {
  const isUmami = kind === "umami";
  const other = isUmami ? ENDINGS.plausible : ENDINGS.umami;
  const isSite = isUmami ? UUID.test(site) : DOMAIN.test(site);
  const found: [keyof CounterFields, string][] = [];
  if (endpoint.endsWith(other)) {
    found.push(["endpoint", `expected ${ENDINGS[kind]} at the end for ${kind}, got ${other}`]);
  }
  if (!isSite && isUmami) {
    const message = `expected the website ID that Umami shows, such as 1a2b3c4d-0000-4000-8000-5e6f7a8b9c0d, got "${site}"`;
    found.push(["site", message]);
  }
  if (!isSite && !isUmami) {
    found.push(["site", `expected the domain that Plausible knows, got "${site}"`]);
  }
  return found;
}

const counterFields = z.strictObject({
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

type CounterFields = z.output<typeof counterFields>;

const counter = counterFields.superRefine((fields, context) => {
  for (const [key, message] of ofOtherKind(fields)) {
    context.addIssue({ code: "custom", path: [key], message });
  }
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
