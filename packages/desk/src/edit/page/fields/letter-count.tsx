import type { Field } from "../../api";
import type { Editing } from "../state/use-editing";

/** A text as it is published: with its facts in place of their names. */
function published(text: string, { facts }: Field, { check, isChanged }: Editing): string {
  const filled = facts.reduce(
    (words, { written, shown }) => words.replaceAll(written, shown),
    text,
  );
  // A fact that was typed just now is known to the server alone.
  const isFilled = !filled.includes("{{");
  return isFilled || !isChanged || !check?.shown ? filled : check.shown;
}

interface LetterCountProps {
  /** What the control shows: all of the value, or a paragraph of it. */
  text: string;
  field: Field;
  editing: Editing;
}

/** Letters of a title or description as it is published, against what search results show. */
export function LetterCount({ text, field, editing }: LetterCountProps) {
  const { longest } = field;
  if (longest === undefined) return null;
  const { length } = published(text, field, editing);
  return (
    <span className={length > longest ? "count long" : "count"}>
      {length} of {longest} letters
    </span>
  );
}
