import { content } from "@/__tests__/fixture";
import { errorText, summaryText } from "@/lib/consent/fields";

const { form: words } = content.pages["consent-form"];
const { errors, you, documents, terms } = words;
const { refusals } = errors;
const front = errors.image.replace("{field}", documents.adhaarFrontImage.label);

test.each([
  ["email", "emailFormat", errors.emailFormat, errors.emailFormat],
  [
    "acceptedTerms",
    "acceptedTerms",
    errors.acceptedTerms.replace("{field}", terms.accept),
    errors.acceptedTerms.replace("{field}", terms.accept),
  ],
  ["adhaarFrontImage", "image", front, front],
  // A sentence that does not name its field gets its label in the list of all errors.
  ["dob", "dobUnderAge", errors.dobUnderAge, `${you.dob.label}: ${errors.dobUnderAge}`],
  ["fullName", "tooLong", errors.tooLong, `${you.fullName.label}: ${errors.tooLong}`],
  ["signImage", "heic", refusals.heic, `${documents.signImage.label}: ${refusals.heic}`],
] as const)("at %s %s has its sentence, there and in the list", (field, kind, text, summary) => {
  expect(errorText(field, kind, words)).toBe(text);
  expect(summaryText(field, kind, words)).toBe(summary);
});
