import type { PageOf } from "@/lib/content/schemas/pages";
import { cleanLine, cleanText } from "@/lib/text/clean";
import { normalisePhone } from "@/lib/text/phone";

/** Digits of an Indian phone number without its country code. */
export const PHONE_DIGITS = 10;

/** The phone field's value: at most ten digits, without a country code. */
export function cleanPhone(value: string): string {
  return normalisePhone(value).replace(/\D/g, "").slice(0, PHONE_DIGITS);
}

/** The message the firm receives, as in docs/requirements.md R8.1; the form's fields as in R5.1. */
export function inquiryText(form: FormData, words: PageOf<"contact">["form"]["text"]): string {
  const typed = (name: string) => String(form.get(name) ?? "");
  return [
    words.heading,
    `${words.name}: ${cleanLine(typed("user_name"))}`,
    `${words.email}: ${cleanLine(typed("user_email"))}`,
    `${words.phone}: ${cleanPhone(typed("user_phone")) || words.noPhone}`,
    `${words.language}: ${cleanLine(typed("language")) || words.noLanguage}`,
    "",
    `${words.message}:`,
    cleanText(typed("message")),
    "",
    words.footer,
  ].join("\n");
}

/** The line of the plan that an address names by its id; undefined if there is none. */
export function askedPlanLine(
  search: string,
  lines: Readonly<Record<string, string>>,
): string | undefined {
  // A Map, since an object would have a line for the id "constructor".
  return new Map(Object.entries(lines)).get(new URLSearchParams(search).get("plan") ?? "");
}
