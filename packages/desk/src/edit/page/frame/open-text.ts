import type { SourceOfText } from "../../api";
import { noteClick } from "../state/clicked";
import { formOf } from "../state/place";
import { say } from "../state/say";
import { openFields, view } from "../state/view";
import { elementNow, type Located, located, locateLate, partAt, textAt } from "./located";
import { asking, inPlace, pointed } from "./pointed";
import { isTemplate } from "./says-of";

/** Whether a value is edited over the page, and not in the panel. */
function isInPlace({ match, kind, fixed }: SourceOfText): boolean {
  const isWords = kind === "text" || kind === "markdown";
  return isWords && match !== "part" && !fixed.some(({ exactly }) => exactly);
}

function closeCards(): void {
  inPlace.set(undefined);
  asking.set(undefined);
}

/** Opens where a text was written. */
export function openSource(text: Pick<Located, "element" | "sources">, source: SourceOfText): void {
  const [fact] = source.facts;
  const { route, texts } = located.get();
  noteClick(source.place, route, text.element.textContent ?? "", texts);
  pointed.set(undefined);
  closeCards();
  if (fact?.place && source.written.trim() === fact.written) {
    openFields(formOf(fact.place), fact.place);
    return;
  }
  // What is in a closed fold is edited in the panel.
  const element = isInPlace(source) ? elementNow(text.element, source) : undefined;
  if (element) {
    inPlace.set({ element, sources: text.sources, source });
    return;
  }
  openFields(formOf(source.place), source.place);
}

/** What is asked before one of several values is opened; undefined if the first is meant. */
function questionOf({ sources, isDoubtful }: Located): string | undefined {
  const [first] = sources;
  const isOfValue = first !== undefined && !isTemplate(first);
  if (isOfValue && sources.some(isTemplate)) {
    return "A sentence with a value of its own. What is to change?";
  }
  if (sources.length > 1 && isDoubtful) return "This stands in several places. Which one?";
  return undefined;
}

export function openText(text: Located): boolean {
  const { element, sources } = text;
  const [source] = sources;
  if (!source) return false;
  const question = questionOf(text);
  pointed.set(undefined);
  closeCards();
  if (question === undefined || !elementNow(element, source)) openSource(text, source);
  else asking.set({ element, sources, question });
  return true;
}

/** Once the texts of the page are known: while it is shown anew, those of before are still listed. */
function untilLocated(): Promise<void> {
  if (!located.get().isLooking) return Promise.resolve();
  return new Promise((done) => {
    const stop = located.subscribe(() => {
      if (located.get().isLooking) return;
      stop();
      done();
    });
  });
}

/** Opens a text of the panel's list, on the page as it is shown by then. */
export async function openListed(text: Located): Promise<void> {
  const { route } = view.get();
  const [source] = text.sources;
  if (source && !elementNow(text.element, source)) await untilLocated();
  if (route === view.get().route) openText(text);
}

let clicks = 0;

/** What a click on the page does in the mode "Edit". */
export async function openAt(element: Element): Promise<void> {
  clicks += 1;
  const turn = clicks;
  const { route } = view.get();
  closeCards();
  const text = textAt(element) ?? (await locateLate(element));
  // Something else was clicked meanwhile, or another page was chosen or came.
  if (turn !== clicks || route !== view.get().route) return;
  if (element.ownerDocument.defaultView === null) return;
  if (text && openText(text)) return;
  const part = partAt(element);
  if (part) {
    openFields(part.place);
    return;
  }
  say("The site makes this by itself; there are no words of yours in it.", "bad");
}
