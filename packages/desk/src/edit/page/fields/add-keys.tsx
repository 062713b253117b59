import { useState } from "react";
import type { Field } from "../../api";
import { Icon } from "../ui/icon";
import { FieldView } from "./field-view";

interface AddKeysProps {
  missing: readonly Field[];
  hash: string;
  label: string;
}

/** What a group may have and has not: a button for each, which opens its field. */
export function AddKeys({ missing, hash, label }: AddKeysProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (missing.length === 0) return null;
  const isOpened = ({ label: name }: Field) => opened.includes(name);
  const closed = missing.filter((field) => !isOpened(field));
  return (
    <>
      {missing.filter(isOpened).map((field) => (
        <FieldView
          key={field.label}
          field={field}
          hash={hash}
          label={`${label} › ${field.label}`}
          focus={field.place}
        />
      ))}
      {closed.length > 0 && (
        <fieldset className="may-add">
          <legend>May be added</legend>
          <div className="row small">
            {closed.map((field) => (
              <button
                key={field.label}
                type="button"
                title={field.help}
                onClick={() => setOpened([...opened, field.label])}
              >
                <Icon name="add" />
                {field.label}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
