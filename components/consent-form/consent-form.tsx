"use client";

import clsx from "clsx";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { reportError } from "static-islands/report-error";
import { ErrorSummary } from "@/components/ui/alert";
import { FormSection } from "@/components/ui/form-section";
import { Notice } from "@/components/ui/notice";
import { type ErrorKind, summaryText } from "@/lib/consent/errors";
import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import type { PlanOffer } from "@/lib/consent/plan-offers";
import { isOver } from "@/lib/consent/submission/submission";
import type { Visit } from "@/lib/consent/submission/visit";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import type { Contact } from "./contact-links";
import { IdentityFields } from "./identity-fields";
import { ImageInput } from "./image-input";
import { SectionProgress } from "./missing-fields";
import { PlanChoice } from "./plan-choice";
import { SubmissionOutcome } from "./submission-outcome";
import { SubmissionStatus } from "./submission-status";
import { TermsSection } from "./terms-section";
import { type SubmissionOptions, useSubmission } from "./use-submission";

export interface ConsentFormProps extends Pick<SubmissionOptions, "providerKeys" | "pdf"> {
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
  const [visit, setVisit] = useState<Visit>({ number: 0, status: { kind: "editing" }, kept: {} });
  return <FormVisit key={visit.number} {...props} visit={visit} onLeave={setVisit} />;
}

function FormVisit(props: ConsentFormProps & SubmissionOptions) {
  const { title, words, plans, previewTitle, providerKeys, contact, pdf } = props;
  const { form, controller, submission, isBusy } = useSubmission(props);
  const { control, getValues, formState } = form;
  const { errors: found, submitCount } = formState;
  const { canSend, status } = submission;
  const texts = { words, contact };
  const inputs = { form, words, choose: controller.choose, isOpen: canSend !== undefined };
  const planId = useWatch({ control, name: "plan" });
  const plan = plans.find(({ id }) => id === planId);

  const submit = form.handleSubmit(({ acceptedTerms: _, plan: __, ...values }) => {
    const { panImage, adhaarFrontImage, adhaarBackImage, signImage, ...fields } = values;
    const images = { panImage, adhaarFrontImage, adhaarBackImage, signImage };
    controller.submit({ fields, images, plan }).catch(reportError);
  });
  const errors = [...TEXT_FIELDS, ...IMAGE_FIELDS, "acceptedTerms" as const].flatMap((id) => {
    const kind = found[id]?.type as ErrorKind | undefined;
    return kind ? [{ id, message: summaryText(id, kind, words) }] : [];
  });

  return (
    <>
      {isOver(status) ? (
        <SubmissionOutcome {...texts} language={pdf.language} status={status} />
      ) : (
        <form
          method="post"
          noValidate
          // Browsers must not restore typed values; the fields' autofill hints still apply.
          autoComplete="off"
          aria-label={title}
          className="note noscript:hidden lg:px-10 lg:py-8"
          onSubmit={(event) => {
            submit(event).catch(reportError);
          }}
          onChange={() => controller.warm(getValues("fullName") ?? "")}
        >
          {providerKeys === null && (
            // Both sentences take up room, so that nothing moves when it is known which one applies.
            <Notice role="note" className="mb-4 grid text-small *:[grid-area:1/1]">
              {(["unavailable", "mockProviders"] as const).map((mode) => (
                <span
                  key={mode}
                  className={clsx((mode === "mockProviders") !== (canSend === true) && "invisible")}
                >
                  <strong className="font-semibold text-ochre">{previewTitle}</strong>{" "}
                  {words.modes[mode]}
                </span>
              ))}
            </Notice>
          )}
          <ErrorSummary heading={words.errors.summary} errors={errors} tries={submitCount} />
          <FormSection number={1} words={words.you} inert={isBusy}>
            <IdentityFields form={form} words={words} />
            <p className="mb-4 text-small text-soft">{words.required}</p>
            <PlanChoice form={form} words={words.plan} offers={plans} offer={plan} />
          </FormSection>
          <FormSection number={2} words={words.documents} inert={isBusy}>
            <div className="grid gap-x-7 gap-y-6 sm:grid-cols-2">
              {IMAGE_FIELDS.map((name) => (
                <ImageInput key={name} name={name} {...inputs} />
              ))}
            </div>
          </FormSection>
          <TermsSection {...{ form, words, plan, pdf, submission, isBusy }}>
            <SubmissionStatus {...texts} status={status} onStop={controller.stop} />
          </TermsSection>
        </form>
      )}
      <SectionProgress {...texts} control={control} isOver={isOver(status)} />
    </>
  );
}
