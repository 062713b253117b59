import { closestMatch } from "leven";

/** The known name that was most likely meant; undefined when none is alike. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const maxDistance = Math.min(3, Math.ceil(name.length / 3));
  return closestMatch(name, [...known], { maxDistance });
}

/** `: did you mean …?` behind a message, or nothing. */
export function didYouMean(name: string, known: Iterable<string>, show = (found: string) => found) {
  const found = nearest(name, known);
  return found === undefined ? "" : `: did you mean ${show(found)}?`;
}
