import { type FunctionComponent, useId, useState } from "react";
import type { Edit, Field, Plain } from "../../api";
import type { Editing } from "../state/use-editing";
import { useEditing } from "../state/use-editing";
import type { ControlProps } from "./control";
import { withValues } from "./facts-as-values";
import { ExampleMark, Marks } from "./marks";
import { Messages } from "./messages";
import { OnAnotherDay } from "./on-another-day";
import { OursBox } from "./ours-box";
import { SaveButtons } from "./save-buttons";

interface ValueFieldProps {
  field: Field;
  hash: string;
  /** With what it is in: "Plans › Basic › Price". */
  label: string;
  Control: FunctionComponent<ControlProps>;
}

function isRefused({ refused, check }: Editing): boolean {
  const wrong = (check?.mistakes.length ?? 0) + (check?.fixed.length ?? 0);
  return wrong > 0 || refused !== undefined;
}

/** Values of tables and policies have no days of their own, nor have days themselves. */
function mayBeDated({ place, kind }: Field): boolean {
  return place.file.endsWith(".yaml") && kind !== "day";
}

/** What may be done with a value that is not being typed. */
function MoreOf({
  field,
  editing,
  hash,
  label,
}: Omit<ValueFieldProps, "Control"> & { editing: Editing }) {
  if (editing.isChanged || editing.isSaving || field.kind === "plain") return null;
  const isThere = field.value !== undefined;
  const isDatable = isThere && mayBeDated(field);
  return (
    <div className="row small">
      {field.placeholder === "own" && (
        <button
          type="button"
          className="link"
          onClick={() => void editing.save({ do: "supply", supplied: true })}
        >
          It is right as it is
        </button>
      )}
      {isDatable && <OnAnotherDay field={field} hash={hash} label={label} />}
      {isThere && field.optional && (
        <button
          type="button"
          className="link quiet"
          aria-label={`Leave it out: ${field.label}`}
          onClick={() => void editing.save({ do: "remove" })}
        >
          Leave it out
        </button>
      )}
    </div>
  );
}

/** One value with its label, what is said of it, and "Save". */
export function ValueField({ field, hash, label, Control }: ValueFieldProps) {
  const editing = useEditing(field, hash, label);
  const [isOurs, setOurs] = useState(true);
  const id = useId();
  const isExample = field.placeholder === "own";
  const isFixed = field.fixed.some(({ exactly }) => exactly);

  function save() {
    // Of two values one is chosen first.
    if (!editing.isChanged || editing.theirs) return;
    const value: Plain = editing.value ?? "";
    const edit: Edit = isExample ? { do: "set", value, supplied: isOurs } : { do: "set", value };
    void editing.save(edit);
  }

  return (
    <div className={editing.isChanged ? "field changed" : "field"}>
      <div className="label-line">
        <label htmlFor={id} className="label">
          {field.label}
        </label>
        <ExampleMark field={field} />
        {editing.isChanged && <span className="unsaved">Not saved yet</span>}
      </div>
      {field.help !== "" && (
        <p id={`${id}-help`} className="help">
          {field.help}
        </p>
      )}
      {isFixed ? (
        <p className="fixed-value">{withValues(String(field.value ?? ""), field.facts)}</p>
      ) : (
        <Control
          field={field}
          editing={editing}
          id={id}
          describedBy={`${id}-help ${id}-said`}
          isWrong={isRefused(editing)}
          onSave={save}
        />
      )}
      {isExample && editing.isChanged && <OursBox isOurs={isOurs} onChange={setOurs} />}
      {/* What is said stands below the buttons, which never move while it is typed. */}
      <SaveButtons editing={editing} onSave={save} />
      <Marks field={field} editing={editing} />
      <Messages id={`${id}-said`} field={field} editing={editing} />
      {!isFixed && <MoreOf field={field} hash={hash} label={label} editing={editing} />}
    </div>
  );
}
