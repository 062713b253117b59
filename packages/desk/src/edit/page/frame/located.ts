import type { Place, SourceOfText } from "../../api";
import { ask } from "../calls/ask";
import { tellIfUnchanged } from "../state/clicked";
import { isOfPage } from "../state/site";
import { createStore } from "../state/store";
import { isSameSource } from "./same-source";
import { isText, type PageText, pageText, textsOf } from "./texts-of-page";

/** A text of the page with where it was written: the best first, none if nobody knows. */
export interface Located extends PageText {
  sources: readonly SourceOfText[];
  /** Whether the page does not tell which of the sources it is. */
  isDoubtful: boolean;
}

export interface LocatedPage {
  route: string;
  isLooking: boolean;
  texts: readonly Located[];
}

export const located = createStore<LocatedPage>({ route: "", isLooking: true, texts: [] });

async function sourcesOf(route: string, texts: readonly PageText[]): Promise<Located[]> {
  const asked = texts.map(({ text, near, holders }) => ({ text, near, holders }));
  const answer = await ask("locate", { route, texts: asked });
  const { sources, doubtful } = answer.ok ? answer.result : { sources: [], doubtful: [] };
  return texts.map((text, index) => ({
    ...text,
    sources: sources[index] ?? [],
    isDoubtful: doubtful[index] ?? false,
  }));
}

/** Looks up all texts of the page that the frame shows now. */
export async function locatePage(route: string, page: Document): Promise<void> {
  const { route: before, texts } = located.get();
  located.set({ route, isLooking: true, texts: before === route ? texts : [] });
  const found = await sourcesOf(route, textsOf(page));
  // Another page came meanwhile.
  if (page.defaultView === null) return;
  located.set({ route, isLooking: false, texts: found });
  tellIfUnchanged(route, found);
}

/** A text that came later, such as a sum that a visitor's number gives. */
export async function locateLate(element: Element): Promise<Located | undefined> {
  const { route, texts, isLooking } = located.get();
  if (!isText(element)) return undefined;
  const [late] = await sourcesOf(route, [pageText(element)]);
  if (!late) return undefined;
  const now = located.get();
  if (now.route === route) located.set({ route, isLooking, texts: [...texts, late] });
  return late;
}

function around(element: Element): Element[] {
  const all: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
  return all;
}

const isWhole = ({ sources }: Located) =>
  sources[0] !== undefined && sources[0].match !== "part" && sources[0].kind !== "number";

/**
 * The text that a click on an element means. A link in a sentence is the sentence's; a price in a
 * line that the site puts together is the price's.
 */
export function textAt(element: Element): Located | undefined {
  const { texts } = located.get();
  const inner = around(element).flatMap((at) => texts.filter((text) => text.element === at));
  const outerWhole = inner.findLast(isWhole);
  return outerWhole ?? inner.find(({ sources }) => sources.length > 0) ?? inner[0];
}

/** Whether an element is seen: it is not of a page that was shown before, nor hidden. */
function isSeen(element: Element): boolean {
  const isOfPage = element.isConnected && element.ownerDocument.defaultView !== null;
  return isOfPage && element.checkVisibility();
}

/**
 * Where a card over the page belongs: its text, or what shows the same value once the page is shown
 * anew; undefined if neither is seen.
 */
export function elementNow(element: Element, source: SourceOfText): Element | undefined {
  if (isSeen(element)) return element;
  const { texts } = located.get();
  const same = texts.filter(({ sources }) => sources[0] && isSameSource(sources[0], source));
  return same.find((text) => isSeen(text.element))?.element;
}

function commonPath(places: readonly Place[]): Place["path"] {
  const [first, ...others] = places.map(({ path }) => path);
  if (!first) return [];
  let length = first.length - (others.length === 0 ? 1 : 0);
  for (const path of others) {
    const differs = first.findIndex((step, index) => path[index] !== step);
    if (differs !== -1) length = Math.min(length, differs);
  }
  return first.slice(0, Math.max(0, length));
}

/** A part of the page that is one group in its file: a band, a plan, an entry. */
export interface Part {
  element: Element;
  place: Place;
  /** Of one of its texts. */
  trail: readonly string[];
}

/** The smallest part around an element; undefined where the page's file knows none. */
export function partAt(element: Element): Part | undefined {
  const { route, texts } = located.get();
  for (const at of around(element)) {
    const sources = texts
      .filter((text) => at.contains(text.element))
      .flatMap((text) => text.sources.slice(0, 1))
      .filter(({ place }) => isOfPage(place, route));
    const [first] = sources;
    if (!first) continue;
    const path = commonPath(sources.map(({ place }) => place));
    if (path.length === 0) return undefined;
    return { element: at, place: { file: first.place.file, path }, trail: first.trail };
  }
  return undefined;
}
