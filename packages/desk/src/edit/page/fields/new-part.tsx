import type { Field, Plain, ValuePath } from "../../api";
import { sentence } from "../state/place";
import type { Editing } from "../state/use-editing";
import { Icon } from "../ui/icon";
import { CONTROLS } from "./controls";
import { MayAdd } from "./may-add";
import { isEmpty, isMade, withIds } from "./new-value";
import { TextControl } from "./text-control";

/** What all parts of a new value share. */
export interface NewForm {
  id: string;
  /** What a save would say, or has said, with the way to the part that it is about. */
  mistakes: readonly { path: ValuePath; message: string }[];
  onSave: () => void;
}

interface NewPartProps {
  field: Field;
  label: string;
  value: Plain | undefined;
  /** What a name that nobody has typed is. */
  made?: Plain | undefined;
  path: ValuePath;
  form: NewForm;
  /** @param value undefined: the part is left out */
  onChange: (value: Plain | undefined) => void;
}

const MADE = "Made from the name; you may change it now. Once it is saved it stays.";

/** A control edits what is not in a file yet. */
function editingOf(value: Plain | undefined, type: (value: Plain) => void): Editing {
  return {
    value,
    isChanged: false,
    isSaving: false,
    refused: undefined,
    check: undefined,
    theirs: undefined,
    type,
    save: async () => false,
    discard: () => undefined,
    keepMine: () => undefined,
  };
}

export const idOf = ({ id }: NewForm, path: ValuePath) => [id, ...path].join("-");

function mistakesAt({ mistakes }: NewForm, path: ValuePath): string[] {
  const key = JSON.stringify(path);
  return mistakes.filter((one) => JSON.stringify(one.path) === key).map(({ message }) => message);
}

function Wrong({ messages }: { messages: readonly string[] }) {
  return messages.map((message) => (
    <p key={message} className="message error">
      {sentence(message)}
    </p>
  ));
}

function LeaveOut({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="link quiet"
      aria-label={`Leave it out: ${label}`}
      onClick={onClick}
    >
      Leave it out
    </button>
  );
}

/** A text, a number, a day, a choice, a picture. */
function NewLeaf({ field, label, value, made, path, form, onChange }: NewPartProps) {
  const id = idOf(form, path);
  const wrong = mistakesAt(form, path);
  const Control = CONTROLS[field.kind] ?? TextControl;
  const help = isMade(field) ? MADE : field.help;
  const suggested = field.names
    ? { ...field, choices: isMade(field) ? [] : field.names.taken }
    : field;
  const isTyped = value !== "" && value !== null;
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
        {field.optional && <span className="aside"> if there is one</span>}
      </label>
      {help !== "" && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
      <Control
        field={suggested}
        editing={editingOf(isTyped ? value : made, onChange)}
        id={id}
        describedBy={`${id}-help ${id}-said`}
        isWrong={wrong.length > 0}
        onSave={form.onSave}
      />
      <div id={`${id}-said`}>
        <Wrong messages={wrong} />
      </div>
    </div>
  );
}

function NewSwitch({ field, label, value, onChange }: NewPartProps) {
  return (
    <div className="field">
      <label className="check-line">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {field.help !== "" && <p className="help">{field.help}</p>}
      {field.optional && <LeaveOut label={label} onClick={() => onChange(undefined)} />}
    </div>
  );
}

/** What is said of a list, said of its first entry that is empty. */
function withEmptyEntry(form: NewForm, path: ValuePath, list: readonly Plain[]): NewForm {
  const empty = list.findIndex(isEmpty);
  const mistakes = form.mistakes.map((mistake) => {
    const isOfList = JSON.stringify(mistake.path) === JSON.stringify(path);
    return isOfList && empty >= 0 ? { ...mistake, path: [...path, empty] } : mistake;
  });
  return { ...form, mistakes };
}

