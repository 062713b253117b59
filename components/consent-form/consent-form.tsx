"use client";

import { useState } from "react";
import { reportError } from "static-islands/report-error";
import { ErrorSummary } from "@/components/ui/alert";
import { FormSection } from "@/components/ui/form-section";
import { type ErrorKind, summaryText } from "@/lib/consent/errors";
import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import type { PlanOffer } from "@/lib/consent/plan-offers";
import { isOver } from "@/lib/consent/submission/submission";
import { FIRST_VISIT } from "@/lib/consent/submission/visit";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import type { Contact } from "./contact-links";
import { IdentityFields } from "./identity-fields";
import { ImageInput } from "./image-input";
import { ModeNotice } from "./mode-notice";
import { PlanChoice } from "./plan-choice";
import { SectionProgress } from "./section-progress";
import { SubmissionOutcome } from "./submission-outcome";
import { SubmissionStatus } from "./submission-status";
import { TermsSection } from "./terms-section";
import { type SubmissionOptions, useSubmission } from "./use-submission";

export interface ConsentFormProps extends Pick<SubmissionOptions, "providerKeys" | "pdf"> {
  /** The form's name for screen readers. */
  title: string;
  words: ConsentFormWords;
  plans: PlanOffer[];
  previewTitle: string;
  contact: Contact;
}

/**
 * The client consent form. A browser may keep the whole page for its Back button, so each visit has
 * its own fields, values and submission; the next visit begins with the values that may be kept.
 */
export function ConsentForm(props: ConsentFormProps) {
  const [visit, setVisit] = useState(FIRST_VISIT);
  return <FormVisit key={visit.number} {...props} visit={visit} onLeave={setVisit} />;
}

function FormVisit(props: ConsentFormProps & SubmissionOptions) {
  const { title, words, plans, previewTitle, providerKeys, contact, pdf } = props;
  const { form, controller, submission, isBusy } = useSubmission(props);
  const { control, getValues, formState } = form;
  const { canSend, status } = submission;
  const texts = { words, contact, language: pdf.language };
  const { sebi, accepted } = pdf;

  const submit = form.handleSubmit(({ acceptedTerms: _, plan: id, ...values }) => {
    const { panImage, adhaarFrontImage, adhaarBackImage, signImage, ...fields } = values;
    const images = { panImage, adhaarFrontImage, adhaarBackImage, signImage };
    const plan = plans.find((offer) => offer.id === id);
    controller.submit({ fields, images, plan }).catch(reportError);
  });
  const errors = [...TEXT_FIELDS, ...IMAGE_FIELDS, "acceptedTerms" as const].flatMap((id) => {
    const kind = formState.errors[id]?.type as ErrorKind | undefined;
    return kind ? [{ id, message: summaryText(id, kind, words) }] : [];
  });

  return (
    <div className="margin-grid">
      <SectionProgress {...texts} control={control} isOver={isOver(status)} />
      {isOver(status) ? (
        <SubmissionOutcome {...texts} status={status} />
      ) : (
        <form
          method="post"
          noValidate
          // Browsers must not restore typed values; the fields' autofill hints still apply.
          autoComplete="off"
          aria-label={title}
          className="min-w-0 noscript:hidden"
          onSubmit={(event) => {
            submit(event).catch(reportError);
          }}
          onChange={() => controller.warm(getValues("fullName") ?? "")}
        >
          {providerKeys === null && (
            <ModeNotice title={previewTitle} words={words.modes} canSend={canSend === true} />
          )}
          <ErrorSummary
            heading={words.errors.summary}
            errors={errors}
            tries={formState.submitCount}
          />
          <p className="mb-6">{words.required}</p>
          <PlanChoice form={form} words={words.plan} offers={plans} isBusy={isBusy} />
          <FormSection number={1} words={words.you} inert={isBusy}>
            <IdentityFields form={form} words={words} />
          </FormSection>
          <FormSection number={2} words={words.documents} inert={isBusy}>
            <div className="grid gap-5 sm:grid-cols-2">
              {IMAGE_FIELDS.map((name) => (
                <ImageInput
                  key={name}
                  name={name}
                  form={form}
                  choose={controller.choose}
                  isOpen={canSend !== undefined}
                  words={words}
                />
              ))}
            </div>
          </FormSection>
          <TermsSection
            {...texts}
            form={form}
            plans={plans}
            sebi={sebi}
            accepted={accepted}
            submission={submission}
            isBusy={isBusy}
          >
            <SubmissionStatus {...texts} status={status} onStop={controller.stop} />
          </TermsSection>
        </form>
      )}
    </div>
  );
}
