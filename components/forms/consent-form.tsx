"use client";

import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Spinner } from "@/components/ui/icons";
import { discardImage } from "@/lib/consent/choose-image";
import { type Desk, type DeskState, openDesk } from "@/lib/consent/desk";
import {
  type TextField as Field,
  IMAGE_FIELDS,
  type ImageField,
  perImage,
  TEXT_FIELDS,
} from "@/lib/consent/fields";
import type { PdfWords } from "@/lib/consent/pdf/application-pdf";
import { schemaResolver } from "@/lib/consent/resolver";
import {
  type ApplicationInput,
  type ApplicationOutput,
  applicationSchema,
  refusalText,
} from "@/lib/consent/schema";
import type { Services } from "@/lib/consent/services";
import { tidyPan, tidyPhone } from "@/lib/consent/tidy";
import { isDoubtfulAadhaar } from "@/lib/consent/verhoeff";
import type { PageOf } from "@/lib/content/schemas/pages";
import { Alert } from "./alert";
import { DownloadButton, Made, Receipt } from "./consent-outcome";
import { ConsentRail, type Contact, ContactLinks } from "./consent-rail";
import { ErrorSummary } from "./error-summary";
import { FormSection } from "./form-section";
import { ImageInput } from "./image-input";
import { SubmissionProgress } from "./submission-progress";
import { TermsBox } from "./terms-box";
import { TextField } from "./text-field";

export interface ConsentFormProps {
  words: Omit<PageOf<"consent-form">, "meta" | "menu" | "noindex" | "pdf" | "noScript">;
  previewTitle: string;
  /** Keys of the build, or null. */
  services: Services | null;
  contact: Contact;
  pdf: PdfWords;
}

