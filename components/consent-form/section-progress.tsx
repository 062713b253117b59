import { useWatch } from "react-hook-form";
import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import { isOver } from "@/lib/consent/submission/submission";
import { fillIn } from "@/lib/text/format";
import type { FormParts } from "./use-submission";

/** Labels of empty fields, by section of the form; values are validated on submit. */
function useMissing({ form, words: { you, documents, needs } }: FormParts): string[][] {
  const values = useWatch({ control: form.control });
  const texts = TEXT_FIELDS.filter((field) => !values[field]?.trim());
  const images = IMAGE_FIELDS.filter((field) => (values[field]?.status ?? "refused") === "refused");
  return [
    texts.map((field) => you[field].label),
    images.map((field) => documents[field].label),
    values.acceptedTerms === true ? [] : [needs.acceptance],
  ];
}

const TOTALS = [TEXT_FIELDS.length, IMAGE_FIELDS.length, 1];

/** With more empty fields, a section is named as a whole, to avoid many changes while typing. */
const MAX_NAMED = 2;

/** The empty fields; describes the submit button. */
export function MissingFields(parts: FormParts) {
  const { needs, language } = parts.words;
  const missing = useMissing(parts);
  const isAll = missing.map((names, index) => names.length === TOTALS[index]);
  const names = missing.flatMap((labels, index) => {
    if (labels.length <= MAX_NAMED) return labels;
    const words = index === 0 ? needs.details : needs.photographs;
    return [isAll[index] ? words.all : words.more];
  });
  const list = new Intl.ListFormat(language).format(names);
  return (
    <p id="missing" role="status" className="max-w-[30em] text-base text-soft">
      {names.length > 0 && fillIn(isAll.every(Boolean) ? needs.all : needs.rest, { list })}
    </p>
  );
}

/** Progress of each section, beside the form on wide screens, and contacts for questions. */
export function SectionProgress(parts: FormParts) {
  const words = parts.words.sections;
  const missing = useMissing(parts);
  return (
    <div className="self-start [border-top:4px_double] pt-4 lg:sticky lg:top-20 lg:[grid-area:1/2/span_2/auto]">
      <div className="mb-3 max-lg:hidden">
        <h2 className="text-h3">{words.heading}</h2>
        <ol className="hairs mt-3">
          {words.steps.map((step, index) => {
            const { [index]: total = 1 } = TOTALS;
            const left = isOver(parts.status) ? 0 : (missing[index]?.length ?? 0);
            return (
              <li key={step} className="flex justify-between gap-4">
                {step}{" "}
                <b className="whitespace-nowrap">
                  {left === 0 ? words.done : fillIn(words.count, { done: total - left, total })}
                </b>
              </li>
            );
          })}
        </ol>
        {words.intro && <p className="mt-3 text-small text-soft">{words.intro}</p>}
      </div>
      <ContactLinks contact={parts.contact} className="grid" />
    </div>
  );
}

/** The links contain no typed values. */
export function ContactLinks(props: Pick<FormParts, "contact"> & { className?: string }) {
  return (
    <p className={props.className ?? "flex flex-wrap gap-x-6"}>
      {props.contact.map(({ label, ...link }) => (
        <a key={label} className="inline-flex min-h-9 items-center wrap-anywhere" {...link}>
          {label}
        </a>
      ))}
    </p>
  );
}
