import type { Field } from "../../api";
import { inWords } from "../state/place";
import { Marks } from "./marks";

/** A value that may not be edited here. */
export function PlainField({ field }: { field: Field }) {
  return (
    <div className="field plain-field">
      <span className="label">{field.label}</span>
      <span className="aside">{inWords(field.value)}</span>
      {field.help !== "" && <p className="help">{field.help}</p>}
      <Marks field={field} />
    </div>
  );
}
