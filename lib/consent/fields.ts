/** Text fields of the application, in the order of the form, the PDF and the e-mail. */
export const TEXT_FIELDS = [
  "fullName",
  "email",
  "phone",
  "dob",
  "panNumber",
  "adhaarNumber",
] as const;

/** The four photographs, in the order they are uploaded and shown. */
export const IMAGE_FIELDS = [
  "panImage",
  "adhaarFrontImage",
  "adhaarBackImage",
  "signImage",
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];
export type ImageField = (typeof IMAGE_FIELDS)[number];

export type TextValues = Record<TextField, string>;

export type PerImage<Value> = Record<ImageField, Value>;

export function perImage<Value>(build: (field: ImageField) => Value): PerImage<Value> {
  const built = IMAGE_FIELDS.map((field) => [field, build(field)] as const);
  return Object.fromEntries(built) as PerImage<Value>;
}

/** A day and a time as the visitor's clock shows them: 21 November 2026 at 18:05:10 IST. */
export function formatMoment(date: Date, language: string): string {
  return date.toLocaleString(language, {
    dateStyle: "long",
    timeStyle: "long",
    hourCycle: "h23",
  });
}
