import { KEPT_FIELDS, type TextValues } from "@/lib/consent/fields";
import type { DeskState } from "./submission-controller";

/** The time from when the form is opened, or come back to, until its page is left. */
export interface Visit {
  number: number;
  /** How it begins. */
  state: DeskState;
  /** What the fields begin with. */
  kept: Partial<TextValues>;
}

export const FIRST_VISIT: Visit = { number: 0, state: { kind: "editing" }, kept: {} };

/** What a page that is left may still tell: no PDF, as it holds the whole application. */
function stateAfter(state: DeskState, reference: string): DeskState {
  switch (state.kind) {
    case "sent":
      return { kind: "sent", receipt: { ...state.receipt, pdf: null } };
    case "submitting":
    case "failed":
      return { kind: "left", reference };
    case "left":
      return state;
    case "editing":
    case "refused":
    case "making":
    case "made":
      return { kind: "editing" };
  }
}

/**
 * The visit that follows once the page is left: without identity numbers, photographs and the
 * acceptance, and with nothing at all once the application was sent or its PDF was made.
 * @param values of the form now
 * @param reference of the application that is left
 */
export function nextVisit(
  { number }: Visit,
  state: DeskState,
  values: Partial<TextValues>,
  reference: string,
): Visit {
  const kept: Visit["kept"] = {};
  if (state.kind !== "sent" && state.kind !== "made") {
    for (const field of KEPT_FIELDS) kept[field] = values[field] ?? "";
  }
  return { number: number + 1, state: stateAfter(state, reference), kept };
}
