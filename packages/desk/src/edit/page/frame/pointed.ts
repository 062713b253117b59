import type { SourceOfText } from "../../api";
import { drafts } from "../state/drafts";
import { keyOf } from "../state/place";
import { createStore } from "../state/store";

/** What the outline in the page is around. */
export interface Pointed {
  element: Element;
  /** "Edit: Plans › Basic › Price". */
  says: string;
  isFixed: boolean;
}

export const pointed = createStore<Pointed | undefined>(undefined);

/** The text that is edited in its place. */
export interface InPlace {
  element: Element;
  sources: readonly SourceOfText[];
  source: SourceOfText;
}

export const inPlace = createStore<InPlace | undefined>(undefined);

/** A text that may be one of several values: which one is asked. */
export interface Asking {
  element: Element;
  sources: readonly SourceOfText[];
  /** "This stands in several places. Which one?" */
  question: string;
}

export const asking = createStore<Asking | undefined>(undefined);

/** Closes the card over the page, unless something is typed in it. */
export function closeUnchanged(): void {
  asking.set(undefined);
  const now = inPlace.get();
  if (now && !drafts.get()[keyOf(now.source.place)]) inPlace.set(undefined);
}

/** Counts up as the page in the frame is scrolled or changes its size. */
export const moved = createStore(0);

export function pageMoved(): void {
  moved.set(moved.get() + 1);
}
