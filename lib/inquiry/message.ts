import type { PageOf } from "@/lib/content/schemas/pages";
import { askedPlans } from "@/lib/fees/plan-query";
import { cleanLine, cleanText } from "@/lib/text/clean";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";
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

export type PlanWords = Pick<PageOf<"contact">, "planStart" | "planTimes">;

/** The first lines of a message: for each known plan in an address its line, by id. */
export function askedPlanLines(
  search: string,
  lines: Readonly<Record<string, string>>,
  { planStart, planTimes }: PlanWords,
): string[] {
  // A Map, since an object would have a line for the id "constructor".
  const known = new Map(Object.entries(lines));
  return askedPlans(search).flatMap(({ id, day, times = 1 }) => {
    const start = day && fillIn(planStart, { date: formatDate(day) });
    const terms = times > 1 && fillIn(planTimes, { times });
    return known.has(id) ? [[known.get(id), start, terms].filter(Boolean).join(" ")] : [];
  });
}