function NewList({ field, label, value, path, form: whole, onChange }: NewPartProps) {
  const list = Array.isArray(value) ? (value as readonly Plain[]) : [];
  const form = withEmptyEntry(whole, path, list);
  const wrong = mistakesAt(form, path);
  const isFull = field.most !== undefined && list.length >= field.most;
  return (
    <fieldset className="field list">
      <legend className="label">{label}</legend>
      {field.help !== "" && <p className="help">{field.help}</p>}
      <ol>
        {list.map((entry, index) => {
          const part = field.fields[index];
          if (!part) return null;
          const name = `${label}, ${index + 1}`;
          return (
            <li key={index} className="entry text">
              <NewPart
                field={part}
                label={name}
                value={entry}
                path={[...path, index]}
                form={form}
                onChange={(next) => onChange(list.with(index, next ?? ""))}
              />
              <div className="entry-buttons">
                <button
                  type="button"
                  className="plain square"
                  aria-label={`Remove: ${name}`}
                  disabled={list.length <= field.least}
                  onClick={() => onChange(list.toSpliced(index, 1))}
                >
                  <Icon name="remove" />
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      <Wrong messages={wrong} />
      {!isFull && (
        <div className={wrong.length > 0 ? "row small lacking" : "row small"}>
          {field.entries.map((entry) => (
            <button
              key={entry.label}
              type="button"
              aria-label={`Add ${entry.label.toLowerCase()}: ${label}`}
              onClick={() => onChange([...list, entry.value])}
            >
              <Icon name="add" />
              Add {entry.label === "Entry" ? "another one" : entry.label.toLowerCase()}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** What a part that may be left out begins with. */
function beginningOf({ kind, entries, choices }: Field): Plain {
  const value = entries[0]?.value ?? "";
  if (kind === "list") return [value];
  if (kind === "group") return value;
  if (kind === "switch") return true;
  if (kind === "number") return null;
  if (kind === "choice") return choices[0] ?? "";
  return "";
}

function NewGroup({ field, value, path, form, onChange }: NewPartProps) {
  const group = Object(value) as Readonly<Record<string, Plain>>;
  const made = Object(withIds(field, value ?? {})) as typeof group;
  const keyOf = ({ place }: Field) => String(place.path.at(-1));
  const isThere = (part: Field) => group[keyOf(part)] !== undefined;
  // Its kind was chosen when it was added.
  const isChosen = ({ kind, names }: Field) => kind === "plain" && names === undefined;
  const missing = field.fields.filter((part) => !isThere(part) && !isChosen(part));
  const change = (key: string, next: Plain | undefined) => {
    const { [key]: _, ...others } = group;
    onChange(next === undefined ? others : { ...group, [key]: next });
  };
  return (
    <>
      {field.fields
        .filter((part) => isThere(part) && !isChosen(part))
        .toSorted((a, b) => Number(isMade(a)) - Number(isMade(b)))
        .map((part) => (
          <NewPart
            key={keyOf(part)}
            field={part}
            label={isMade(part) ? "Name in addresses" : part.label}
            value={group[keyOf(part)]}
            made={made[keyOf(part)]}
            path={[...path, keyOf(part)]}
            form={form}
            onChange={(next) => change(keyOf(part), next)}
          />
        ))}
      <MayAdd fields={missing} onAdd={(part) => change(keyOf(part), beginningOf(part))} />
    </>
  );
}

/** A part of a value that is filled in before it is in a file: its fields, by their kinds. */
export function NewPart(props: NewPartProps) {
  const { field, label, path, onChange } = props;
  switch (field.kind) {
    case "group":
      if (path.length === 0) return <NewGroup {...props} />;
      return (
        <fieldset className="inset">
          <legend className="label">{label}</legend>
          <NewGroup {...props} />
          {field.optional && <LeaveOut label={label} onClick={() => onChange(undefined)} />}
        </fieldset>
      );
    case "list":
      return <NewList {...props} />;
    case "switch":
      return <NewSwitch {...props} />;
    default:
      return <NewLeaf {...props} />;
  }
}
