import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { FormSection } from "@/components/ui/form-section";
import { Spinner } from "@/components/ui/icons";
import { TextField } from "@/components/ui/text-field";
import { type TextField as Field, IMAGE_FIELDS, perImage, TEXT_FIELDS } from "@/lib/consent/fields";
import { tidyPan } from "@/lib/consent/normalise-pan";
import { schemaResolver } from "@/lib/consent/resolver";
import {
  type ApplicationInput,
  type ApplicationOutput,
  applicationSchema,
} from "@/lib/consent/schema";
import type { Visit } from "@/lib/consent/submission/visit";
import { isDoubtfulAadhaar } from "@/lib/consent/verhoeff";
import { reportError } from "@/lib/islands/report-error";
import { tidyPhone } from "@/lib/text/phone";
import type { ConsentFormProps } from "./consent-form";
import { ImageInput } from "./image-input";
import { ConsentMissing } from "./missing-fields";
import { ConsentRail } from "./section-progress";
import { Made, Receipt } from "./submission-outcome";
import { ConsentNews } from "./submission-status";
import { TermsBox } from "./terms-box";
import { useDesk, useNewsFocus } from "./use-submission";

interface ConsentVisitProps extends ConsentFormProps {
  visit: Visit;
  onLeave: (next: Visit) => void;
}

/** The form while its page is open: what is typed and chosen, how it goes, and what came of it. */
export function ConsentVisit({
  words,
  previewTitle,
  services,
  contact,
  pdf,
  visit,
  onLeave,
}: ConsentVisitProps) {
  const { you, documents, terms, errors: errorWords } = words;
  const names = perImage((field) => documents[field].name);
  const imageLabels = perImage((field) => documents[field].label);
  const [schema] = useState(() => applicationSchema(errorWords, imageLabels, () => new Date()));
  const form = useForm<ApplicationInput, unknown, ApplicationOutput>({
    resolver: schemaResolver(schema),
    defaultValues: visit.kept,
    // The summary takes the focus and leads to each field.
    shouldFocusError: false,
  });
  const { control, register, setValue, getValues, formState } = form;
  const { state, desk, isBusy, isOver } = useDesk({ services, pdf, form, visit, onLeave });
  // Unknown until the script runs.
  const destination = desk?.destination;
  const [isDoubtful, setIsDoubtful] = useState(false);
  const hasAccepted = useWatch({ control, name: "acceptedTerms" }) === true;
  const summary = useRef<HTMLDivElement>(null);
  const news = useNewsFocus(state);

  useEffect(() => {
    if (formState.submitCount > 0) summary.current?.focus();
  }, [formState.submitCount]);

  const submit = form.handleSubmit(({ acceptedTerms: _, ...values }) => {
    const { panImage, adhaarFrontImage, adhaarBackImage, signImage, ...fields } = values;
    if (!panImage || !adhaarFrontImage || !adhaarBackImage || !signImage) return;
    const images = { panImage, adhaarFrontImage, adhaarBackImage, signImage };
    desk?.submit({ fields, images });
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

  const labels = { ...you, ...documents, acceptedTerms: { label: terms.accept } };
  const problems = [...TEXT_FIELDS, ...IMAGE_FIELDS, "acceptedTerms" as const].flatMap((id) => {
    const message = formState.errors[id]?.message;
    if (!message) return [];
    // Some say what is wrong, but not where.
    const { label } = labels[id];
    return [{ id, message: message.includes(label) ? message : `${label}: ${message}` }];
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
          // No browser may bring back what it noted of this form; Chromium and Firefox do not, of any
          // field in it. The fields' own words about autofill hold all the same.
          autoComplete="off"
          aria-label={words.banner.heading}
          className="needs-script min-w-0"
          onSubmit={(event) => {
            submit(event).catch(reportError);
          }}
          onChange={() => desk?.warm(getValues("fullName") ?? "")}
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
          <p className="mb-6">{words.required}</p>
          <FormSection number={1} heading={you.heading} intro={you.intro} inert={isBusy}>
            <div className="grid items-end gap-5 sm:grid-cols-2">
              <TextField autoComplete="name" autoCapitalize="words" {...text("fullName")} />
              <TextField type="email" autoComplete="email" {...text("email")} />
              <TextField
                inputMode="numeric"
                autoComplete="tel-national"
                {...text("phone", (typed) => tidyTo("phone", tidyPhone(typed)))}
              />
              <TextField type="date" autoComplete="bday" {...text("dob")} />
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
                <ImageInput key={name} name={name} form={form} desk={desk} words={documents} />
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
            <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
              <button
                type="submit"
                disabled={!hasAccepted || isBusy || desk === null}
                aria-describedby={isBusy ? undefined : "missing"}
                className="button gap-2.5"
              >
                {isBusy && <Spinner className="size-5" />}
                {pressed}
              </button>
              {!isBusy && (
                <ConsentMissing
                  id="missing"
                  words={words}
                  language={pdf.language}
                  control={control}
                />
              )}
            </div>
            <ConsentNews
              ref={news}
              state={state}
              words={words}
              names={names}
              contact={contact}
              reference={desk?.reference ?? ""}
              onStop={() => desk?.stop()}
            />
          </FormSection>
        </form>
      )}
    </div>
  );
}
