import type { SourceOfText } from "../../api";
import { formOf } from "../state/place";
import { say } from "../state/say";
import { openFields } from "../state/view";
import { type Located, locateLate, partAt, textAt } from "./located";
import { inPlace, pointed } from "./pointed";

/** Whether a value is edited over the page, and not in the panel. */
function isInPlace({ match, kind, fixed }: SourceOfText): boolean {
  const isWords = kind === "text" || kind === "markdown";
  return isWords && match !== "part" && !fixed.some(({ exactly }) => exactly);
}

/** Opens where a text was written. */
export function openSource(text: Located, source: SourceOfText): void {
  const [fact] = source.facts;
  pointed.set(undefined);
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

export function openText(text: Located): boolean {
  const [source] = text.sources;
  if (source) openSource(text, source);
  return source !== undefined;
}

/** What a click on the page does in the mode "Edit". */
export async function openAt(element: Element): Promise<void> {
  inPlace.set(undefined);
  const text = textAt(element) ?? (await locateLate(element));
  if (text && openText(text)) return;
  const part = partAt(element);
  if (part) {
    openFields(part.place);
    return;
  }
  say("The site makes this by itself; there are no words of yours in it.", "bad");
}
