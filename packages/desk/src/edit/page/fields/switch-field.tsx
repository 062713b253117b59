import { useId } from "react";
import type { Field } from "../../api";
import { useEditing } from "../state/use-editing";
import { questionOf } from "./closing";
import { Marks } from "./marks";
import { Messages } from "./messages";
import { SaveButtons } from "./save-buttons";

/** On or off; saved at once, but for one that closes or hides something: that is asked first. */
export function SwitchField({ field, hash, label }: { field: Field; hash: string; label: string }) {
  const editing = useEditing(field, hash, label);
  const id = useId();
  const isOn = editing.value === true;

  /** What is refused stays as it was pressed: it may be right together with another value. */
  async function press() {
    if (editing.isChanged) {
      editing.type(!isOn);
      return;
    }
    if (questionOf(field, !isOn)) {
      editing.type(!isOn);
      return;
    }
    const isSaved = await editing.save({ do: "set", value: !isOn });
    if (!isSaved) editing.type(!isOn);
  }

  return (
    <div className={editing.isChanged ? "field changed" : "field"}>
      <div className="switch-line">
        <button
          id={id}
          type="button"
          role="switch"
          className="switch"
          aria-checked={isOn}
          aria-label={field.label}
          aria-describedby={`${id}-help ${id}-said`}
          aria-busy={editing.isSaving}
          onClick={() => void press()}
        />
        <span aria-hidden="true" className="label">
          {field.label}
        </span>
        <span aria-hidden="true" className="aside">
          {isOn ? "On" : "Off"}
        </span>
        {editing.isChanged && <span className="unsaved">Not saved yet</span>}
      </div>
      <p id={`${id}-help`} className="help">
        {field.help}
      </p>
      <Marks field={field} />
      {editing.isChanged && questionOf(field, isOn) && (
        <p className="question" role="status">
          {questionOf(field, isOn)}
        </p>
      )}
      <SaveButtons editing={editing} onSave={() => void editing.save()} />
      <Messages id={`${id}-said`} field={field} editing={editing} />
    </div>
  );
}
