"use client";

import clsx from "clsx";
import { useEffect, useState } from "react";
import { ErrorSummary } from "@/components/ui/error-summary";
import { FieldGrid } from "@/components/ui/field-grid";
import { FormSection } from "@/components/ui/form-section";
import { Notice } from "@/components/ui/notice";
import { FORM_FIELDS, summaryText } from "@/lib/consent/fields";
import { reportError } from "@/lib/consent/report-error";
import { canSeal } from "@/lib/consent/seal/sealing";
import { isOver, type Status, type Visit } from "@/lib/consent/submission/submission";
import { ContactLinks } from "./contact-links";
import { ImageInput } from "./image-input";
import { PlanChoice } from "./plan-choice";
import { Replaced } from "./replaced";
import { SectionProgress } from "./section-progress";
import { SubmissionOutcome } from "./submission-outcome";
import { TermsSection } from "./terms-section";
import { NumberInput, TextInput } from "./text-input";
import { type ConsentFormProps, type FormParts, useSubmission } from "./use-submission";

/** Where the form was when it ended: after an exception React begins anew with the same props. */
const statusAtEnd = new WeakMap<ConsentFormProps, Status>();

/** The back/forward cache may keep the page, so each visit has its own fields and submission. */
export function ConsentForm(props: ConsentFormProps) {
  const [visit, setVisit] = useState<Visit>(() => {
    const status = statusAtEnd.get(props) ?? { kind: "editing" };
    return { number: 0, status, kept: {} };
  });
  useEffect(() => {
    // It may contain the PDF, which is dropped when the page is left.
    statusAtEnd.delete(props);
  }, [props]);
  return (
    <FormVisit
      key={visit.number}
      {...props}
      visit={visit}
      onLeave={setVisit}
      onEnd={(status) => statusAtEnd.set(props, status)}
    />
  );
}

function FormVisit(props: Parameters<typeof useSubmission>[0]) {
  const parts = useSubmission(props);
  return (
    <>
      {isOver(parts.status) ? (
        <SubmissionOutcome {...parts} status={parts.status} />
      ) : (
        <OpenForm {...parts} />
      )}
      <SectionProgress {...parts} />
    </>
  );
}

/**
 * Browsers add what was typed to their form history by a field's own hint, whatever the form says. The
 * hint has done its work once the field is filled in.
 */
function forgetFields(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>("input[autocomplete]")) {
    if (input.value !== "") input.autocomplete = "off";
  }
}

function OpenForm(parts: FormParts) {
  const { form, controller, words, plan, recipients, canSend, isBusy } = parts;
  const readers = recipients.length > 0 ? "sealed" : "open";
  const cannotSeal = readers === "sealed" && canSend === false && !canSeal();
  const { submitCount } = form.formState;
  const submit = form.handleSubmit(({ acceptedTerms: _, plan: __, ...values }) => {
    const { panImage, adhaarFrontImage, adhaarBackImage, signImage, ...fields } = values;
    const images = { panImage, adhaarFrontImage, adhaarBackImage, signImage };
    const sent = parts.contents();
    const isChanged = () => parts.contents() !== sent;
    controller.submit({ fields, images, plan }, isChanged).catch(reportError);
  });
  const errors = FORM_FIELDS.flatMap((id) => {
    const message = parts.errorAt(id, summaryText);
    return message ? [{ id, message }] : [];
  });
  return (
    <form
      ref={parts.element}
      method="post"
      noValidate
      // Browsers must not restore typed values; the hints of fields that are empty still apply.
      autoComplete="off"
      aria-label={parts.title}
      className="note noscript:hidden lg:px-10 lg:py-8"
      onSubmit={(event) => {
        forgetFields(event.currentTarget);
        parts.readPage();
        submit(event).catch(reportError);
      }}
      onChange={(event) => {
        forgetFields(event.currentTarget);
        controller.warm(form.getValues("fullName") ?? "");
      }}
    >
      {parts.isReplaced && <Replaced {...parts} />}
      {cannotSeal && (
        <Notice className="mb-4">
          <p>{words.readers.impossible}</p>
          <ContactLinks contact={parts.contact} />
        </Notice>
      )}
      {parts.providerKeys === null && !cannotSeal && (
        // Both sentences take up space, to avoid a layout shift when it is known which applies.
        <Notice role="note" className="mb-4 grid text-small *:[grid-area:1/1]">
          {(["unavailable", "mockProviders"] as const).map((mode) => (
            <span
              key={mode}
              className={clsx((mode === "mockProviders") !== (canSend === true) && "invisible")}
            >
              <strong className="font-semibold text-ochre">{parts.previewTitle}</strong>{" "}
              {words.modes[mode]}
            </span>
          ))}
        </Notice>
      )}
      <ErrorSummary heading={words.errors.summary} errors={errors} tries={submitCount} />
      <FormSection number={1} words={words.you} inert={isBusy}>
        <p className="mb-3 text-small text-soft">{words.required}</p>
        <FieldGrid>
          <TextInput name="fullName" {...parts} />
          <TextInput name="email" {...parts} />
          <NumberInput name="phone" {...parts} />
          <TextInput name="dob" {...parts} />
        </FieldGrid>
      </FormSection>
      <FormSection number={2} words={words.documents} inert={isBusy}>
        <p className="mb-4 max-w-[46em] border-l-3 border-ink pl-3">{words.readers[readers]}</p>
        <div className="grid gap-x-7 gap-y-6 sm:grid-cols-2">
          <TextInput name="panNumber" {...parts} />
          <ImageInput name="panImage" {...parts} />
          <div className="sm:col-span-full sm:w-[calc(50%-0.875rem)]">
            <NumberInput name="adhaarNumber" {...parts} />
          </div>
          <ImageInput name="adhaarFrontImage" {...parts} />
          <ImageInput name="adhaarBackImage" {...parts} />
          <ImageInput name="signImage" {...parts} />
        </div>
        <div className="mt-7">
          <PlanChoice {...parts} />
        </div>
      </FormSection>
      <TermsSection {...parts} />
    </form>
  );
}
