import { useWatch } from "react-hook-form";
import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import { type FormParts, SCHEMA } from "./use-submission";

/** Labels of fields that are empty or hold what the form refuses, by section of the form. */
export function useMissing({ form, words: { you, documents, needs } }: FormParts): string[][] {
  const values = useWatch({ control: form.control });
  const { error } = SCHEMA.safeParse(values);
  const refused = error?.issues.map(({ path }) => path[0]);
  const texts = TEXT_FIELDS.filter((field) => refused?.includes(field));
  const images = IMAGE_FIELDS.filter((field) => (values[field]?.status ?? "refused") === "refused");
  return [
    texts.map((field) => you[field].label),
    images.map((field) => documents[field].label),
    values.acceptedTerms === true ? [] : [needs.acceptance],
  ];
}

/** Number of fields by section of the form. */
export const TOTALS = [TEXT_FIELDS.length, IMAGE_FIELDS.length, 1];
