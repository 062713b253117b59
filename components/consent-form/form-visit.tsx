import { useState } from "react";
import { useForm } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { FormSection } from "@/components/ui/form-section";
import { type ErrorKind, summaryText } from "@/lib/consent/errors";
import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import {
  type ApplicationInput,
  type ApplicationOutput,
  applicationSchema,
  schemaResolver,
} from "@/lib/consent/schema";
import { reportError } from "@/lib/islands/report-error";
import type { FormVisitProps } from "./consent-form-props";
import { IdentityFields } from "./identity-fields";
import { ImageInput } from "./image-input";
import { ModeNotice } from "./mode-notice";
import { SectionProgress } from "./section-progress";
import { SubmissionOutcome } from "./submission-outcome";
import { SubmissionStatus } from "./submission-status";
import { TermsSection } from "./terms-section";
import { useSubmission } from "./use-submission";

/** The form while its page is open: what is typed and chosen, how it goes, and what came of it. */
export function FormVisit(props: FormVisitProps) {
  const { title, words, previewTitle, providerKeys, contact, pdf, visit } = props;
  const { you, documents } = words;
  const [schema] = useState(() => applicationSchema(() => new Date()));
  const form = useForm<ApplicationInput, unknown, ApplicationOutput>({
    resolver: schemaResolver(schema),
    defaultValues: visit.kept,
    // The summary takes the focus and leads to each field.
    shouldFocusError: false,
  });
  const { control, getValues, formState } = form;
  const { controller, submission, isBusy } = useSubmission(form, props);
  const { canSend, status } = submission;
  const isOver = status.kind === "sent" || status.kind === "made";

  const submit = form.handleSubmit(({ acceptedTerms: _, ...values }) => {
    const { panImage, adhaarFrontImage, adhaarBackImage, signImage, ...fields } = values;
    const images = { panImage, adhaarFrontImage, adhaarBackImage, signImage };
    controller.submit({ fields, images }).catch(reportError);
  });
  const errors = [...TEXT_FIELDS, ...IMAGE_FIELDS, "acceptedTerms" as const].flatMap((id) => {
    const kind = formState.errors[id]?.type as ErrorKind | undefined;
    return kind ? [{ id, message: summaryText(id, kind, words) }] : [];
  });

  return (
    <div className="margin-grid">
      <SectionProgress words={words.sections} contact={contact} control={control} isOver={isOver} />
      {isOver ? (
        <SubmissionOutcome
          status={status}
          words={words}
          language={pdf.language}
          contact={contact}
        />
      ) : (
        <form
          method="post"
          noValidate
          // No browser may bring back what it noted of this form; Chromium and Firefox do not, of any
          // field in it. The fields' own words about autofill hold all the same.
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
          <FormSection number={1} heading={you.heading} intro={you.intro} inert={isBusy}>
            <IdentityFields form={form} words={words} />
          </FormSection>
          <FormSection
            number={2}
            heading={documents.heading}
            intro={documents.intro}
            inert={isBusy}
          >
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
            form={form}
            submission={submission}
            isBusy={isBusy}
            words={words}
            language={pdf.language}
          >
            <SubmissionStatus
              submission={submission}
              words={words}
              contact={contact}
              onStop={controller.stop}
            />
          </TermsSection>
        </form>
      )}
    </div>
  );
}
