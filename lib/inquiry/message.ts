import type { PageOf } from "@/lib/content/schemas/pages";
import { cleanLine, cleanText, isBlank } from "@/lib/text/clean";
import { normalisePhone, onlyMobileIn } from "@/lib/text/phone";

/** Without the country code. */
export const PHONE_DIGITS = 10;

/** Before ten digits and more: no Indian number begins with a zero. */
const SURE_PREFIX = /^(?:0091|0)(?=\d{10})/;

/** At most ten digits, without the country code (docs/requirements.md R7.2). */
export function cleanPhone(value: string): string {
  const mobile = onlyMobileIn(value);
  if (mobile !== undefined) return mobile;
  const digits = normalisePhone(value).replace(/\D/g, "").replace(SURE_PREFIX, "");
  return digits.slice(0, PHONE_DIGITS);
}

/** The firm receives it as in docs/requirements.md R8.1; the form's fields are in R5.1. */
export function inquiryText(form: FormData, words: PageOf<"contact">["form"]["text"]): string {
  const typed = (name: string) => String(form.get(name) ?? "");
  const language = typed("language");
  return [
    words.heading,
    `${words.name}: ${cleanLine(typed("user_name"))}`,
    `${words.email}: ${cleanLine(typed("user_email"))}`,
    `${words.phone}: ${cleanPhone(typed("user_phone")) || words.noPhone}`,
    `${words.language}: ${isBlank(language) ? words.noLanguage : cleanLine(language)}`,
    "",
    `${words.message}:`,
    cleanText(typed("message")),
    "",
    words.footer,
  ].join("\n");
}

/** The line for the plan id in the query string; undefined if there is none. */
export function askedPlanLine(
  search: string,
  lines: Readonly<Record<string, string>>,
): string | undefined {
  const plan = new URLSearchParams(search).get("plan") ?? "";
  // As a property of an object, the id "constructor" would find an inherited one.
  return new Map(Object.entries(lines)).get(plan);
}
