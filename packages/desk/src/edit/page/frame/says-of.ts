import type { Place, SourceOfText } from "../../api";
import { isOfPage, nameOfFile, withNames } from "../state/site";
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
export function fullSaysOf(source: SourceOfText): string {
  const steps = [nameOfFile(source.place.file), ...stepsIn(source)];
  return steps.filter(Boolean).join(" › ");
}

export function saysOfPart(part: Part): string {
  return stepsIn(part).slice(0, part.place.path.length).slice(-STEPS).join(" › ");
}
