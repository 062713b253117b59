import { useWatch } from "react-hook-form";
import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import type { FormParts } from "./use-submission";

/** Labels of empty fields, by section of the form; values are validated on submit. */
export function useMissing({ form, words: { you, documents, needs } }: FormParts): string[][] {
  const values = useWatch({ control: form.control });
  const texts = TEXT_FIELDS.filter((field) => !values[field]?.trim());
  const images = IMAGE_FIELDS.filter((field) => (values[field]?.status ?? "refused") === "refused");
  return [
    texts.map((field) => you[field].label),
    images.map((field) => documents[field].label),
    values.acceptedTerms === true ? [] : [needs.acceptance],
  ];
}

/** Number of fields by section of the form. */
export const TOTALS = [TEXT_FIELDS.length, IMAGE_FIELDS.length, 1];
