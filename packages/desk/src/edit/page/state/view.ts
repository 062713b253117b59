import type { Place } from "../../api";
import { isSamePlace } from "./place";
import { hush } from "./say";
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
 * How a step stands in the browser's history: as one that "Back" returns from, in the place of the
 * one before it, or not at all, because the browser has made it.
 */
export type HistoryStep = "adds" | "replaces" | "none";

/** What a step of the browser's history knows: how many views of the panel "Back" can return to. */
export interface PanelDepth {
  earlier: number;
}

function note(step: HistoryStep): void {
  const { route, earlier } = view.get();
  const depth: PanelDepth = { earlier: earlier.length };
  if (step === "adds") history.pushState(depth, "", `#${route}`);
  if (step === "replaces") history.replaceState(depth, "", `#${route}`);
}

/**
 * Shows another page. An entry of the page before it is closed, so that nobody gives a value to the
 * wrong one; what was typed in it is kept and listed. What many pages print stays open.
 */
export function showPage(route: string, step: HistoryStep = "adds"): void {
  const { panel, route: before } = view.get();
  const ofPage = panel.kind === "fields" ? routeOfFile(panel.place.file) : undefined;
  if (ofPage === undefined || ofPage === route) change({ route });
  else change({ route, panel: { kind: "page" }, earlier: [] });
  if (route === before) return;
  // What was said was of the page before.
  hush();
  note(step);
}

/** Shows a view in the panel; "Back" returns to the one before. */
export function show(panel: PanelView): void {
  const { panel: before, earlier } = view.get();
  change({ panel, earlier: [...earlier, before], isPanelOpen: true });
  note("adds");
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

/**
 * After the browser's own "Back" or "Forward": the page of the address is shown, or else the view of
 * the panel before this one.
 */
export function followHistory(state: Partial<PanelDepth> | null): void {
  const { route, earlier } = view.get();
  if (routeInAddress() !== route) showPage(routeInAddress(), "none");
  else if (earlier.length > 0 && (state?.earlier ?? 0) <= earlier.length) goBack();
}

/** Shows one of the two lists that everything begins at. */
export function goHome(kind: "page" | "whole"): void {
  change({ panel: { kind }, earlier: [] });
}
