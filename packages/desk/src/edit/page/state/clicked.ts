import type { Place } from "../../api";
import { isSamePlace } from "./place";
import { say } from "./say";

/*
 * Whether a save has changed the text that was clicked. A page may print the same words from another
 * place; then the save is right, and not what was wanted.
 */

interface Clicked {
  place: Place;
  route: string;
  text: string;
  /** So many texts of the page said this. */
  count: number;
  isSaved: boolean;
}

let clicked: Clicked | undefined;

function countOf(texts: readonly { text: string }[], wanted: string): number {
  return texts.filter(({ text }) => text.trim() === wanted).length;
}

/** A text of a page was clicked, and a place opened for it. */
export function noteClick(
  place: Place,
  route: string,
  text: string,
  texts: readonly { text: string }[],
): void {
  const words = text.trim();
  clicked = { place, route, text: words, count: countOf(texts, words), isSaved: false };
}

export function noteSaved(place: Place): void {
  if (clicked && isSamePlace(clicked.place, place)) clicked = { ...clicked, isSaved: true };
}

/** Once the page is shown anew after a save: says so if it still prints what was clicked. */
export function tellIfUnchanged(route: string, texts: readonly { text: string }[]): void {
  if (!clicked?.isSaved || clicked.route !== route) return;
  const { text, count } = clicked;
  clicked = undefined;
  if (countOf(texts, text) < count) return;
  say(
    `Saved, but the page still reads “${text}”: it prints this from another place. Click it again to choose another one, or undo the change.`,
    "bad",
  );
}
