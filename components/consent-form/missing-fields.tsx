import { useWatch } from "react-hook-form";
import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { fillIn } from "@/lib/text/fill-in";
import type { ApplicationForm } from "./use-submission";

/** The empty fields by the form's three parts; values are validated on submission. */
export function useMissing(control: ApplicationForm["control"]) {
  const values = useWatch({ control });
  return {
    texts: TEXT_FIELDS.filter((field) => !values[field]?.trim()),
    images: IMAGE_FIELDS.filter((field) => (values[field]?.status ?? "refused") === "refused"),
    isAccepted: values.acceptedTerms === true,
  };
}

/** A part with more empty fields is named as a whole, so that fewer words change while typing. */
const NAMED_AT_MOST = 2;

/** The names of a part's empty fields. */
function namesOf(labels: string[], total: number, words: { all: string; more: string }): string[] {
  if (labels.length <= NAMED_AT_MOST) return labels;
  return [labels.length === total ? words.all : words.more];
}

interface MissingFieldsProps {
  id: string;
  words: ConsentFormWords;
  language: string;
  control: ApplicationForm["control"];
}

/** The fields that are still empty, beside the submit button. */
export function MissingFields({ id, words, language, control }: MissingFieldsProps) {
  const { needs, you, documents } = words;
  const { texts, images, isAccepted } = useMissing(control);
  const isEmpty = texts.length === TEXT_FIELDS.length && images.length === IMAGE_FIELDS.length;
  const details = texts.map((field) => you[field].label);
  const photographs = images.map((field) => documents[field].label);
  const missing = [
    ...namesOf(details, TEXT_FIELDS.length, needs.details),
    ...namesOf(photographs, IMAGE_FIELDS.length, needs.photographs),
    ...(isAccepted ? [] : [needs.acceptance]),
  ];
  const list = new Intl.ListFormat(language).format(missing);
  const sentence = fillIn(isEmpty && !isAccepted ? needs.all : needs.rest, { list });
  return (
    <p id={id} role="status" className="max-w-[30em] text-base text-muted">
      {missing.length > 0 && sentence}
    </p>
  );
}
