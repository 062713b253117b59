import type { Place, SourceOfText } from "../../api";
import { withValues } from "../fields/facts-as-values";
import { isOfPage, isPageFile, nameOfFile, withNames } from "../state/site";
import type { Part } from "./located";

const STEPS = 3;

/** The labels within a file: a trail begins with the file's name. */
export function stepsIn({ place, trail }: { place: Place; trail: readonly string[] }): string[] {
  const isFile = (step: string) => place.file.endsWith(step) || step === nameOfFile(place.file);
  return trail.filter((step, index) => index > 0 || !isFile(step));
}

/** Where a text comes from, in few words: "Plans › Basic › Price", "Comes from: The firm › Phone". */
export function saysOf(source: SourceOfText, route: string): string {
  const { place, facts, written } = source;
  const [fact] = facts;
  if (fact && written.trim() === fact.written) return `Comes from: ${withNames(fact.says)}`;
  const steps = stepsIn(source).slice(-STEPS).join(" › ");
  if (isOfPage(place, route)) return steps;
  const name = nameOfFile(place.file);
  return `Comes from: ${[name, steps].filter(Boolean).join(" › ")}`;
}

/** All of where a text is written, to tell it from others: "Options › Plans › Basic, 1 month › Price". */
function fullSaysOf(source: SourceOfText): string {
  const steps = [nameOfFile(source.place.file), ...stepsIn(source)];
  return steps.filter(Boolean).join(" › ");
}

/** Whether a text is put together: a sentence with names in braces, and the values of the page. */
export function isTemplate({ match, written }: SourceOfText): boolean {
  return match === "part" && /\{\w+\}/.test(written);
}

/** "The sentence “From {price} a month”, on 7 pages: Shared › Fee › Month". */
function saysOfChoice(source: SourceOfText, isPutTogether: boolean): string {
  const says = fullSaysOf(source);
  if (!isPutTogether) return says;
  if (!isTemplate(source)) return `The ${(source.trail.at(-1) ?? "value").toLowerCase()}: ${says}`;
  const many = isPageFile(source.place.file) ? "this page" : "every page that uses it";
  const where = source.pages === undefined ? many : inPages(source.pages);
  const sentence = withValues(source.written, source.facts);
  return `The sentence “${sentence}”, on ${where}: ${says}`;
}

const inPages = (count: number) => (count === 1 ? "1 page" : `${count} pages`);

export interface Choice {
  source: SourceOfText;
  says: string;
}

/** Places in words, each told from the others. */
export function choicesOf(sources: readonly SourceOfText[]): Choice[] {
  const isPutTogether = sources.some(isTemplate);
  const all = sources.map((source) => ({ source, says: saysOfChoice(source, isPutTogether) }));
  return all.map(({ source, says }) => {
    const alike = all.filter((other) => other.says === says);
    if (alike.length === 1) return { source, says };
    const position = alike.findIndex((other) => other.source === source) + 1;
    return { source, says: `${says} (${position} of ${alike.length})` };
  });
}

export function saysOfPart(part: Part): string {
  return stepsIn(part).slice(0, part.place.path.length).slice(-STEPS).join(" › ");
}
