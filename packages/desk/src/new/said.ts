import type { ContentIssue } from "content-kit";
import { closestMatch } from "leven";
import { TEXT_NAMES } from "@/lib/content/schemas/versions";

/** Letters that may differ in a mistyped name. */
const MOST_WRONG = 3;

/** What is wrong with the first name that is none of a text that clients accept; undefined if none is. */
export function unknownText(wanted: readonly string[]): string | undefined {
  const known: readonly string[] = TEXT_NAMES;
  const name = wanted.find((other) => !known.includes(other));
  if (name === undefined) return undefined;
  const meant = closestMatch(name, [...known], { maxDistance: MOST_WRONG });
  const hint = meant === undefined ? "" : `: did you mean ${meant}?`;
  return `There is no text "${name}"${hint}`;
}

/** What to say where no version is kept. @param later texts that need one from a day to come */
export function nothingKept(later: readonly Pick<ContentIssue, "message">[]): string {
  if (later.length === 0) return "Every text matches its newest version: nothing to keep.";
  const messages = later.map(({ message }) => `  ${message}`);
  return ["Nothing to keep today, but:", ...messages].join("\n");
}
