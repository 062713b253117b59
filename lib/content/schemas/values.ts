import { z } from "zod";
import { markdownMistake, plainTextMistake, type TextMistake } from "@/lib/content/markdown";

/** A text of which the loader shows the words in question. */
const textWithout = (mistakeOf: (text: string) => TextMistake | undefined) =>
  z
    .string()
    .trim()
    .min(1, "expected text")
    .superRefine((value, context) => {
      const { message, ...params } = mistakeOf(value) ?? {};
      if (message) context.addIssue({ code: "custom", message, params });
    });

/** One line or paragraph of plain text. May contain `{{references}}` to facts. */
export const text = textWithout(plainTextMistake);

/** A text in a format. @param expected it in words, with an example */
export const written = (format: RegExp, expected: string) =>
  z.string({ error: `expected ${expected}` }).regex(format, `expected ${expected}`);

/** The end of an address behind #. */
export const anchor = written(/^[a-z][a-z0-9-]*$/, "a short name in lower case such as escalation");

/** The names in a text of names with blanks between them. */
type Names<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Names<Rest>
  : Text;

/** Keys of a group that all have one schema; a text may name several, `"heading intro"`. */
export function each<Text extends string, Schema>(schema: Schema, ...keys: Text[]) {
  const names = keys.flatMap((text) => text.split(" "));
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Names<Text>, Schema>;
}

/** Keys of a group that each hold a text. */
export const words = <Text extends string>(...keys: Text[]) => each(text, ...keys);

/** A group that has nothing but texts. */
export const labels = <Text extends string>(...keys: Text[]) => z.strictObject(words(...keys));

/** A group of texts and of keys with schemas of their own. */
export const group = <Text extends string, Own extends z.ZodRawShape>(texts: Text, own: Own) =>
  z.strictObject({ ...words(texts), ...own });

/** A text that may name these values in braces, `{min}`, and no others. */
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

/** A sentence that the site fills in: it must name each of these in braces. */
export const naming = (...names: string[]) =>
  names.reduce(
    (sentence, name) => sentence.includes(`{${name}}`, `expected a sentence with {${name}} in it`),
    text,
  );

/** Text in which Markdown marks links, emphasis, lists and paragraphs. */
export const markdown = textWithout(markdownMistake).describe("Markdown");

/** Whole rupees before GST. */
export const rupees = z
  .int({ error: "expected a whole number of rupees" })
  .min(100, "expected at least 100 rupees, without a dot or comma in the number")
  .describe("Whole rupees, before GST, digits only: 110000");

/** A calendar day written as in ISO 8601. */
export const isoDate = z.iso
  // Days are put in order only where both are days.
  .date({ error: "expected a date such as 2030-05-13", abort: true })
  .describe("A day as year-month-day: 2030-05-13");

/** A page of this site, with an optional anchor; the loader checks that the page exists. */
export const route = written(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)?)?(#[a-z0-9-]+)?$/,
  "a page of this site such as /about",
);

/** A file that the owner put into `public/`; the loader checks that it is there. */
export const publicFile = written(
  /^\/[\w./-]+\.[A-Za-z0-9]+$/,
  "a file in public/ such as /brochure.pdf, without spaces in its name",
);
