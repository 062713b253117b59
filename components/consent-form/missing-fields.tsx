import { useWatch } from "react-hook-form";
import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { fillIn } from "@/lib/text/fill-in";
import { type Contact, ContactLinks } from "./contact-links";
import type { ApplicationForm } from "./use-submission";

/** The empty fields by the form's three parts; values are validated on submission. */
function useMissing(control: ApplicationForm["control"]) {
  const values = useWatch({ control });
  return {
    texts: TEXT_FIELDS.filter((field) => !values[field]?.trim()),
    images: IMAGE_FIELDS.filter((field) => (values[field]?.status ?? "refused") === "refused"),
    isAccepted: values.acceptedTerms === true,
  };
}

/** A part with more empty fields is named as a whole, so that fewer words change while typing. */
const NAMED_AT_MOST = 2;

function namesOf(labels: string[], total: number, words: { all: string; more: string }): string[] {
  if (labels.length <= NAMED_AT_MOST) return labels;
  return [labels.length === total ? words.all : words.more];
}

interface MissingFieldsProps {
  words: ConsentFormWords;
  language: string;
  control: ApplicationForm["control"];
}

/** The fields that are still empty, beside the submit button, which they describe. */
export function MissingFields({ words, language, control }: MissingFieldsProps) {
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
  const sentence = isEmpty && !isAccepted ? needs.all : needs.rest;
  const list = new Intl.ListFormat(language).format(missing);
  return (
    <p id="missing" role="status" className="max-w-[30em] text-base text-soft">
      {missing.length > 0 && fillIn(sentence, { list })}
    </p>
  );
}

interface SectionProgressProps extends Pick<MissingFieldsProps, "words" | "control"> {
  contact: Contact;
  isOver: boolean;
}

/** What is done of each part, beside the form on wide screens; below it, how to ask. */
export function SectionProgress({ words: form, contact, control, isOver }: SectionProgressProps) {
  const words = form.sections;
  const { texts, images, isAccepted } = useMissing(control);
  const totals = [TEXT_FIELDS.length, IMAGE_FIELDS.length, 1];
  const missing = [texts.length, images.length, isAccepted ? 0 : 1];
  return (
    <div className="self-start [border-top:4px_double] pt-4 lg:sticky lg:top-20 lg:[grid-area:1/2/span_2/auto]">
      <div className="mb-3 max-lg:hidden">
        <h2 className="text-h3">{words.heading}</h2>
        <ol className="hairs mt-3">
          {words.steps.map((step, index) => {
            const { [index]: total = 1 } = totals;
            const { [index]: left = 0 } = missing;
            const count = fillIn(words.count, { done: total - left, total });
            return (
              <li key={step} className="flex justify-between gap-4">
                {step}{" "}
                <b className="whitespace-nowrap">{isOver || left === 0 ? words.done : count}</b>
              </li>
            );
          })}
        </ol>
        {words.intro && <p className="mt-3 text-small text-soft">{words.intro}</p>}
      </div>
      <ContactLinks contact={contact} chat={words.chat} className="grid" />
    </div>
  );
}
