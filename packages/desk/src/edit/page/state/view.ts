import type { Place } from "../../api";
import { isSamePlace } from "./place";
import { routeOfFile } from "./site";
import { createStore } from "./store";

export type Width = "phone" | "tablet" | "full";

export const WIDTHS: Readonly<Record<Width, number | undefined>> = {
  phone: 360,
  tablet: 768,
  full: undefined,
};

/** `edit`: a click edits. `browse`: a click does what it does for visitors. */
export type Mode = "edit" | "browse";

export type PanelView =
  | { kind: "page" }
  | { kind: "whole" }
  | { kind: "left" }
  | {
      kind: "fields";
      place: Place;
      focus: Place | undefined;
      /** What had the focus when it was opened. */
      before: Element | null;
    };

export type DialogName = "send" | "cards" | "sheet" | "advertisement" | "help";

export interface View {
  route: string;
  width: Width;
  mode: Mode;
  isPanelOpen: boolean;
  panel: PanelView;
  /** Where "Back" leads. */
  earlier: readonly PanelView[];
  dialog: DialogName | undefined;
}

/** The page that the address names: `/__edit/#/about`. */
export function routeInAddress(): string {
  return location.hash.slice(1) || "/";
}

export const view = createStore<View>({
  route: routeInAddress(),
  width: "full",
  mode: "edit",
  isPanelOpen: true,
  panel: { kind: "page" },
  earlier: [],
  dialog: undefined,
});

export function change(part: Partial<View>): void {
  view.set({ ...view.get(), ...part });
}

/**
 * Shows another page. An entry of the page before it is closed, so that nobody gives a value to the
 * wrong one; what was typed in it is kept and listed. What many pages print stays open.
 */
export function showPage(route: string): void {
  const { panel } = view.get();
  const ofPage = panel.kind === "fields" ? routeOfFile(panel.place.file) : undefined;
  if (ofPage === undefined || ofPage === route) change({ route });
  else change({ route, panel: { kind: "page" }, earlier: [] });
}

/** Shows a view in the panel; "Back" returns to the one before. */
export function show(panel: PanelView): void {
  const { panel: before, earlier } = view.get();
  change({ panel, earlier: [...earlier, before], isPanelOpen: true });
}

/**
 * Opens the fields of a place.
 * @param focus the value among them that is meant
 * @param before what had the focus when this was asked for
 */
export function openFields(place: Place, focus?: Place, before = document.activeElement): void {
  const { panel } = view.get();
  const opened: PanelView = { kind: "fields", place, focus, before };
  // "Back" does not lead to where one is.
  if (panel.kind === "fields" && isSamePlace(panel.place, place)) change({ panel: opened });
  else show(opened);
}

export function goBack(): void {
  const { earlier } = view.get();
  change({ panel: earlier.at(-1) ?? { kind: "page" }, earlier: earlier.slice(0, -1) });
}

/** Shows one of the two lists that everything begins at. */
export function goHome(kind: "page" | "whole"): void {
  change({ panel: { kind }, earlier: [] });
}
