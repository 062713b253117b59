import { useWatch } from "react-hook-form";
import { FormSection } from "@/components/ui/form-section";
import { Spinner } from "@/components/ui/icons";
import { fillIn } from "@/lib/text/format";
import { MissingFields } from "./missing-fields";
import { SubmissionStatus } from "./submission-status";
import type { FormParts } from "./use-submission";

/** Terms in a scrolling box, SEBI's text, versions and plan; checkbox and submit button. */
export function TermsSection(parts: FormParts) {
  const { form, plan, status, canSend, isBusy, words } = parts;
  const { sebi, accepted, terms } = words;
  const { control, register } = form;
  const hasAccepted = useWatch({ control, name: "acceptedTerms" }) === true;
  const link = "inline-flex min-h-9 items-center";
  const idle = canSend === false ? words.makePdf : words.submit;
  const busy = status.kind === "making" ? words.documents.reading : words.submitting;
  return (
    <FormSection number={3} words={terms}>
      <section
        aria-label={terms.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, a box that scrolls must take focus to be scrolled by keyboard
        tabIndex={0}
        className="scrolls h-60 overflow-y-auto border-[1.5px] border-ink p-4"
      >
        <ol className="grid list-decimal gap-3 pl-5">
          {terms.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <p className="mt-4 border-l-6 border-risk pl-3">{terms.note}</p>
        <p className="mt-4">
          <a href={terms.more.href} target="_blank" rel="noopener">
            {terms.more.label}
          </a>
        </p>
      </section>
      <h3 className="mt-6 text-h3">{terms.sebi}</h3>
      <blockquote className="mt-2 grid gap-3 border-l-3 border-ink pl-4">
        {sebi.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ol className="grid list-decimal gap-1 pl-5">
          {sebi.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </blockquote>
      <p className="mt-6">{terms.accepted}</p>
      <ul className="grid gap-2">
        {accepted.map(({ label, href }) => (
          <li key={href}>
            <a className={link} href={href} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {plan && <p className="mt-3 font-semibold">{fillIn(words.plan.accepted, { ...plan })}</p>}
      <label className="mt-5 flex min-h-11 items-center gap-3">
        <input
          id="acceptedTerms"
          type="checkbox"
          required
          disabled={isBusy}
          className="size-5 shrink-0 accent-green"
          {...register("acceptedTerms")}
        />
        {terms.accept}
      </label>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="submit"
          disabled={!hasAccepted || isBusy || canSend === undefined}
          aria-describedby={isBusy ? undefined : "missing"}
          className="button gap-2.5"
        >
          {isBusy && <Spinner className="size-5" />}
          {isBusy ? busy : idle}
        </button>
        {!isBusy && <MissingFields {...parts} />}
      </div>
      <SubmissionStatus {...parts} />
    </FormSection>
  );
}
