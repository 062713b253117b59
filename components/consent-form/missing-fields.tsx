import { fillIn } from "@/lib/text/format";
import { TOTALS, useMissing } from "./use-missing";
import type { FormParts } from "./use-submission";

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
