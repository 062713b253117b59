import type { SourceOfText } from "../../api";
import { isOfPage, nameOfFile } from "../state/site";
import type { Part } from "./located";

const STEPS = 3;

/** Where a text comes from, in few words: "Plans › Basic › Price", "Comes from: The firm › Phone". */
export function saysOf({ place, trail, facts, written }: SourceOfText, route: string): string {
  const [fact] = facts;
  if (fact && written.trim() === fact.written) return `Comes from: ${fact.says}`;
  const steps = trail.slice(-STEPS).join(" › ");
  if (isOfPage(place, route)) return steps;
  const name = nameOfFile(place.file);
  return `Comes from: ${steps.startsWith(name) ? steps : [name, steps].filter(Boolean).join(" › ")}`;
}

export function saysOfPart({ trail }: Part): string {
  return trail.slice(-STEPS).join(" › ");
}
