import type { z } from "zod";
import { mobile, phoneNumber } from "@/lib/content/schemas/phone";
import { upiIdAdvice } from "@/lib/content/schemas/upi-id";
import { isDay } from "@/lib/text/days";

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
  const number = String(word || month).padStart(2, "0");
  const date = `${year}-${number}-${day.padStart(2, "0")}`;
  return isDay(date) ? `write ${date}` : "no calendar has this day";
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

/** @param isMobile whether a landline will not do */
function phoneFrom(text: string, isMobile: boolean): string | undefined {
  const number = phoneNumber(text);
  const fits = number !== undefined && (!isMobile || mobile.safeParse(number).success);
  if (!fits) return undefined;
  return `write ${number}${/\u00a0/.test(text) ? ", with spaces of the space bar" : ""}`;
}

/** A text without its blanks, in the other case or without a slash at its end, if that fits. */
function fitting(issue: z.core.$ZodIssue, found: string): string | undefined {
  if (issue.code !== "invalid_format" || !issue.pattern) return undefined;
  const [, source = "", flags] = /^\/(.*)\/([a-z]*)$/s.exec(issue.pattern) ?? [];
  const plain = found.replace(/\s+/g, "");
  const variants = [plain, plain.toUpperCase(), plain.toLowerCase(), plain.replace(/\/+$/, "")];
  const fit = variants.find((variant) => new RegExp(source, flags).test(variant));
  // Digits alone would be a number to YAML.
  return fit && `write ${/^\d+$/.test(fit) ? `"${fit}", with the quotes` : fit}`;
}

/** What is meant, by what was expected: a date, a telephone number, a number. */
const REWRITES: [expected: RegExp, rewrite: (text: string) => string | undefined][] = [
  [/^expected a date/, dateFrom],
  [/^expected a mobile number/, (text) => phoneFrom(text, true)],
  [/^expected a phone number/, (text) => phoneFrom(text, false)],
  [/^expected a (whole )?number( |$)/, numberFrom],
];

/** Values of another type than the one expected, by both. */
const TYPES: [expected: RegExp, found: RegExp, hint: string][] = [
  [/./, /^null#/, "what follows # is a comment, put quotes round the text"],
  [/^array/, /^null/, "write each entry below it, after a dash"],
  [/./, /^null/, "write it behind the colon"],
  [/^string/, /^object[^{[]*:\s/, "the text has a colon in it, put quotes round it"],
  [/^array/, /^object/, "begin each entry with a dash and a space"],
  [
    /^array/,
    /^string/,
    "write each entry on a line of its own below the key, after a dash and a space",
  ],
  [/^boolean/, /^string["']?(yes|on|true)["']?$/i, "write true, without quotes"],
  [/^boolean/, /^string["']?(no|off|false)["']?$/i, "write false, without quotes"],
];

/**
 * What to do about a value that does not fit, behind its message; empty where it says enough.
 * @param expected "expected a date such as …"
 * @param source the value as it is written
 */
export function valueHint(
  issue: z.core.$ZodIssue,
  expected: string,
  found: unknown,
  source: string,
): string {
  const written = source.replace(/^!placeholder +/, "");
  const wanted = issue.code === "invalid_type" ? issue.expected : "";
  const isPlain = typeof found === "number" || typeof found === "boolean";
  const [, rewrite] = REWRITES.find(([pattern]) => pattern.test(expected)) ?? [];
  const text = isPlain
    ? written
    : String(found)
        .replace(/^[“”"‘’']+|[“”"‘’']+$/g, "")
        .trim();
  const isText = isPlain || typeof found === "string";
  const meant = (isText && rewrite?.(text)) || (typeof found === "string" && fitting(issue, text));
  if (meant) return `: ${meant}`;
  if (isText && expected.startsWith("expected a UPI ID")) return upiIdAdvice(text);
  if (isPlain && wanted === "string") return `: put quotes round it, "${written}"`;
  const kind = found === null ? "null" : typeof found;
  const [, , hint] =
    TYPES.find(([type, pattern]) => type.test(wanted || "-") && pattern.test(kind + written)) ?? [];
  return hint && issue.path.length > 0 ? `: ${hint}` : "";
}
