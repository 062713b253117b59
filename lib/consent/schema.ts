import * as z from "zod/mini";
import { cleanLine } from "@/lib/text/clean";
import { tidyPhone } from "@/lib/text/phone";
import { ageOn, LEAST_AGE } from "./age";
import type { ImageField } from "./fields";
import type { ImageChoice } from "./images/choose-image";
import type { ImageRefusal } from "./images/image-refusal";
import { tidyPan } from "./normalise-pan";

/** What stands at a field that is not right; one sentence each, from content. */
export interface ErrorWords {
  fullName: string;
  email: string;
  emailFormat: string;
  phone: string;
  phoneFormat: string;
  dob: string;
  dobUnknown: string;
  dobUnderAge: string;
  panNumber: string;
  panNumberFormat: string;
  adhaarNumber: string;
  tooLong: string;
  /** No file chosen; `{field}` is the photograph's name. */
  image: string;
  refusals: Record<ImageRefusal, string>;
  acceptedTerms: string;
}

/** Longer than any name or address; the e-mail service takes 50 KB for everything together. */
const LONGEST = 160;

/** What HTML's own e-mail check accepts (HTML Standard, valid e-mail address). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
const PHONE = /^[0-9]{10}$/;

/** What people read of a file's refusal; `too-large` in the words of docs/requirements.md R9.6. */
export function refusalText(
  reason: ImageRefusal,
  { refusals }: Pick<ErrorWords, "refusals">,
  alertName: string,
): string {
  return refusals[reason].replace("{field}", alertName);
}

/**
 * The rules of the consent form (docs/requirements.md R7.3), in zod's small build, which never makes
 * code of text as the other one tries to. Text comes out tidied: on one line,
 * the PAN in capitals, the phone as ten digits.
 * @param names of the four photographs in a sentence
 * @param today the visitor's day, for the age
 */
export function applicationSchema(
  words: ErrorWords,
  names: Record<ImageField, string>,
  today: () => Date,
) {
  const line = (missing: string) =>
    z.pipe(
      z.pipe(z.string(missing), z.transform(cleanLine)),
      z.string().check(
        // Joiners alone show nothing.
        z.regex(/[^\u200c\u200d]/, missing),
        z.maxLength(LONGEST, words.tooLong),
      ),
    );
  const image = (field: ImageField) =>
    z.custom<ImageChoice | null | undefined>().check(
      z.superRefine((choice, context) => {
        if (!choice) {
          context.addIssue({
            code: "custom",
            message: words.image.replace("{field}", names[field]),
          });
        } else if (choice.refusal !== null && choice.refusal !== "too-large") {
          // What is too large even after compression is told when sending (docs/requirements.md R7.5).
          context.addIssue({
            code: "custom",
            message: refusalText(choice.refusal, words, names[field]),
          });
        }
      }),
    );
  return z.object({
    fullName: line(words.fullName),
    email: z.pipe(line(words.email), z.string().check(z.regex(EMAIL, words.emailFormat))),
    phone: z.pipe(
      z.pipe(line(words.phone), z.transform(tidyPhone)),
      z.string().check(z.regex(PHONE, words.phoneFormat)),
    ),
    dob: z.pipe(
      line(words.dob),
      z.string().check(
        z.superRefine((dob, context) => {
          const age = ageOn(dob, today());
          if (age === null) context.addIssue({ code: "custom", message: words.dobUnknown });
          else if (age < LEAST_AGE) {
            context.addIssue({ code: "custom", message: words.dobUnderAge });
          }
        }),
      ),
    ),
    panNumber: z.pipe(
      z.pipe(line(words.panNumber), z.transform(tidyPan)),
      z.string().check(z.regex(PAN, words.panNumberFormat)),
    ),
    adhaarNumber: line(words.adhaarNumber),
    panImage: image("panImage"),
    adhaarFrontImage: image("adhaarFrontImage"),
    adhaarBackImage: image("adhaarBackImage"),
    signImage: image("signImage"),
    acceptedTerms: z
      .boolean(words.acceptedTerms)
      .check(z.refine((isAccepted) => isAccepted, words.acceptedTerms)),
  });
}

export type ApplicationSchema = ReturnType<typeof applicationSchema>;
export type ApplicationInput = z.input<ApplicationSchema>;
export type ApplicationOutput = z.output<ApplicationSchema>;
