import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { fillIn } from "@/lib/text/fill-in";
import type { ImageField, TextField } from "./fields";
import type { ImageRefusal } from "./images/image-header";

/** What is wrong at a field, as data; content has a sentence for each. */
export type ErrorKind =
  | Exclude<keyof ConsentFormWords["errors"], "summary" | "refusals">
  | ImageRefusal;

export type FormField = TextField | ImageField | "acceptedTerms";

function labelOf(field: FormField, { you, documents, terms }: ConsentFormWords): string {
  return field === "acceptedTerms" ? terms.accept : { ...you, ...documents }[field].label;
}

export function errorText(field: FormField, kind: ErrorKind, words: ConsentFormWords): string {
  const { errors } = words;
  return fillIn({ ...errors, ...errors.refusals }[kind], { field: labelOf(field, words) });
}

/** Errors whose sentences do not name the field, as those of refused photographs. */
const NAMELESS: readonly ErrorKind[] = ["tooLong", "dobUnderAge"];

/** The sentence in a list of all errors, where the field it is about has to be named. */
export function summaryText(field: FormField, kind: ErrorKind, words: ConsentFormWords): string {
  const isNameless = NAMELESS.includes(kind) || kind in words.errors.refusals;
  const text = errorText(field, kind, words);
  return isNameless ? `${labelOf(field, words)}: ${text}` : text;
}
