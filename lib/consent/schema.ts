import type { FieldErrors, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { cleanCode, cleanLine, isBlank } from "@/lib/text/clean";
import { type IsoDay, isDay } from "@/lib/text/days";
import { normalisePhone } from "@/lib/text/phone";
import { type ErrorKind, perImage } from "./fields";
import type { ImageChoice } from "./images/choose-image";

/** Longer than any name or address; the e-mail provider's limit is 50 KB in total. */
const MAX_LENGTH = 160;

/** As in the terms; a contract with a minor is void. */
const MIN_AGE = 18;

/** HTML Standard, "valid e-mail address". */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
const PHONE = /^[0-9]{10}$/;

/** A PAN in upper case, without spaces and hyphens. */
export function normalisePan(typed: string): string {
  return cleanCode(typed)
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
}

/** Age in years on a day; null for a day of birth that does not exist, is ahead, or above 120. */
export function ageOn(dob: string, today: IsoDay): number | null {
  if (!isDay(dob)) return null;
  // `2026-05-14` is the year 2026 and the day 05-14, which sorts as text.
  const [year, day] = [Number(dob.slice(0, 4)), dob.slice(4)];
  const isBirthdayAhead = today.slice(4) < day;
  const age = Number(today.slice(0, 4)) - year - (isBirthdayAhead ? 1 : 0);
  return age < 0 || age > 120 ? null : age;
}

/** Error messages are keys; their texts are looked up on display. */
function kind(name: ErrorKind): ErrorKind {
  return name;
}

/** A text on one line with further checks; the first error counts. */
const line = (missing: ErrorKind, ...checks: z.core.$ZodCheck<string>[]) =>
  z.string(missing).check(
    z.overwrite(cleanLine),
    z.refine((text) => !isBlank(text), missing),
    z.maxLength(MAX_LENGTH, kind("tooLong")),
    ...checks,
  );

const image = z.custom<ImageChoice, ImageChoice | null | undefined>().check(
  z.superRefine((choice, context) => {
    const wrong = choice ? choice.refusal : kind("image");
    // An image too large after compression is reported on submit (docs/requirements.md R7.5).
    if (wrong === null || wrong === "too-large") return;
    context.addIssue({ code: "custom", message: wrong });
  }),
);

/**
 * docs/requirements.md R7.3, in zod/mini, which never evaluates strings as code. Output: texts on
 * one line, the PAN in upper case, the phone number as ten digits.
 * @param today the day in India, whose law counts the years, wherever the device is
 */
export function applicationSchema(today: () => IsoDay) {
  return z.object({
    fullName: line("fullName"),
    email: line("email", z.overwrite(cleanCode), z.regex(EMAIL, kind("emailFormat"))),
    phone: line("phone", z.overwrite(normalisePhone), z.regex(PHONE, kind("phoneFormat"))),
    dob: line(
      "dob",
      z.refine((dob) => ageOn(dob, today()) !== null, kind("dobUnknown")),
      z.refine((dob) => (ageOn(dob, today()) ?? MIN_AGE) >= MIN_AGE, kind("dobUnderAge")),
    ),
    panNumber: line("panNumber", z.overwrite(normalisePan), z.regex(PAN, kind("panNumberFormat"))),
    adhaarNumber: line("adhaarNumber"),
    ...perImage(() => image),
    acceptedTerms: z
      .boolean(kind("acceptedTerms"))
      .check(z.refine((isAccepted) => isAccepted, kind("acceptedTerms"))),
    // Optional: clients can send the form without a plan.
    plan: z.optional(z.string()),
  });
}

type ApplicationSchema = ReturnType<typeof applicationSchema>;
export type ApplicationInput = z.input<ApplicationSchema>;
export type ApplicationOutput = z.output<ApplicationSchema>;

/** Resolver for react-hook-form; the type of an error is its key, one error per field. */
export function schemaResolver(
  schema: ApplicationSchema,
): Resolver<ApplicationInput, unknown, ApplicationOutput> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<ApplicationInput> = {};
    for (const { path, message } of parsed.error.issues) {
      errors[path[0] as keyof ApplicationInput] ??= { type: message };
    }
    return { values: {}, errors };
  };
}
