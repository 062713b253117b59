import type { TextMistake } from "content-kit/parts";
import { defines, linked, reference, suggesting } from "content-kit/schema";
import { z } from "zod";
import { markdownMistake, plainTextMistake } from "@/lib/content/markdown";
import { normalisePhone } from "@/lib/text/phone";

/** Passes the mistaken words to the loader, which reports their position. */
const textWithout = (mistakeOf: (text: string) => TextMistake | undefined) =>
  z
    .string()
    .trim()
    .min(1, "expected text")
    .superRefine((value, context) => {
      const { message, ...params } = mistakeOf(value) ?? {};
      if (message) context.addIssue({ code: "custom", message, params });
    });

/** A line or paragraph of plain text; may contain `{{references}}` to facts. */
export const text = textWithout(plainTextMistake);

/** @param expected the format in words, with an example */
export const written = (format: RegExp, expected: string) =>
  z.string({ error: `expected ${expected}` }).regex(format, `expected ${expected}`);

/** A short name, as ids and anchors have. */
export const anchor = written(/^[a-z][a-z0-9-]*$/, "a short name in lower case such as escalation");

/** A URL fragment without #; the loader checks links to it, and that its page has no two alike. */
export const pageAnchor = defines("anchor", anchor);

/** The right spelling of a mobile number: `+91 98765 43210`. */
function mobileFrom(text: string): string | undefined {
  const [, first, last] = /^([6-9]\d{4})(\d{5})$/.exec(normalisePhone(text)) ?? [];
  return first && `+91 ${first} ${last}`;
}

/** Names the right spelling of a wrong mobile number. */
export const suggestingMobile = <Schema extends z.ZodType>(schema: Schema) =>
  suggesting(schema, mobileFrom);

/** Union of the names in a space-separated string. */
type Names<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Names<Rest>
  : Text;

/** One schema for several keys; a string may list more than one: `"heading intro"`. */
export function each<Text extends string, Schema>(schema: Schema, ...keys: Text[]) {
  const names = keys.flatMap((text) => text.split(" "));
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Names<Text>, Schema>;
}

export const words = <Text extends string>(...keys: Text[]) => each(text, ...keys);

export const labels = <Text extends string>(...keys: Text[]) => z.strictObject(words(...keys));

/** Plain texts, and keys with schemas of their own. */
export const group = <Text extends string, Own extends z.ZodRawShape>(texts: Text, own: Own) =>
  z.strictObject({ ...words(texts), ...own });

/** A text that may contain these placeholders, such as `{min}`, and no others. */
export function template(...names: string[]) {
  const known = names.map((name) => `{${name}}`).join(", ");
  return text
    .superRefine((value, context) => {
      for (const [found, name = ""] of value.matchAll(/\{(\w+)\}/g)) {
        if (names.includes(name)) continue;
        const message = `expected no other name in braces than ${known}`;
        context.addIssue({ code: "custom", message, params: { text: found } });
      }
    })
    .describe(`May contain ${known}`);
}

/** A text that must contain each of these placeholders. */
export const naming = (...names: string[]) =>
  names.reduce(
    (sentence, name) => sentence.includes(`{${name}}`, `expected a sentence with {${name}} in it`),
    text,
  );

/** The loader checks its links. */
export const markdown = linked(textWithout(markdownMistake)).describe(
  "Markdown: links, emphasis, lists, paragraphs",
);

export const rupees = z
  .int({ error: "expected a whole number of rupees" })
  .min(100, "expected at least 100 rupees, without a dot or comma in the number")
  .describe("Whole rupees, before GST, digits only: 110000");

export const isoDate = z.iso
  // Without `abort`, later checks would compare invalid dates.
  .date({ error: "expected a date such as 2030-05-13", abort: true })
  .describe("Date as year-month-day: 2030-05-13");

/** A page of this site, with an optional anchor; the loader checks that both exist. */
export const route = reference(
  "link",
  written(/^\/([a-z0-9-]+(\/[a-z0-9-]+)?)?(#[a-z0-9-]+)?$/, "a page of this site such as /about"),
);

/** A page of this site without an anchor; the loader checks that it exists. */
export const pageRoute = reference("page", route);

/** The loader checks that the file exists. */
export const publicFile = reference(
  "link",
  written(
    /^\/[\w./-]+\.[A-Za-z0-9]+$/,
    "a file in public/ such as /brochure.pdf, without spaces in its name",
  ),
);

/** Names that other files give; the loader checks that they exist. */
export const planId = reference("plan", text);
export const serviceName = reference("service", text);
