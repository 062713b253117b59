import { type FunctionComponent, useEffect, useId, useRef, useState } from "react";
import type { Edit, Field } from "../../api";
import type { Failure } from "../calls/ask";
import { isSame } from "../state/place";
import { saveEdit } from "../state/save-edit";
import { openFields } from "../state/view";
import { Icon, type IconName } from "../ui/icon";
import { ExampleMark } from "./marks";
import { nextRow } from "./next-row";
import { Refused } from "./refused";
import { nameOfEntry, summaryOf } from "./summary";
import { SupplyGroup } from "./supply-group";

interface ListFieldProps {
  field: Field;
  hash: string;
  label: string;
  focus: Field["place"] | undefined;
  /** Shows an entry that is no group. */
  Entry: FunctionComponent<Omit<ListFieldProps, "Entry">>;
}

interface EntryButtonProps {
  id: string;
  name: string;
  icon: IconName;
  isOff: boolean;
  onClick: () => void;
}

function EntryButton({ id, name, icon, isOff, onClick }: EntryButtonProps) {
  return (
    <button
      id={id}
      type="button"
      className="plain square"
      aria-label={name}
      title={name}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

const isGroup = ({ kind }: Field) => kind === "group" || kind === "list";

/** Entries that may be added, moved and removed; saved at once. */
export function ListField({ field, hash, label, focus, Entry }: ListFieldProps) {
  const { place, fields, least, most, value } = field;
  const row = nextRow(field);
  const entries = row && field.entries.length === 0 ? [row] : field.entries;
  const id = useId();
  const [refused, setRefused] = useState<Failure>();
  const focusNext = useRef("");
  const isFull = most !== undefined && fields.length >= most;

  // An entry that was moved keeps the focus where it is now.
  useEffect(() => {
    if (focusNext.current === "") return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = "";
  });

  async function apply(edit: Edit, says: string): Promise<boolean> {
    const failure = await saveEdit({ place, hash, before: value }, edit, `${label}, ${says}`);
    setRefused(failure);
    return failure === undefined;
  }

  async function move(from: number, to: number, way: "up" | "down") {
    const isMoved = await apply({ do: "move", from, to }, "another order");
    if (isMoved) focusNext.current = `${id}-${to}-${way}`;
  }

  async function add(entry: Field["entries"][number]) {
    const at = fields.length;
    // A list that is not there yet begins with its first entry.
    const edit: Edit =
      value === undefined
        ? { do: "set", value: [entry.value] }
        : { do: "add", at, value: entry.value };
    const isAdded = await apply(edit, `${entry.label.toLowerCase()} added`);
    if (!isAdded) return;
    const added = { file: place.file, path: [...place.path, at] };
    const hasFields = typeof entry.value === "object" && entry.value !== null;
    if (hasFields) openFields(added);
    else openFields(place, added);
  }

  return (
    <fieldset className="field list">
      <legend className="label">
        {field.label} <ExampleMark field={field} />
      </legend>
      {field.help !== "" && <p className="help">{field.help}</p>}
      <SupplyGroup field={field} hash={hash} label={label} />
      <ol>
        {fields.map((entry, index) => (
          <li key={index} className={isGroup(entry) ? "entry" : "entry text"}>
            {isGroup(entry) ? (
              <button type="button" className="entry-open" onClick={() => openFields(entry.place)}>
                <span>
                  {nameOfEntry(entry)} <ExampleMark field={entry} />
                </span>
                <small>{summaryOf(entry)}</small>
              </button>
            ) : (
              <Entry
                field={{ ...entry, label: `${field.label}, ${index + 1}` }}
                hash={hash}
                label={`${label}, ${index + 1}`}
                focus={focus}
              />
            )}
            <div className="entry-buttons">
              <EntryButton
                id={`${id}-${index}-up`}
                name={`Move up: ${nameOfEntry(entry)}`}
                icon="up"
                isOff={index === 0}
                onClick={() => void move(index, index - 1, "up")}
              />
              <EntryButton
                id={`${id}-${index}-down`}
                name={`Move down: ${nameOfEntry(entry)}`}
                icon="down"
                isOff={index === fields.length - 1}
                onClick={() => void move(index, index + 1, "down")}
              />
              <EntryButton
                id={`${id}-${index}-take`}
                name={`Remove: ${nameOfEntry(entry)}`}
                icon="remove"
                isOff={fields.length <= least}
                onClick={() =>
                  void apply({ do: "take", at: index }, `${nameOfEntry(entry)} removed`)
                }
              />
            </div>
          </li>
        ))}
      </ol>
      {fields.length === 0 && <p className="note">Nothing here yet.</p>}
      <Refused failure={refused} />
      {!isFull && (
        <div className="row small">
          {entries.map((entry) => (
            <button key={entry.label} type="button" onClick={() => void add(entry)}>
              <Icon name="add" />
              {entry.label === "Entry" ? "Add an entry" : `Add: ${entry.label.toLowerCase()}`}
            </button>
          ))}
        </div>
      )}
      {isFull && !isSame(most, undefined) && <p className="note">{most} are the most here.</p>}
    </fieldset>
  );
}
