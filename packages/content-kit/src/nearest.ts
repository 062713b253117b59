import { closestMatch } from "leven";

/** The most similar known name; undefined if none is close. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const maxDistance = Math.min(3, Math.ceil(name.length / 3));
  return closestMatch(name, [...known], { maxDistance });
}

/** `: did you mean …?` as a suffix of a message, or an empty string. */
export function didYouMean(name: string, known: Iterable<string>, show = (found: string) => found) {
  const found = nearest(name, known);
  return found === undefined ? "" : `: did you mean ${show(found)}?`;
}
