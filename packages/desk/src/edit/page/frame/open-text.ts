import type { SourceOfText } from "../../api";
import { noteClick } from "../state/clicked";
import { formOf } from "../state/place";
import { say } from "../state/say";
import { openFields } from "../state/view";
import { type Located, located, locateLate, partAt, textAt } from "./located";
import { asking, inPlace, pointed } from "./pointed";
import { isTemplate } from "./says-of";

/** Whether a value is edited over the page, and not in the panel. */
function isInPlace({ match, kind, fixed }: SourceOfText): boolean {
  const isWords = kind === "text" || kind === "markdown";
  return isWords && match !== "part" && !fixed.some(({ exactly }) => exactly);
}

/** Opens where a text was written. */
export function openSource(text: Pick<Located, "element" | "sources">, source: SourceOfText): void {
  const [fact] = source.facts;
  const { route, texts } = located.get();
  noteClick(source.place, route, text.element.textContent ?? "", texts);
  pointed.set(undefined);
  asking.set(undefined);
  if (fact?.place && source.written.trim() === fact.written) {
    openFields(formOf(fact.place), fact.place);
    return;
  }
  if (isInPlace(source)) {
    inPlace.set({ element: text.element, sources: text.sources, source });
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
  if (question === undefined) openSource(text, source);
  else asking.set({ element, sources, question });
  return true;
}

/** What a click on the page does in the mode "Edit". */
export async function openAt(element: Element): Promise<void> {
  inPlace.set(undefined);
  asking.set(undefined);
  const text = textAt(element) ?? (await locateLate(element));
  if (text && openText(text)) return;
  const part = partAt(element);
  if (part) {
    openFields(part.place);
    return;
  }
  say("The site makes this by itself; there are no words of yours in it.", "bad");
}
