import type { Field } from "../../api";
import { inWords } from "../state/place";
import { withValues } from "./facts-as-values";
import { Marks } from "./marks";

/** A value that may not be edited here. */
export function PlainField({ field }: { field: Field }) {
  return (
    <div className="field plain-field">
      <span className="label">{field.label}</span>
      <span className="aside">{withValues(inWords(field.value), field.facts)}</span>
      {field.help !== "" && <p className="help">{field.help}</p>}
      <Marks field={field} />
    </div>
  );
}
