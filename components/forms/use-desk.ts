import { type RefObject, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { discardImage } from "@/lib/consent/choose-image";
import { type Desk, type DeskState, openDesk } from "@/lib/consent/desk";
import { IMAGE_FIELDS } from "@/lib/consent/fields";
import type { PdfWords } from "@/lib/consent/pdf/application-pdf";
import type { ApplicationInput, ApplicationOutput } from "@/lib/consent/schema";
import type { Services } from "@/lib/consent/services";

interface DeskOptions {
  services: Services | null;
  pdf: PdfWords;
  form: UseFormReturn<ApplicationInput, unknown, ApplicationOutput>;
}

interface OpenDesk {
  state: DeskState;
  desk: RefObject<Desk | null>;
  /** Unknown until the script runs; then where this copy of the site sends the form, if anywhere. */
  destination: Desk["destination"] | undefined;
  isBusy: boolean;
  isOver: boolean;
}

/** Whether the browser built this page anew for its back or forward button, and filled it in. */
function isWayBack(): boolean {
  const [navigation] = performance.getEntriesByType?.("navigation") ?? [];
  return navigation !== undefined && "type" in navigation && navigation.type === "back_forward";
}

/** Opens the desk behind the consent form, and leaves nothing on it once the form is over. */
export function useDesk({ services, pdf, form }: DeskOptions): OpenDesk {
  const { getValues, reset, setValue } = form;
  const [state, setState] = useState<DeskState>({ kind: "editing" });
  const [destination, setDestination] = useState<Desk["destination"] | undefined>();
  const desk = useRef<Desk>(null);
  const isBusy = state.kind === "submitting" || state.kind === "making";
  const isOver = state.kind === "sent" || state.kind === "made";

  useEffect(() => {
    const opened = openDesk(services, pdf, setState);
    desk.current = opened;
    setDestination(opened.destination);
    // What was typed and ticked before the script arrived is in the fields; now the rest hears of it.
    reset(getValues());
    // No browser may tick it on the way back: to accept is the client's own act.
    if (isWayBack()) setValue("acceptedTerms", false);
    return opened.close;
  }, [services, pdf, reset, getValues, setValue]);

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

  return { state, desk, destination, isBusy, isOver };
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
