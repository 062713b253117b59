import type { FieldErrors, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { cleanLine } from "@/lib/text/clean";
import { normalisePhone } from "@/lib/text/phone";
import { ageOn, LEAST_AGE } from "./age";
import type { ErrorKind } from "./errors";
import type { ImageChoice } from "./images/choose-image";
import { normalisePan } from "./normalise-pan";

/** Longer than any name or address; the e-mail provider takes 50 KB for everything together. */
const LONGEST = 160;

/** What HTML's own e-mail check accepts (HTML Standard, valid e-mail address). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
const PHONE = /^[0-9]{10}$/;

/** zod's place for a message holds the kind; the words are looked up where they are shown. */
const kind = (name: ErrorKind) => name;

const line = (missing: ErrorKind) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(cleanLine)),
    z.string().check(
      // Joiners alone show nothing.
      z.regex(/[^\u200c\u200d]/, missing),
      z.maxLength(LONGEST, kind("tooLong")),
    ),
  );

const formatted = (
  missing: ErrorKind,
  normalise: (typed: string) => string,
  format: RegExp,
  wrong: ErrorKind,
) =>
  z.pipe(z.pipe(line(missing), z.transform(normalise)), z.string().check(z.regex(format, wrong)));

const image = z.custom<ImageChoice, ImageChoice | null | undefined>().check(
  z.superRefine((choice, context) => {
    const wrong = choice ? choice.refusal : kind("image");
    // What is too large even after compression is told when sending (docs/requirements.md R7.5).
    if (wrong === null || wrong === "too-large") return;
    context.addIssue({ code: "custom", message: wrong });
  }),
);

/**
 * The rules of the consent form (docs/requirements.md R7.3), in zod's small build, which never makes
 * code of text as the other one tries to. Text comes out normalised: on one line, the PAN in capitals, the phone as ten digits.
 * @param today the visitor's day, for the age
 */
export function applicationSchema(today: () => Date) {
  return z.object({
    fullName: line("fullName"),
    email: formatted("email", (typed) => typed, EMAIL, "emailFormat"),
    phone: formatted("phone", normalisePhone, PHONE, "phoneFormat"),
    dob: z.pipe(
      line("dob"),
      z.string().check(
        z.refine((dob) => ageOn(dob, today()) !== null, kind("dobUnknown")),
        z.refine((dob) => (ageOn(dob, today()) ?? LEAST_AGE) >= LEAST_AGE, kind("dobUnderAge")),
      ),
    ),
    panNumber: formatted("panNumber", normalisePan, PAN, "panNumberFormat"),
    adhaarNumber: line("adhaarNumber"),
    panImage: image,
    adhaarFrontImage: image,
    adhaarBackImage: image,
    signImage: image,
    acceptedTerms: z
      .boolean(kind("acceptedTerms"))
      .check(z.refine((isAccepted) => isAccepted, kind("acceptedTerms"))),
    // The id of one, or nothing: a client who has chosen none can still send.
    plan: z.optional(z.string()),
  });
}

type ApplicationSchema = ReturnType<typeof applicationSchema>;
export type ApplicationInput = z.input<ApplicationSchema>;
export type ApplicationOutput = z.output<ApplicationSchema>;

/** Lets react-hook-form check with the schema; an error's type is its kind, the first of each field. */
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
