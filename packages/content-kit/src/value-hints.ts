import { z } from "zod";
import { lookAlikeIn, plainForms, withPlainDigits } from "./odd-signs.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const DATES = [
  /^(?<year>\d{4})[\s/.–-]*(?<month>\d{1,2})[\s/.–-]*(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/.–-]+(?<month>\w+)[\s/.,–-]+(?<year>\d{4})$/i,
  /^(?<month>[a-z]+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i,
];

/** Whether a date such as 2030-02-30 is in the calendar. */
function isInCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Hint for a date in another format: `write 2030-05-14`. */
function dateHint(written: string): string | undefined {
  const groups = DATES.map((pattern) => pattern.exec(written)?.groups).find(Boolean);
  if (!groups) return undefined;
  const { year = "", month = "", day = "" } = groups;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = named > 0 ? String(named) : month;
  const date = `${year}-${number.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isInCalendar(date) ? `write ${date}` : "there is no such day";
}

/** An optional currency, a number with optional separators, an optional `/-` or unit. */
const NUMBER =
  /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}|\d+)(?:\.0+)?\s*(?:\/-|%|[a-z ]+)?$/i;
const LARGE = /^(?:₹|rs\.?|inr)?\s*([\d.]+)\s*(k|thousand|la(?:kh|c)s?)$/i;
const THOUSAND = 1_000;
const LAKH = 100_000;

function digitsOf(written: string): string | undefined {
  const [, amount, unit = ""] = LARGE.exec(written) ?? [];
  if (amount) {
    const isInLakhs = unit.toLowerCase().startsWith("l");
    const factor = isInLakhs ? LAKH : THOUSAND;
    return String(Math.round(Number(amount) * factor));
  }
  const [, number] = NUMBER.exec(written) ?? [];
  return number?.replace(/[,\s]/g, "");
}

/** Hint for a number with a currency, separators or a unit: `write 110000`. */
function numberHint(written: string): string | undefined {
  const digits = digitsOf(written);
  if (!digits) return undefined;
  return digits === written ? `write ${digits}, without quotes` : `write ${digits}`;
}

function booleanHint(written: string): string | undefined {
  if (/^(?:yes|on|true)$/i.test(written)) return "write true, without quotes";
  if (/^(?:no|off|false)$/i.test(written)) return "write false, without quotes";
  return undefined;
}

const EMPTY = "write it behind the colon, with quotes round it if it begins with #";
const EMPTY_FILE = "the file is empty: restore what it had, as the build reads it";
const QUOTES = "put quotes round it";

function listHint(found: unknown): string | undefined {
  if (found === null || typeof found === "string") {
    return "write each entry on a line below, after a dash and a space";
  }
  return typeof found === "object" ? "begin each entry with a dash and a space" : undefined;
}

function textHint(found: unknown): string | undefined {
  if (typeof found === "number" || typeof found === "boolean") return QUOTES;
  const isMapping = typeof found === "object" && !Array.isArray(found);
  return isMapping ? "put quotes round the text, which has a colon in it" : undefined;
}

/** How to write a value that has another type than the schema expects. */
function typeHint(expected: string, found: unknown): string | undefined {
  if (expected === "array") return listHint(found);
  if (found === null) return EMPTY;
  switch (expected) {
    case "string":
      return textHint(found);
    case "boolean":
      return typeof found === "string" ? booleanHint(writtenAs(found) ?? "") : undefined;
    default:
      return undefined;
  }
}

/** A value as the editor meant it: with plain digits, without quotes around it and a comma behind. */
export function writtenAs(found: unknown): string | undefined {
  if (typeof found !== "string" && typeof found !== "number") return undefined;
  return withPlainDigits(String(found)).replace(/^[“”"‘’'\s]+|[“”"‘’'\s,;]+$/g, "");
}

const isDate = (schema: z.core.$ZodType) => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "string" && "format" in def && def.format === "date";
};

/** What was meant, if the schema takes a text once it is typed plainly. */
function plainHint(schemas: readonly z.core.$ZodType[], found: unknown): string | undefined {
  if (typeof found !== "string") return undefined;
  const digits = digitsOf(found);
  const forms = digits === undefined ? plainForms(found) : [...plainForms(found), digits];
  const meant = forms.find((form) => schemas.some((schema) => z.safeParse(schema, form).success));
  return meant === undefined ? lookAlikeIn(found) : `write ${meant}`;
}

/**
 * How to correct a value; undefined if the message is enough.
 * @param schemas that describe the value
 */
export function valueHint(
  issue: z.core.$ZodIssue,
  schemas: readonly z.core.$ZodType[],
  found: unknown,
): string | undefined {
  const isWholeFile = issue.path.length === 0;
  if (isWholeFile && found === null) return EMPTY_FILE;
  const written = writtenAs(found);
  if (written !== undefined && schemas.some(isDate)) {
    const hint = dateHint(written);
    if (hint) return hint;
  }
  if (issue.code !== "invalid_type") return plainHint(schemas, found);
  if (written !== undefined && (issue.expected === "number" || issue.expected === "int")) {
    return numberHint(written);
  }
  return typeHint(issue.expected, found);
}
