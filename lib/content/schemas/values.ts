import { defines, linked, reference, suggesting } from "content-kit/schema";
import { z } from "zod";
import { markdownMistake, plainTextMistake, type TextMistake } from "@/lib/content/markdown";
import { normalisePhone } from "@/lib/text/phone";

/** Passes the mistaken words to the loader, which reports their position. */
function textWithout(mistakeOf: (text: string) => TextMistake | undefined) {
  return z
    .string()
    .trim()
    .min(1, "expected text")
    .superRefine((value, context) => {
      const mistake = mistakeOf(value);
      if (!mistake) return;
      const { message, ...params } = mistake;
      context.addIssue({ code: "custom", message, params });
    });
}

/** A line or paragraph of plain text; may contain `{{references}}` to facts. */
export const text = textWithout(plainTextMistake);

/**
 * A text in a fixed format.
 * @param expected the format in words, with an example; follows "expected" in the message
 */
export function written(format: RegExp, expected: string) {
  const message = `expected ${expected}`;
  return z.string({ error: message }).regex(format, message);
}

/** A short name, as ids and anchors have. */
export const anchor = written(/^[a-z][a-z0-9-]*$/, "a short name in lower case such as escalation");

/** A URL fragment without #; the loader checks links to it, and that its page has no two alike. */
export const pageAnchor = defines("anchor", anchor);

/** Behind the zero of an area code stands a landline: `080-4123 4567`. */
const LANDLINE = /^\(?0(\d{2,4})\)?[\s-]+([2-7]\d[\d\s-]*)$/;

/** Digits of a number behind its area code, by the length of that: all of India's numbers have ten. */
const LANDLINE_GROUPS: Readonly<Record<number, RegExp>> = {
  2: /^(\d{4})(\d{4})$/,
  3: /^(\d{3})(\d{4})$/,
  4: /^(\d{3})(\d{3})$/,
};

/** The right spelling of a landline number: `+91 80 4123 4567`. */
function landlineFrom(typed: string): string | undefined {
  const plain = typed
    .replace(/^(?:tel|ph|phone|t)[:.\s]+/i, "")
    .replace(/^\+?91[\s-]+(?=\(?0)/, "");
  const [, area = "", rest = ""] = LANDLINE.exec(plain.trim()) ?? [];
  const groups = LANDLINE_GROUPS[area.length]?.exec(rest.replace(/\D/g, ""));
  return groups ? `+91 ${area} ${groups[1]} ${groups[2]}` : undefined;
}

/** Groups of digits as landlines have them behind their area code: `+91 80 4123 4567`. */
const GROUPED_AS_LANDLINE = /^\+?91[\s-]+\d{2,4}[\s-]+\d{3,4}[\s-]+\d{3,4}$/;

const isLandline = (typed: string) =>
  landlineFrom(typed) !== undefined || GROUPED_AS_LANDLINE.test(typed.trim());

/** What to write in place of a landline where only a mobile number can be. */
const MOBILE = {
  instead: "a mobile number, as this one is a landline's, which has neither WhatsApp nor UPI",
};

/** The right spelling of a mobile number: `+91 98765 43210`. */
function mobileFrom(typed: string): string | undefined {
  if (isLandline(typed)) return undefined;
  const [, first, last] = /^([6-9]\d{4})(\d{5})$/.exec(normalisePhone(typed)) ?? [];
  return first && `+91 ${first} ${last}`;
}

/** The right spelling of a number for calls about services: `1600 123 456`. */
function serviceNumberFrom(typed: string): string | undefined {
  const [, first, last] = /^1600(\d{3})(\d{3})$/.exec(typed.replace(/\D/g, "")) ?? [];
  return first && `1600 ${first} ${last}`;
}

/** Names the right spelling of a wrong mobile number. */
export const suggestingMobile = <Schema extends z.ZodType>(schema: Schema) =>
  suggesting(schema, (typed) => (isLandline(typed) ? MOBILE : mobileFrom(typed)));

/** Names the right spelling of a wrong number of a mobile or a landline. */
export const suggestingPhone = <Schema extends z.ZodType>(schema: Schema) =>
  suggesting(schema, (typed) => landlineFrom(typed) ?? mobileFrom(typed));

/** Names the right spelling of a wrong number that begins with 1600. */
export const suggestingService = <Schema extends z.ZodType>(schema: Schema) =>
  suggesting(schema, serviceNumberFrom);

/**
 * A text that may contain these placeholders, and no others: `template("min", "max")` allows
 * `{min}` and `{max}`.
 * @param names without their braces
 */
export function template(...names: string[]) {
  const known = names.map((name) => `{${name}}`).join(", ");
  return text
    .superRefine((value, context) => {
      for (const [found, name = ""] of value.matchAll(/\{(\w+)\}/g)) {
        if (names.includes(name)) continue;
        context.addIssue({
          code: "custom",
          message: `expected no other name in braces than ${known}`,
          params: { text: found },
        });
      }
    })
    .describe(`May contain ${known}`);
}

/**
 * A text that must contain each of these placeholders.
 * @param names without their braces
 */
export function sentenceWith(...names: string[]) {
  let sentence = text;
  for (const name of names) {
    sentence = sentence.includes(`{${name}}`, `expected a sentence with {${name}} in it`);
  }
  return sentence.describe(`Must contain ${names.map((name) => `{${name}}`).join(", ")}`);
}

/** Name by which other files print a text: `contactHeading` in `{{words.contactHeading}}`. */
export const referenceName = z
  .string()
  .regex(/^[a-z][a-zA-Z]*$/, "expected a name in letters: contactHeading");

/** The loader checks its links. */
export const markdown = linked(textWithout(markdownMistake)).describe(
  "May have links, emphasis, lists and paragraphs",
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

/** The id of a plan: futures-basic-6m; the loader checks that it exists. */
export const planId = reference("plan", text);

/** The name of a service's file: equity; the loader checks that it exists. */
export const serviceName = reference("service", text);
