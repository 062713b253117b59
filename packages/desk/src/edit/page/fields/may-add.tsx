import { useId } from "react";
import type { Field } from "../../api";
import { Icon } from "../ui/icon";

interface MayAddProps {
  fields: readonly Field[];
  onAdd: (field: Field) => void;
}

/** What a group may have and has not: a button for each, with what it is for. */
export function MayAdd({ fields, onAdd }: MayAddProps) {
  const id = useId();
  if (fields.length === 0) return null;
  return (
    <fieldset className="may-add">
      <legend>May be added</legend>
      <ul className="plain-list">
        {fields.map((field) => {
          const { label, help } = field;
          const helpId = `${id}-${String(field.place.path.at(-1))}`;
          return (
            <li key={helpId} className="row small">
              <button
                type="button"
                aria-describedby={help === "" ? undefined : helpId}
                onClick={() => onAdd(field)}
              >
                <Icon name="add" />
                {label}
              </button>
              {help !== "" && (
                <span id={helpId} className="help">
                  {help}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
