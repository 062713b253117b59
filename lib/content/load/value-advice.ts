import type { z } from "zod";
import { mobile, phoneNumber } from "@/lib/content/schemas/phone";
import { upiIdAdvice } from "@/lib/content/schemas/upi-id";
import { dateAdvice } from "./dates";

const PHONE = /^expected a (mobile|phone) number/;

/** No landline in place of a mobile number. */
function phoneAdvice(expected: string, typed: string): string | undefined {
  const number = phoneNumber(typed);
  const isMobile = number !== undefined && mobile.safeParse(number).success;
  return isMobile || !expected.includes("mobile") ? number : undefined;
}

/** ₹ or Rs before it, commas or blanks in it, /- or a unit behind it. */
const NUMBER =
  /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}|\d+)(?:\.0+)?\s*(?:\/-|%|[a-z ]+)?$/i;
const LARGE = /^(?:₹|rs\.?|inr)?\s*([\d.]+)\s*(k|thousand|la(?:kh|c)s?)$/i;

/** The digits of a number as people write it. */
function digitsOf(text: string): string | undefined {
  const [, amount, unit = ""] = LARGE.exec(text) ?? [];
  if (amount) return String(Math.round(Number(amount) * (/^l/i.test(unit) ? 100_000 : 1_000)));
  return NUMBER.exec(text)?.[1]?.replace(/[,\s]/g, "");
}

/** Digits alone would be a number to YAML. */
function quoted(text: string): string {
  return /^\d+$/.test(text) ? `"${text}", with the quotes` : text;
}

/** A text without its blanks, in the other case or without a slash at its end, if that fits. */
function fitting(issue: z.core.$ZodIssue, found: string): string | undefined {
  if (issue.code !== "invalid_format" || !issue.pattern) return undefined;
  const [, source = "", flags] = /^\/(.*)\/([a-z]*)$/s.exec(issue.pattern) ?? [];
  const pattern = new RegExp(source, flags);
  const plain = found.replace(/\s+/g, "");
  const variants = [plain, plain.toUpperCase(), plain.toLowerCase(), plain.replace(/\/+$/, "")];
  return variants.find((variant) => pattern.test(variant));
}

/** A date, a number or a telephone number as people write it, in the form that the file wants. */
function rewritten(expected: string, found: string): string | undefined {
  if (expected.startsWith("expected a date")) return dateAdvice(found);
  if (PHONE.test(expected)) {
    const number = phoneAdvice(expected, found);
    const blanks = /\u00a0/.test(found) ? ", with spaces of the usual kind" : "";
    return number && `write ${number}${blanks}`;
  }
  if (!/^expected a (whole )?number( |$)/.test(expected)) return undefined;
  const digits = digitsOf(found.trim());
  return digits && `write ${digits}${digits === found ? ", without quotes" : ""}`;
}

/**
 * What to do about a value that does not fit, behind its message; empty where it says enough.
 * @param expected "expected a date such as …"
 * @param source the value as it is written
 */
export function valueAdvice(
  issue: z.core.$ZodIssue,
  expected: string,
  found: unknown,
  source: string,
): string {
  const wanted = issue.code === "invalid_type" ? issue.expected : undefined;
  const written = source.replace(/^!placeholder +/, "");
  const isPlain = typeof found === "number" || typeof found === "boolean";
  if (isPlain && PHONE.test(expected)) {
    const number = phoneAdvice(expected, written);
    return number === undefined ? "" : `: write ${number}`;
  }
  if (isPlain && expected.startsWith("expected a date")) {
    const meant = dateAdvice(written);
    return meant === undefined ? "" : `: ${meant}`;
  }
  if (isPlain && wanted === "string") return `: put quotes round it, "${written}"`;
  if (found === null && written.startsWith("#")) {
    return ": what follows # is a comment, put quotes round the text";
  }
  if (found === null && wanted === "array") return ": write each entry below it, after a dash";
  if (found === null && issue.path.length > 0) return ": write it behind the colon";
  if (typeof found === "object" && wanted === "string" && /^[^{[]*:\s/.test(written)) {
    return ": the text has a colon in it, put quotes round it";
  }
  if (wanted === "array" && typeof found === "object") {
    return ": begin each entry with a dash and a space";
  }
  if (typeof found !== "string") return "";
  if (wanted === "boolean") {
    if (/^(yes|on|true)$/i.test(found)) return ": write true, without quotes";
    if (/^(no|off|false)$/i.test(found)) return ": write false, without quotes";
  }
  if (wanted === "array" && /^-\S/.test(found)) return ": put a space after each dash";
  if (wanted === "array") {
    return ": write each entry on a line of its own below the key, after a dash and a space";
  }
  const plain = found.replace(/^[“”"‘’']+|[“”"‘’']+$/g, "");
  const fits = fitting(issue, plain);
  const meant = rewritten(expected, plain) ?? (fits && `write ${quoted(fits)}`);
  if (meant === undefined && expected.startsWith("expected a UPI ID")) return upiIdAdvice(plain);
  return meant === undefined ? "" : `: ${meant}`;
}
