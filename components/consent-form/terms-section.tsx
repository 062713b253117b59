import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FormSection } from "@/components/ui/form-section";
import { Spinner } from "@/components/ui/icons";
import type { Submission } from "@/lib/consent/submission/submission-state";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { MissingFields } from "./missing-fields";
import type { ApplicationForm } from "./use-submission";

interface TermsSectionProps {
  form: ApplicationForm;
  submission: Submission;
  isBusy: boolean;
  words: ConsentFormWords;
  language: string;
  /** Below the button. */
  children: ReactNode;
}

/** The points a client accepts, in a box that scrolls, the tick and the button. */
export function TermsSection(props: TermsSectionProps) {
  const { form, submission, isBusy, words, language, children } = props;
  const { control, register } = form;
  const { canSend, status } = submission;
  const { heading, points, note, more, accept } = words.terms;
  const hasAccepted = useWatch({ control, name: "acceptedTerms" }) === true;
  const idle = canSend === false ? words.makePdf : words.submit;
  const busy = status.kind === "making" ? words.documents.reading : words.submitting;
  return (
    <FormSection number={3} words={words.terms}>
      <section
        aria-label={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, a box that scrolls must take focus to be scrolled by keyboard
        tabIndex={0}
        className="h-64 overflow-y-auto border border-muted p-5"
      >
        <ol className="grid list-decimal gap-3 pl-5 text-base">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <p className="mt-4 border-l-2 border-ochre pl-4 text-base">{note}</p>
        <p className="mt-4">
          <a href={more.href} target="_blank" rel="noopener">
            {more.label}
          </a>
        </p>
      </section>
      <label className="mt-5 flex min-h-11 items-center gap-3">
        <input
          id="acceptedTerms"
          type="checkbox"
          required
          disabled={isBusy}
          className="size-5 shrink-0 accent-brand"
          {...register("acceptedTerms")}
        />
        {accept}
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
        {!isBusy && (
          <MissingFields id="missing" words={words} language={language} control={control} />
        )}
      </div>
      {children}
    </FormSection>
  );
}
