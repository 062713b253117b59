import type { ConsentFormWords } from "@/lib/content/schemas/pages/consent-form";
import { fillIn } from "@/lib/text/format";
import type { ImageRefusal } from "./images/image-header";

/** Text fields in the order of the PDF and the e-mail. */
export const TEXT_FIELDS = [
  "fullName",
  "email",
  "phone",
  "dob",
  "panNumber",
  "adhaarNumber",
] as const;

/** Photographs in the order of upload and of the PDF. */
export const IMAGE_FIELDS = [
  "panImage",
  "adhaarFrontImage",
  "adhaarBackImage",
  "signImage",
] as const;

/** All fields in the order of the form (docs/requirements.md R5.2). */
export const FORM_FIELDS = [
  "fullName",
  "email",
  "phone",
  "dob",
  "panNumber",
  "panImage",
  "adhaarNumber",
  "adhaarFrontImage",
  "adhaarBackImage",
  "signImage",
  "acceptedTerms",
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];
export type ImageField = (typeof IMAGE_FIELDS)[number];

export type TextValues = Record<TextField, string>;

export type PerImage<Value> = Record<ImageField, Value>;

/** A value for each photograph. */
export function perImage<Value>(build: (field: ImageField) => Value): PerImage<Value> {
  const built = IMAGE_FIELDS.map((field) => [field, build(field)] as const);
  return Object.fromEntries(built) as PerImage<Value>;
}

/** Error of a field; content has a sentence for each. */
export type ErrorKind =
  | Exclude<keyof ConsentFormWords["errors"], "summary" | "refusals">
  | ImageRefusal;

export type FormField = (typeof FORM_FIELDS)[number];

function labelOf(field: FormField, { you, documents, terms }: ConsentFormWords): string {
  if (field === "acceptedTerms") return terms.accept;
  const fields = { ...you, ...documents };
  return fields[field].label;
}

/** The sentence at a field. */
export function errorText(field: FormField, kind: ErrorKind, words: ConsentFormWords): string {
  const sentences = { ...words.errors, ...words.errors.refusals };
  return fillIn(sentences[kind], { field: labelOf(field, words) });
}

/** Errors whose sentences do not name the field; neither do those of refused photographs. */
const NAMELESS: readonly ErrorKind[] = ["tooLong", "dobUnderAge"];

/** The sentence for the list of all errors, which must name its field. */
export function summaryText(field: FormField, kind: ErrorKind, words: ConsentFormWords): string {
  const text = errorText(field, kind, words);
  const isNameless = NAMELESS.includes(kind) || kind in words.errors.refusals;
  if (!isNameless) return text;
  return `${labelOf(field, words)}: ${text}`;
}
