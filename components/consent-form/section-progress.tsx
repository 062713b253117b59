import { isOver } from "@/lib/consent/submission/submission";
import { fillIn } from "@/lib/text/format";
import { ContactLinks } from "./contact-links";
import { TOTALS, useMissing } from "./use-missing";
import type { FormParts } from "./use-submission";

/** Progress of each section, beside the form on wide screens, and contacts for questions. */
export function SectionProgress(parts: FormParts) {
  const words = parts.words.sections;
  const missing = useMissing(parts);
  return (
    <div className="rule-double self-start pt-4 lg:sticky lg:top-20 lg:[grid-area:1/2/span_2/auto]">
      <div className="mb-6 max-lg:hidden">
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
      <h2 className="text-h3">{words.ask}</h2>
      <ContactLinks contact={parts.contact} className="mt-1 grid" />
    </div>
  );
}
