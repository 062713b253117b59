import { type Control, useWatch } from "react-hook-form";
import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import { missingOf } from "@/lib/consent/missing";
import type { ApplicationInput, ApplicationOutput } from "@/lib/consent/schema";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";

interface MissingFieldsProps {
  id: string;
  words: Pick<ConsentFormWords, "needs" | "you" | "documents">;
  language: string;
  control: Control<ApplicationInput, unknown, ApplicationOutput>;
}

/** A part that lacks more than this is named as a whole, so that few words change as it is filled in. */
const NAMED_AT_MOST = 2;

/** What to call what a part lacks. */
function namesOf(labels: string[], total: number, words: { all: string; more: string }): string[] {
  if (labels.length <= NAMED_AT_MOST) return labels;
  return [labels.length === total ? words.all : words.more];
}

/**
 * What the button beside it still waits for. Before the script runs nothing is known of the fields,
 * and it says what the form needs.
 */
export function MissingFields({ id, words, language, control }: MissingFieldsProps) {
  const { needs, you, documents } = words;
  const { texts, images, isAccepted } = missingOf(useWatch({ control }));
  const isEmpty = texts.length === TEXT_FIELDS.length && images.length === IMAGE_FIELDS.length;

  const missing = [
    ...namesOf(
      texts.map((field) => you[field].label),
      TEXT_FIELDS.length,
      needs.details,
    ),
    ...namesOf(
      images.map((field) => documents[field].label),
      IMAGE_FIELDS.length,
      needs.photographs,
    ),
    ...(isAccepted ? [] : [needs.acceptance]),
  ];
  const list = new Intl.ListFormat(language).format(missing);
  const sentence = (isEmpty && !isAccepted ? needs.all : needs.rest).replace("{list}", list);
  return (
    <p id={id} role="status" className="max-w-[30em] text-base text-muted">
      {missing.length > 0 && sentence}
    </p>
  );
}
