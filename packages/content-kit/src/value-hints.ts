import { z } from "zod";
import { advice, type Hint, toWrite } from "./hint.ts";
import { lookAlikeIn, plainForms, withPlainDigits } from "./odd-signs.ts";
import { confusedForms, confusionIn, wholeForms, withDigits, wordsIn } from "./written-forms.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const DATES = [
  /^(?<year>\d{4})[\s/.–-]*(?<month>\d{1,2})[\s/.–-]*(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s/.–-]+(?<month>\w+)[\s/.,'’–-]+(?<year>(?:20)?\d{2})$/i,
  /^(?<month>[a-z]+)\.?[\s-]+(?<day>\d{1,2})(?:st|nd|rd|th)?[,\s-]+(?<year>\d{4})$/i,
];

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;

/** Behind a day, as programs write it. */
const TIME =
  /(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/i;
const MIDNIGHT = /(?:T|\s)(?:00?:00(?::00(?:\.0+)?)?\s*(?:am)?|12:00(?::00)?\s*am)Z?$/i;

/** Days from 1900 on, as spreadsheets count them: of the years 2009 to 2064. */
const SERIAL = /^[45]\d{4}$/;
const DAYS_BEFORE_1970 = 25_569;
const DAY_MS = 86_400_000;

/** Whether a date such as 2030-02-30 is in the calendar. */
function isInCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function dateOf(year: string, month: string, day: string): string {
  return `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Hint for a day in another format: `write 2030-05-14`. */
function dayHint(written: string): Hint | undefined {
  const groups = DATES.map((pattern) => pattern.exec(written)?.groups).find(Boolean);
  if (!groups) return undefined;
  const { year = "", month = "", day = "" } = groups;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const date = dateOf(year, named > 0 ? String(named) : month, day);
  if (isInCalendar(date)) return toWrite(date);
  // As America writes days: the month first.
  const turned = dateOf(year, day, month);
  const isTurned = written.startsWith(day) && isInCalendar(turned);
  return isTurned ? toWrite(turned) : advice("there is no such day");
}

/** Hint for a date in another format, with a time behind it or a weekday before it. */
export function dateHint(written: string): Hint | undefined {
  if (SERIAL.test(written)) {
    const time = new Date((Number(written) - DAYS_BEFORE_1970) * DAY_MS).toISOString();
    return toWrite(time.slice(0, 10), { because: "a spreadsheet's number for a day" });
  }
  const zone = TIME.exec(written)?.groups?.zone;
  // In another time zone it may be the next day.
  if (zone && !MIDNIGHT.test(written)) return advice("write the day alone, without the time");
  return dayHint(written.replace(TIME, "").replace(WEEKDAY, ""));
}

/** An optional currency, a number with optional separators, an optional `/-` or unit. */
const NUMBER =
  /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:[,\s'’_]\d{2,3})*[,\s'’_]\d{3}|\d+)(?:\.0+)?(?!\s*cr)\s*(?:\/[-=]|%|₹|[a-z ]+)?$/i;
/** Behind a price without GST. */
const BEFORE_GST = /\s*\(?(?:\+|plus|excl\w*\.?(?:\s+of)?)\s*(?:\d+\s*%\s*)?gst\)?$/i;
const LARGE = /^(?:₹|rs\.?|inr)?\s*([\d.]+)\s*(k|thousand|la(?:kh|c)s?)$/i;
/** A rating in signs: ★★★★☆. */
const STARS = /^(?:[★☆⭐🌟]\uFE0F?\s?)+$/u;
const THOUSAND = 1_000;
const LAKH = 100_000;

function digitsOf(written: string): string | undefined {
  const [, amount, unit = ""] = LARGE.exec(written) ?? [];
  if (amount) {
    const isInLakhs = unit.toLowerCase().startsWith("l");
    const factor = isInLakhs ? LAKH : THOUSAND;
    return String(Math.round(Number(amount) * factor));
  }
  const stars = STARS.test(written) ? [...written.replace(/[^★⭐🌟]/gu, "")].length : 0;
  if (stars > 0) return String(stars);
  const [, number] = NUMBER.exec(written.replace(BEFORE_GST, "")) ?? [];
  return number?.replace(/\D/g, "");
}

const WITHOUT_QUOTES = "without quotes";

/** Hint for a number with a currency, separators or a unit: `write 110000`. */
function numberHint(written: string): Hint | undefined {
  const corrected = withDigits(written);
  const digits = digitsOf(corrected);
  if (digits && corrected !== written) {
    return toWrite(Number(digits), { because: confusionIn(written, corrected), shown: digits });
  }
  if (!digits) return undefined;
  const how = digits === written ? WITHOUT_QUOTES : undefined;
  return toWrite(Number(digits), { how, shown: digits });
}

function booleanHint(written: string): Hint | undefined {
  if (/^(?:yes|on|true)$/i.test(written)) return toWrite(true, { how: WITHOUT_QUOTES });
  if (/^(?:no|off|false)$/i.test(written)) return toWrite(false, { how: WITHOUT_QUOTES });
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
  if (Array.isArray(found))
    return "put quotes round the text, which begins with a bracket or a dash";
  const isName =
    typeof found === "object" && Object.values(Object(found)).every((value) => value === null);
  if (isName) return 'put quotes round the text, and two braces on each side of a fact: "{{…}}"';
  const isMapping = typeof found === "object" && !Array.isArray(found);
  return isMapping ? "put quotes round the text, which has a colon in it" : undefined;
}

/** How to write a value that has another type than the schema expects. */
function typeHint(expected: string, found: unknown): Hint | undefined {
  if (expected === "array") return advice(listHint(found));
  if (found === null) return advice(EMPTY);
  switch (expected) {
    case "string":
      return advice(textHint(found));
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

/** Hint for several values where one is wanted. */
export const SEVERAL = "write one of them alone";

/** Hint for a number or an address among other words, or with letters for digits. */
function hiddenHint(found: string, isTaken: (form: string) => boolean): Hint | undefined {
  const words = wordsIn(found).filter((word) => /[\d@]/.test(word));
  const taken = words.flatMap((word) => [word, ...wholeForms(word)].find(isTaken) ?? []);
  const [value, ...others] = new Set(taken);
  if (value !== undefined) return others.length > 0 ? advice(SEVERAL) : toWrite(value);
  for (const form of [found, ...wholeForms(found)]) {
    const meant = confusedForms(form).find(
      (reading) => /\d.*\d.*\d/.test(reading) && isTaken(reading),
    );
    if (meant !== undefined) return toWrite(meant, { because: confusionIn(form, meant) });
  }
  return undefined;
}

/** What was meant, if the schema takes a text once it is typed plainly. */
function plainHint(
  { code }: z.core.$ZodIssue,
  schemas: readonly z.core.$ZodType[],
  found: unknown,
): Hint | undefined {
  if (typeof found !== "string") return undefined;
  const isTaken = (form: string) => schemas.some((schema) => z.safeParse(schema, form).success);
  const hasForm = code === "invalid_format" || code === "invalid_value";
  const digits = digitsOf(found) ?? [];
  const meant = [...plainForms(found), ...(hasForm ? wholeForms(found) : [])]
    .concat(digits)
    .find(isTaken);
  if (meant !== undefined) return toWrite(meant);
  const hidden = code === "invalid_format" ? hiddenHint(found, isTaken) : undefined;
  return hidden ?? advice(lookAlikeIn(found));
}

const SHORTENED =
  "a spreadsheet has shortened this number: type all its digits, with quotes around";
const FORMULA =
  "a spreadsheet's formula, or the sign for its fault, stands here: write the value itself";

/** Hint for what only a spreadsheet writes: a number cut short, a formula. @param written as in the file */
export function spreadsheetHint(written: string): string | undefined {
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(written)) return SHORTENED;
  const isFormula = /^=|^#(?:REF|VALUE|NAME|NUM|DIV|N\/A|NULL)|^#{3,}$/.test(written);
  return isFormula ? FORMULA : undefined;
}

/**
 * How to correct a value; undefined if the message is enough.
 * @param schemas that describe the value
 */
export function valueHint(
  issue: z.core.$ZodIssue,
  schemas: readonly z.core.$ZodType[],
  found: unknown,
): Hint | undefined {
  const isWholeFile = issue.path.length === 0;
  if (isWholeFile && found === null) return advice(EMPTY_FILE);
  const written = writtenAs(found);
  if (written !== undefined && schemas.some(isDate)) {
    const hint = dateHint(written);
    // A day in the right form is wrong for another reason.
    if (hint && hint.value !== found) return hint;
  }
  if (issue.code !== "invalid_type") return plainHint(issue, schemas, found);
  if (written !== undefined && (issue.expected === "number" || issue.expected === "int")) {
    return numberHint(written);
  }
  return typeHint(issue.expected, found);
}
