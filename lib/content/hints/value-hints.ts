import { isDay } from "@/lib/text/days";
import { normalisePhone } from "@/lib/text/phone";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const DATES = [
  /^(?<year>\d{4})[\s/.-]*(?<month>\d{1,2})[\s/.-]*(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/.-]+(?<month>\w+)[\s/.,-]+(?<year>\d{4})$/i,
  /^(?<month>[a-z]+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i,
];

/** A date as people write it, as `2030-05-14`. */
function dateFrom(text: string): string | undefined {
  const groups = DATES.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (!groups) return undefined;
  const { year = "", month = "", day = "" } = groups;
  const word = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const date = [year, String(word || month).padStart(2, "0"), day.padStart(2, "0")].join("-");
  return isDay(date) ? `write ${date}` : "there is no such day";
}

/** ₹ or Rs before it, commas or blanks in it, /- or a unit behind it. */
const NUMBER =
  /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}|\d+)(?:\.0+)?\s*(?:\/-|%|[a-z ]+)?$/i;
const LARGE = /^(?:₹|rs\.?|inr)?\s*([\d.]+)\s*(k|thousand|la(?:kh|c)s?)$/i;

/** A number as people write it, in digits. */
function numberFrom(text: string): string | undefined {
  const [, amount, unit = ""] = LARGE.exec(text) ?? [];
  const digits = amount
    ? String(Math.round(Number(amount) * (/^l/i.test(unit) ? 100_000 : 1_000)))
    : NUMBER.exec(text)?.[1]?.replace(/[,\s]/g, "");
  return digits && `write ${digits}${digits === text ? ", without quotes" : ""}`;
}

function mobileFrom(text: string): string | undefined {
  const [, first, last] = /^([6-9]\d{4})(\d{5})$/.exec(normalisePhone(text)) ?? [];
  return first && `write +91 ${first} ${last}`;
}

/** What is meant, by what was expected. */
const REWRITES: [expected: RegExp, rewrite: (text: string) => string | undefined][] = [
  [/^expected a date/, dateFrom],
  [/^expected a (mobile|phone) number/, mobileFrom],
  [/^expected (a whole number|number|int)\b/, numberFrom],
];

/** Values of another type than the one expected, by both. */
const TYPES: [expected: RegExp, found: RegExp, hint: string][] = [
  [/a list$/, /^(null|string)/, "write each entry on a line below, after a dash and a space"],
  [/a list$/, /^object/, "begin each entry with a dash and a space"],
  [/./, /^null/, "write it behind the colon, with quotes round it if it begins with #"],
  [/text$/, /^object/, "put quotes round the text, which has a colon in it"],
  [/text$/, /^(number|boolean)/, "put quotes round it"],
  [/true or false$/, /^string (yes|on|true)$/i, "write true, without quotes"],
  [/true or false$/, /^string (no|off|false)$/i, "write false, without quotes"],
];

/** What to do about a value that is not as expected, behind its message; empty where that says enough. */
export function valueHint(expected: string, found: unknown): string {
  const text = String(found).replace(/^[“”"‘’'\s]+|[“”"‘’'\s]+$/g, "");
  const kind = found === null ? "null" : `${typeof found} ${text}`;
  const [, rewrite] = REWRITES.find(([pattern]) => pattern.test(expected)) ?? [];
  const meant = /^(string|number)/.test(kind) ? rewrite?.(text) : undefined;
  const hint = TYPES.find(([wanted, pattern]) => wanted.test(expected) && pattern.test(kind))?.[2];
  return meant || hint ? `: ${meant || hint}` : "";
}
