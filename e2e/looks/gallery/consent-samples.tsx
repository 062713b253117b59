"use client";

import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { Contact } from "@/components/consent-form/contact-links";
import { ImageSlot } from "@/components/consent-form/image-slot";
import { ModeNotice } from "@/components/consent-form/mode-notice";
import { SubmissionOutcome } from "@/components/consent-form/submission-outcome";
import { SubmissionStatus } from "@/components/consent-form/submission-status";
import { TermsSection } from "@/components/consent-form/terms-section";
import { ErrorSummary } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { type ErrorKind, errorText, type FormField, summaryText } from "@/lib/consent/errors";
import { IMAGE_FIELDS, perImage, TEXT_FIELDS } from "@/lib/consent/fields";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import type { PdfWords } from "@/lib/consent/pdf/pdf-words";
import type { PlanOffer } from "@/lib/consent/plan-offers";
import type { ApplicationInput, ApplicationOutput } from "@/lib/consent/schema";
import type { Status, Submitting } from "@/lib/consent/submission/submission-state";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { Sample } from "./sample";

interface ConsentSamplesProps {
  words: ConsentFormWords;
  previewTitle: string;
  contact: Contact;
  pdf: PdfWords;
  plans: PlanOffer[];
}

const REFERENCE = "7K3Q-M2X9-D4TB";
const PDF = new Blob();
const doNothing = () => {};

const choice: ImageChoice = {
  id: "1",
  prepared: new Promise(doNothing),
  name: "a photograph with a long name from a phone 20270115_120000.jpg",
  size: 4_200_000,
  status: "ready",
  refusal: null,
  thumbnail: "/icon.svg",
};

const uploading: Submitting = {
  kind: "submitting",
  step: "upload",
  images: {
    panImage: { sent: 1, state: "sent" },
    adhaarFrontImage: { sent: 0.4, state: "sending" },
    adhaarBackImage: { sent: 0, state: "missing" },
    signImage: { sent: 0, state: "waiting" },
  },
  pdfSent: 0,
  pause: null,
};
/** How the button says that it works; without provider keys the PDF is made and nothing sent. */
const busy = { submitting: uploading, making: { kind: "making" } } satisfies Record<string, Status>;

const arrived = perImage(() => ({ sent: 1, state: "sent" as const }));

/** What stands below the button. */
const statuses: Record<string, Status> = {
  "progress-upload": uploading,
  "progress-offline": { ...uploading, pause: "offline" },
  "progress-busy": { ...uploading, pause: "busy" },
  "progress-pdf": { ...uploading, step: "pdf", images: arrived, pdfSent: 0.6 },
  refused: { kind: "refused", field: "signImage", reason: "too-large" },
  failed: { kind: "failed", reference: REFERENCE, pdf: PDF, isUnsure: false },
  "failed-unsure": { kind: "failed", reference: REFERENCE, pdf: null, isUnsure: true },
  left: { kind: "left", reference: REFERENCE },
};

const receipt = { reference: REFERENCE, at: new Date("2027-01-15T12:00:00+05:30"), pdf: PDF };

/** What stands in place of the form. */
const outcomes = {
  receipt: { kind: "sent", receipt: { ...receipt, missing: [] } },
  "receipt-missing": { kind: "sent", receipt: { ...receipt, missing: ["panImage", "signImage"] } },
  made: { kind: "made", pdf: PDF, reference: REFERENCE },
} satisfies Record<string, Status>;

/** The parts of the consent form in every state that it takes. */
export function ConsentSamples({ words, previewTitle, contact, pdf, plans }: ConsentSamplesProps) {
  const { language, sebi, accepted } = pdf;
  const { documents } = words;
  const fields: FormField[] = [...TEXT_FIELDS, ...IMAGE_FIELDS, "acceptedTerms"];
  const kindOf = (field: FormField): ErrorKind =>
    IMAGE_FIELDS.some((image) => image === field) ? "image" : (field as ErrorKind);
  const slots = {
    empty: [null, undefined],
    "empty-error": [null, errorText("panImage", "image", words)],
    reading: [{ ...choice, status: "reading", thumbnail: null }, undefined],
    ready: [choice, undefined],
    refused: [{ ...choice, status: "refused" }, errorText("panImage", "heic", words)],
  } as const;

  const form = useForm<ApplicationInput, unknown, ApplicationOutput>({
    defaultValues: { acceptedTerms: true, plan: plans[0]?.id },
  });

  useEffect(() => {
    // The parts took the focus, one after the other.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  }, []);

  return (
    <>
      <Sample name="consent-modes" layout="stack">
        <ModeNotice title={previewTitle} words={words.modes} canSend={false} />
        <ModeNotice title={previewTitle} words={words.modes} canSend />
      </Sample>
      <Sample name="consent-errors" layout="stack">
        <ErrorSummary
          heading={words.errors.summary}
          errors={fields.map((id) => ({ id, message: summaryText(id, kindOf(id), words) }))}
          tries={1}
        />
      </Sample>
      <Sample name="consent-fields" layout="grid">
        {TEXT_FIELDS.map((id) => (
          <Field
            key={id}
            id={id}
            error={errorText(id, id, words)}
            note={id === "adhaarNumber" ? words.doubt : undefined}
            {...words.you[id]}
          />
        ))}
      </Sample>
      <Sample name="consent-photographs" layout="grid">
        {Object.entries(slots).map(([state, [chosen, error]]) => (
          <ImageSlot
            key={state}
            name="panImage"
            words={documents}
            choice={chosen}
            error={error}
            isOpen={false}
            onChoose={doNothing}
            onRemove={doNothing}
          />
        ))}
      </Sample>
      {Object.entries(busy).map(([name, status]) => (
        <Sample key={name} name={`consent-${name}`} layout="column">
          <TermsSection
            form={form}
            submission={{ reference: REFERENCE, status, canSend: name === "submitting" }}
            isBusy
            words={words}
            plans={plans}
            sebi={sebi}
            accepted={accepted}
            language={language}
          >
            {null}
          </TermsSection>
        </Sample>
      ))}
      {Object.entries(statuses).map(([name, status]) => (
        <Sample key={name} name={`consent-${name}`} layout="column">
          <SubmissionStatus status={status} words={words} contact={contact} onStop={doNothing} />
        </Sample>
      ))}
      {Object.entries(outcomes).map(([name, status]) => (
        <Sample key={name} name={`consent-${name}`} layout="column">
          <SubmissionOutcome status={status} words={words} language={language} contact={contact} />
        </Sample>
      ))}
    </>
  );
}
