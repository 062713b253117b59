import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import { discardImage } from "@/lib/consent/images/choose-image";
import type { PdfWords } from "@/lib/consent/pdf/application-pdf";
import type { Services } from "@/lib/consent/providers/provider-keys";
import type { ApplicationInput, ApplicationOutput } from "@/lib/consent/schema";
import {
  type Desk,
  type DeskState,
  openDesk,
} from "@/lib/consent/submission/submission-controller";
import { nextVisit, type Visit } from "@/lib/consent/submission/visit";

export type ApplicationForm = UseFormReturn<ApplicationInput, unknown, ApplicationOutput>;

interface DeskOptions {
  services: Services | null;
  pdf: PdfWords;
  form: ApplicationForm;
  visit: Visit;
  onLeave: (next: Visit) => void;
}

interface OpenDesk {
  state: DeskState;
  /** null until the script runs. */
  desk: Desk | null;
  isBusy: boolean;
  isOver: boolean;
}

/** Leaves nothing in the form; what it holds outside the page's own memory is given back. */
function emptyForm({ getValues, reset }: Pick<ApplicationForm, "getValues" | "reset">): void {
  for (const field of IMAGE_FIELDS) discardImage(getValues(field) ?? null);
  const texts = TEXT_FIELDS.map((field) => [field, ""]);
  const images = IMAGE_FIELDS.map((field) => [field, null]);
  // Each by name: without values it would go back to those it began with.
  reset({ ...Object.fromEntries([...texts, ...images]), acceptedTerms: false });
}

/** Opens the desk behind the consent form, and leaves nothing on it once the form is over or left. */
export function useDesk({ services, pdf, form, visit, onLeave }: DeskOptions): OpenDesk {
  const { getValues, reset } = form;
  const [state, setState] = useState(visit.state);
  const [desk, setDesk] = useState<Desk | null>(null);
  const isBusy = state.kind === "submitting" || state.kind === "making";
  const isOver = state.kind === "sent" || state.kind === "made";

  useEffect(() => {
    const opened = openDesk(services, pdf, setState);
    setDesk(opened);
    // What was typed and ticked before the script arrived is in the fields; now the rest hears of it.
    reset(getValues());
    return () => {
      opened.close();
      emptyForm({ getValues, reset });
    };
  }, [services, pdf, reset, getValues]);

  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);

  useEffect(() => {
    if (!isOver) return;
    emptyForm({ getValues, reset });
    desk?.close();
  }, [isOver, desk, reset, getValues]);

  useEffect(() => {
    // WebKit empties every field of such a form as it brings a page back, and tells nobody.
    const fillIn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset(getValues());
    };
    addEventListener("pageshow", fillIn);
    return () => removeEventListener("pageshow", fillIn);
  }, [reset, getValues]);

  useEffect(() => {
    if (desk === null) return;
    const leave = () => {
      const next = nextVisit(visit, state, getValues(), desk.reference);
      // At once: a page that is left is not drawn again before it is kept.
      flushSync(() => onLeave(next));
    };
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [visit, state, desk, getValues, onLeave]);

  return { state, desk, isBusy, isOver };
}

/**
 * Leads the focus to what is new: the progress, an alert, the receipt.
 * @returns for the element that shows it
 */
export function useNewsFocus(state: DeskState): RefObject<HTMLDivElement | null> {
  const news = useRef<HTMLDivElement>(null);
  // Of its progress a submission tells many times; anything else is news each time, also when it
  // ends as the one before and React draws only the end.
  const latest = state.kind === "submitting" ? state.kind : state;
  useEffect(() => {
    if (latest === "submitting" || latest.kind !== "editing") news.current?.focus();
  }, [latest]);
  return news;
}
