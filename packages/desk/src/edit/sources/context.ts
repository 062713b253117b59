import type { HolderOfText } from "../api";
import { plainSpaces } from "./shown-text";

/** What belongs to a value, by which a part of a page shows that it is about it. */
export interface Belongings {
  /** The page of its file: a link to it, in a row or a card, says whose row it is. */
  route: string | undefined;
  /** What the page is called: "Options". */
  names: readonly string[];
  /** Texts beside the value in its file, as pages print them. */
  beside: readonly string[];
}

/** A link to its page says more of a row than any number of words. */
const LINK = 100;
const NAME = 10;

function hasLink({ links }: HolderOfText, route: string | undefined): boolean {
  if (!route) return false;
  return links.some((link) => link.replace(/[?#].*$/, "") === route);
}

function hasWords(text: string, words: string): boolean {
  return words !== "" && ` ${text} `.includes(` ${words} `);
}

/** How much a part of a page is about a value. */
function points(holder: HolderOfText, { route, names, beside }: Belongings): number {
  const text = plainSpaces(holder.text);
  const link = hasLink(holder, route) ? LINK : 0;
  const name = names.some((one) => hasWords(text, one)) ? NAME : 0;
  return link + name + beside.filter((words) => text.includes(words)).length;
}

/** Of each part around a text, the smallest first, how much it is about a value. */
export function pointsOf(holders: readonly HolderOfText[], of: Belongings): number[] {
  return holders.map((holder) => points(holder, of));
}

/**
 * Compares two values by what a text stands in. The smallest part that tells them apart decides: a
 * row before the table.
 * @returns below 0 if the first is meant rather, 0 if nothing tells
 */
export function compareContext(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((point, index) => point !== b[index]);
  return differs < 0 ? 0 : (b[differs] ?? 0) - (a[differs] ?? 0);
}
