import type { Mistake, Place, Plain } from "../api";

/** A name in braces, at which a page prints a value of its own: `{price}`, not a fact `{{firm.name}}`. */
const NAME = /(?<!\{)\{\w+\}(?!\})/g;

function namesIn(text: Plain | undefined): readonly string[] {
  if (typeof text !== "string") return [];
  return text.match(NAME) ?? [];
}

export const hasNames = (text: string) => namesIn(text).length > 0;

/** Names that a text had and has no more: what was typed in their place, every page would print. */
export function lostNames(
  place: Place,
  before: Plain | undefined,
  after: Plain | undefined,
): Mistake[] {
  const left = new Set(namesIn(after));
  const lost = [...new Set(namesIn(before))].filter((name) => !left.has(name));
  return lost.map((name) => ({
    at: place.file,
    place,
    message: `${name} is missing: at this name each page prints its own value, and words typed in its place would stand on all of them.`,
  }));
}