/** The client consent form: what is typed and chosen, how it goes, and what came of it. */
export function ConsentForm({ words, previewTitle, services, contact, pdf }: ConsentFormProps) {
  const { you, documents, terms, errors: errorWords } = words;
  const names = perImage((field) => documents[field].name);
  const [schema] = useState(() => applicationSchema(errorWords, names, () => new Date()));
  const form = useForm<ApplicationInput, unknown, ApplicationOutput>({
    resolver: schemaResolver(schema),
    // The summary takes the focus and leads to each field.
    shouldFocusError: false,
  });
  const { control, register, setValue, getValues, reset, formState } = form;
  const [state, setState] = useState<DeskState>({ kind: "editing" });
  const desk = useRef<Desk>(null);
  // Unknown until the script runs; then where this copy of the site sends the form.
  const [destination, setDestination] = useState<Desk["destination"] | undefined>();
  const [isDoubtful, setIsDoubtful] = useState(false);
  const hasAccepted = useWatch({ control, name: "acceptedTerms" }) === true;
  const news = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  const isBusy = state.kind === "submitting" || state.kind === "making";
  const isOver = state.kind === "sent" || state.kind === "made";

  useEffect(() => {
    const opened = openDesk(services, pdf, setState);
    desk.current = opened;
    setDestination(opened.destination);
    // What was typed and ticked before the script arrived is in the fields; now the rest hears of it.
    reset(getValues());
    return opened.close;
  }, [services, pdf, reset, getValues]);

  // Of its progress a submission tells many times; anything else is news each time, also when it
  // ends as the one before and React draws only the end.
  const latest = state.kind === "submitting" ? state.kind : state;
  useEffect(() => {
    if (latest === "submitting" || latest.kind !== "editing") news.current?.focus();
  }, [latest]);

  useEffect(() => {
    if (formState.submitCount > 0) summary.current?.focus();
  }, [formState.submitCount]);

  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);

  useEffect(() => {
    if (!isOver) return;
    for (const field of IMAGE_FIELDS) discardImage(getValues(field) ?? null);
    reset({});
    desk.current?.close();
    // A page that is left may be kept whole, for the back button.
    const forget = () => {
      setState((last) =>
        last.kind === "sent" ? { ...last, receipt: { ...last.receipt, pdf: null } } : last,
      );
    };
    addEventListener("pagehide", forget);
    return () => removeEventListener("pagehide", forget);
  }, [isOver, reset, getValues]);

  const submit = form.handleSubmit(({ acceptedTerms: _, ...values }) => {
    const { panImage, adhaarFrontImage, adhaarBackImage, signImage, ...fields } = values;
    if (!panImage || !adhaarFrontImage || !adhaarBackImage || !signImage) return;
    const images = { panImage, adhaarFrontImage, adhaarBackImage, signImage };
    desk.current?.submit({ fields, images });
  });

  const tidyTo = (name: Field, tidied: string) => {
    if (tidied !== getValues(name)) {
      setValue(name, tidied, { shouldValidate: formState.isSubmitted });
    }
  };
  const text = (name: Field, onLeave: (typed: string) => void = () => {}) => ({
    id: name,
    required: true,
    error: formState.errors[name]?.message,
    ...you[name],
    ...register(name, { onBlur: () => onLeave(getValues(name) ?? "") }),
  });

  const problems = [...TEXT_FIELDS, ...IMAGE_FIELDS, "acceptedTerms" as const].flatMap((id) => {
    const message = formState.errors[id]?.message;
    if (!message) return [];
    // What is wrong with a photograph does not say with which.
    const name = id in names ? names[id as ImageField] : "";
    return [{ id, message: message.includes(name) ? message : `${name}: ${message}` }];
  });
  const pressed =
    state.kind === "making"
      ? documents.reading
      : isBusy
        ? words.submitting
        : destination === null
          ? words.makePdf
          : words.submit;

  return (
    <div className="margin-grid">
      <ConsentRail words={words.rail} contact={contact} control={control} isOver={isOver} />
      {state.kind === "sent" && (
        <Receipt
          ref={news}
          words={words.sent}
          language={pdf.language}
          names={names}
          {...state.receipt}
        />
      )}
      {state.kind === "made" && (
        <Made
          ref={news}
          words={words}
          contact={contact}
          reference={state.reference}
          pdf={state.pdf}
        />
      )}
      {!isOver && (
        <form
          method="post"
          noValidate
          aria-label={words.banner.heading}
          className="needs-script min-w-0"
          onSubmit={(event) => {
            submit(event).catch(reportError);
          }}
          onChange={() => desk.current?.warm(getValues("fullName") ?? "")}
        >
          {services === null && (
            <p
              role="note"
              className="mb-10 grid border-l-4 border-ochre bg-pink px-5 py-4 *:[grid-area:1/1]"
            >
              {/* Both take their room, so that nothing moves when it turns out which one holds. */}
              <span className={clsx(destination && "invisible")}>
                <strong className="font-semibold text-ochre">{previewTitle}</strong>{" "}
                {words.modes.unavailable}
              </span>
              <span className={clsx(!destination && "invisible")}>
                <strong className="font-semibold text-ochre">{previewTitle}</strong>{" "}
                {words.modes.intake}
              </span>
            </p>
          )}
          {problems.length > 0 && formState.submitCount > 0 && (
            <ErrorSummary ref={summary} heading={errorWords.summary} errors={problems} />
          )}
          <FormSection number={1} heading={you.heading} intro={you.intro} inert={isBusy}>
            <div className="grid items-end gap-5 sm:grid-cols-2">
              <TextField autoComplete="name" autoCapitalize="words" {...text("fullName")} />
              <TextField type="date" autoComplete="bday" {...text("dob")} />
              <TextField type="email" autoComplete="email" {...text("email")} />
              <TextField
                inputMode="numeric"
                autoComplete="tel-national"
                {...text("phone", (typed) => tidyTo("phone", tidyPhone(typed)))}
              />
              <TextField
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                {...text("panNumber", (typed) => tidyTo("panNumber", tidyPan(typed)))}
              />
              <TextField
                inputMode="numeric"
                autoComplete="off"
                spellCheck={false}
                note={isDoubtful ? words.doubt : undefined}
                {...text("adhaarNumber", (typed) => setIsDoubtful(isDoubtfulAadhaar(typed)))}
              />
            </div>
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
                  desk={desk}
                  isOpen={destination !== undefined}
                  words={documents}
                />
              ))}
            </div>
          </FormSection>
          <FormSection number={3} heading={terms.heading} intro={terms.intro}>
            <TermsBox heading={terms.heading} points={terms.points} more={terms.more} />
            <label className="mt-5 flex min-h-11 items-center gap-3">
              <input
                id="acceptedTerms"
                type="checkbox"
                required
                disabled={isBusy}
                className="size-5 shrink-0 accent-brand"
                {...register("acceptedTerms")}
              />
              {terms.accept}
            </label>
            <button
              type="submit"
              disabled={!hasAccepted || isBusy || destination === undefined}
              className="button mt-5 gap-2.5"
            >
              {isBusy && <Spinner className="size-5" />}
              {pressed}
            </button>
            {state.kind === "refused" && (
              <Alert ref={news} text={refusalText(state.reason, errorWords, names[state.field])} />
            )}
            {state.kind === "failed" && (
              <Alert ref={news} text={words.failed.alert}>
                <p className="mt-2">{words.failed.kept}</p>
                <p className="mt-2">{words.failed.filter}</p>
                <p className="mt-2">
                  {words.failed.contact.replace("{reference}", desk.current?.reference ?? "")}
                </p>
                <ContactLinks
                  contact={contact}
                  chat={words.rail.chat}
                  className="flex flex-wrap gap-x-6"
                />
                {state.pdf && (
                  <div className="mt-3">
                    <DownloadButton
                      isGhost
                      pdf={state.pdf}
                      reference={desk.current?.reference ?? ""}
                      words={words.sent}
                    />
                  </div>
                )}
              </Alert>
            )}
            {state.kind === "submitting" && (
              <SubmissionProgress ref={news} state={state} words={words.progress} names={names} />
            )}
          </FormSection>
        </form>
      )}
    </div>
  );
}
