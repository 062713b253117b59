import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { type UseFormReturn, useForm } from "react-hook-form";
import { IMAGE_FIELDS, perImage, TEXT_FIELDS } from "@/lib/consent/fields";
import { discardImage } from "@/lib/consent/images/choose-image";
import type { PdfWords } from "@/lib/consent/pdf/pdf-words";
import type { ProviderKeys } from "@/lib/consent/providers/provider-keys";
import {
  type ApplicationInput,
  type ApplicationOutput,
  applicationSchema,
  schemaResolver,
} from "@/lib/consent/schema";
import { browserEffects } from "@/lib/consent/submission/browser-effects";
import { createSubmissionController } from "@/lib/consent/submission/controller";
import { isOver } from "@/lib/consent/submission/submission";
import { nextVisit, type Visit } from "@/lib/consent/submission/visit";

export type ApplicationForm = UseFormReturn<ApplicationInput, unknown, ApplicationOutput>;

const resolver = schemaResolver(applicationSchema(() => new Date()));

/** Empties the form and revokes its object URLs. */
function emptyForm({ getValues, reset }: Pick<ApplicationForm, "getValues" | "reset">): void {
  for (const field of IMAGE_FIELDS) discardImage(getValues(field) ?? null);
  const texts = [...TEXT_FIELDS, "plan"].map((field) => [field, ""]);
  // Without values `reset` would restore the initial ones.
  reset({ ...Object.fromEntries(texts), ...perImage(() => null), acceptedTerms: false });
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

export interface SubmissionOptions {
  providerKeys: ProviderKeys | null;
  pdf: PdfWords;
  visit: Visit;
  onLeave: (next: Visit) => void;
}

/** The form and its submission; both are emptied when it is over or the page is left. */
export function useSubmission({ providerKeys, pdf, visit, onLeave }: SubmissionOptions) {
  const form = useForm<ApplicationInput, unknown, ApplicationOutput>({
    resolver,
    defaultValues: visit.kept,
    // The error summary takes the focus and links to each field.
    shouldFocusError: false,
  });
  const { getValues, reset } = form;
  const [controller] = useState(() =>
    createSubmissionController(() => browserEffects(providerKeys, pdf), visit.status),
  );
  const { subscribe, getState, open } = controller;
  const submission = useSyncExternalStore(subscribe, getState, getState);
  const { kind } = submission.status;
  const isBusy = kind === "submitting" || kind === "making";
  const isFormOver = isOver(submission.status);

  useEffect(() => {
    const close = open();
    // Takes over what was typed and ticked before the script ran.
    reset(getValues());
    return () => {
      close();
      emptyForm({ getValues, reset });
    };
  }, [open, reset, getValues]);

  useEffect(() => {
    if (isFormOver) emptyForm({ getValues, reset });
  }, [isFormOver, reset, getValues]);

  // Only while sending: some browsers do not keep a page with this listener for Back.
  useWindowEvent("beforeunload", (event) => event.preventDefault(), isBusy);
  useWindowEvent("pageshow", ({ persisted }) => {
    // WebKit empties the fields when it restores the page, without an event.
    if (persisted) reset(getValues());
  });
  useWindowEvent("pagehide", () => {
    // Synchronously: the browser stores the page before React would render again.
    flushSync(() => onLeave(nextVisit(visit, getState(), getValues())));
  });

  return { form, controller, submission, isBusy };
}
