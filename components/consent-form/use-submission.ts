import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import * as fields from "@/lib/consent/fields";
import type { FormWords } from "@/lib/consent/form-words";
import { discardImage } from "@/lib/consent/images/choose-image";
import type { PlanOffer } from "@/lib/consent/plan-offers";
import type { ProviderKeys } from "@/lib/consent/providers/provider-keys";
import * as schema from "@/lib/consent/schema";
import { browserEffects } from "@/lib/consent/submission/browser-effects";
import { createSubmissionController } from "@/lib/consent/submission/controller";
import {
  isOver,
  nextVisit,
  type Status,
  statusAfterException,
  type Visit,
} from "@/lib/consent/submission/submission";
import { dayInIndia } from "@/lib/text/days";

export interface ConsentFormProps {
  title: string;
  words: FormWords;
  plans: PlanOffer[];
  previewTitle: string;
  providerKeys: ProviderKeys | null;
  /** Files are sealed to these age recipients before upload, if any. */
  recipients: string[];
  /** Phone, chat and e-mail. */
  contact: { label: string; href: string; target?: string; rel?: string; translate?: "no" }[];
}

interface VisitProps extends ConsentFormProps {
  visit: Visit;
  onLeave: (next: Visit) => void;
  onEnd: (status: Status) => void;
}

/** Passed to each part of the form. */
export type FormParts = ReturnType<typeof useSubmission>;

type ApplicationForm = UseFormReturn<schema.ApplicationInput, unknown, schema.ApplicationOutput>;

/** Of what is typed, on this day in India. */
export const SCHEMA = schema.applicationSchema(() => dayInIndia(Date.now()));

const resolver = schema.schemaResolver(SCHEMA);

/** How often the fields are read, as nothing tells of a value that was set without an event. */
const READ_AGAIN_MS = 500;

const READ_FIELDS = [...fields.TEXT_FIELDS, "plan"] as const;

/**
 * Takes over what the fields show: some programs fill them in without an event.
 * @param element the form; null where it is over
 */
function readPage(
  { getValues, setValue, formState }: ApplicationForm,
  element: HTMLFormElement | null,
): void {
  // Not by the document: the whole form may have been put aside, and a copy be there without values.
  const fieldOf = (name: string) => element?.elements.namedItem(name);
  const options = { shouldValidate: formState.isSubmitted };
  for (const name of READ_FIELDS) {
    const field = fieldOf(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field.value !== (getValues(name) ?? "")) setValue(name, field.value, options);
  }
  const box = fieldOf("acceptedTerms");
  if (!(box instanceof HTMLInputElement)) return;
  if (box.checked !== (getValues("acceptedTerms") ?? false)) {
    setValue("acceptedTerms", box.checked, options);
  }
}

function emptyForm({ getValues, reset }: Pick<ApplicationForm, "getValues" | "reset">): void {
  for (const field of fields.IMAGE_FIELDS) discardImage(getValues(field) ?? null);
  const texts = [...fields.TEXT_FIELDS, "plan"].map((field) => [field, ""]);
  // Without values, `reset` would restore the initial ones.
  reset({ ...Object.fromEntries(texts), ...fields.perImage(() => null), acceptedTerms: false });
}

function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handle: (event: WindowEventMap[Type]) => void,
  isOn = true,
): void {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: WindowEventMap[Type]) => onEvent(event);
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type, isOn]);
}

/** The form and its submission; both are cleared when it is over or the page is left. */
export function useSubmission({ visit, onLeave, onEnd, ...props }: VisitProps) {
  const form = useForm<schema.ApplicationInput, unknown, schema.ApplicationOutput>({
    resolver,
    defaultValues: visit.kept,
    // The error summary takes the focus and links to each field.
    shouldFocusError: false,
  });
  const { control, getValues, reset } = form;
  const [controller] = useState(() =>
    createSubmissionController(
      () => browserEffects(props.providerKeys, props.words, props.recipients),
      visit.status,
      // After an exception the same application goes on.
      visit.status.kind === "failed" ? visit.status.reference : undefined,
    ),
  );
  const { subscribe, getState, open } = controller;
  const { status, canSend, isReplaced } = useSyncExternalStore(subscribe, getState, getState);
  const isBusy = status.kind === "submitting" || status.kind === "making";
  const isFormOver = isOver(status);
  const planId = useWatch({ control, name: "plan" });
  const plan = props.plans.find(({ id }) => id === planId);
  /** The error of a field. @param text for a sentence in another place, such as the summary */
  const errorAt = (field: fields.FormField, text = fields.errorText) => {
    const kind = form.formState.errors[field]?.type as fields.ErrorKind | undefined;
    return kind && text(field, kind, props.words);
  };

  /** What the form holds; texts that are equal hold the same. */
  const contents = () => {
    const { plan, acceptedTerms, ...values } = getValues();
    const texts = fields.TEXT_FIELDS.map((field) => values[field]);
    const photographs = fields.IMAGE_FIELDS.map((field) => values[field]?.id);
    return JSON.stringify([texts, photographs, plan, acceptedTerms]);
  };

  const isLeft = useRef(false);
  const noteEnd = useEffectEvent(() => {
    // The form ends when the page is left, or after an exception.
    if (!isLeft.current) onEnd(statusAfterException(getState()));
  });
  useEffect(() => {
    const close = open();
    // Keeps input from before hydration.
    reset(getValues());
    return () => {
      noteEnd();
      close();
      emptyForm({ getValues, reset });
    };
  }, [open, reset, getValues]);

  const element = useRef<HTMLFormElement>(null);
  const readFields = useEffectEvent(() => readPage(form, element.current));
  useEffect(() => {
    if (isFormOver) return;
    const timer = setInterval(() => readFields(), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isFormOver]);

  useEffect(() => {
    if (isFormOver) emptyForm({ getValues, reset });
  }, [isFormOver, reset, getValues]);

  // Only while sending: this listener disables the back/forward cache in some browsers.
  useWindowEvent("beforeunload", (event) => event.preventDefault(), isBusy);
  useWindowEvent("pageshow", ({ persisted }) => {
    // WebKit clears the fields when it restores the page, without an event.
    if (persisted) reset(getValues());
  });
  useWindowEvent("pagehide", () => {
    isLeft.current = true;
    // Synchronously: the browser stores the page before React would render again.
    flushSync(() => onLeave(nextVisit(visit, getState(), getValues())));
  });

  return {
    ...props,
    form,
    element,
    readPage: () => readPage(form, element.current),
    controller,
    status,
    canSend,
    isReplaced,
    isBusy,
    plan,
    contents,
    errorAt,
  };
}
