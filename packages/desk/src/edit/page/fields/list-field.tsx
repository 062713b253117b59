import { type FunctionComponent, useEffect, useId, useRef, useState } from "react";
import type { Edit, Field } from "../../api";
import type { Failure } from "../calls/ask";
import { isSame } from "../state/place";
import { saveEdit } from "../state/save-edit";
import { openFields, view } from "../state/view";
import { isFocusFree } from "../ui/focus";
import { Icon, type IconName } from "../ui/icon";
import { ExampleMark, Marks } from "./marks";
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

/** An entry that is on its way, from where it is shown. */
interface Moved {
  from: number;
  to: number;
  way: "up" | "down";
  /** What had the focus when it was moved. */
  before: Element | null;
}

const isGroup = ({ kind }: Field) => kind === "group" || kind === "list";

/** Entries that may be added, moved and removed; saved at once. */
export function ListField({ field, hash, label, focus, Entry }: ListFieldProps) {
  const { place, fields, entries, least, most, value } = field;
  const id = useId();
  const [refused, setRefused] = useState<Failure>();
  const focusNext = useRef<Moved>(undefined);
  const isFull = most !== undefined && fields.length >= most;

  // An entry that was moved keeps the focus, as soon as it is shown where it is now. At the end of
  // the list it has no more of the same way to go.
  useEffect(() => {
    const { current } = focusNext;
    focusNext.current = undefined;
    if (!current || !isFocusFree(current.before)) return;
    const { to, way } = current;
    const ways = way === "up" ? ["up", "down"] : ["down", "up"];
    const buttons = ways.map((name) => document.getElementById(`${id}-${to}-${name}`));
    buttons.find((button) => button?.matches(":enabled"))?.focus();
  }, [hash]);

  async function apply(edit: Edit, says: string): Promise<boolean> {
    const failure = await saveEdit({ place, hash, before: value }, edit, `${label}, ${says}`);
    setRefused(failure);
    return failure === undefined;
  }

  async function move(from: number, to: number, way: "up" | "down") {
    const { current } = focusNext;
    // Moved twice before it is shown anew.
    const at = current?.from === from ? current.to + to - from : to;
    focusNext.current = { from, to: at, way, before: document.activeElement };
    await apply({ do: "move", from, to }, "another order");
  }

  async function add(entry: Field["entries"][number]) {
    const at = fields.length;
    const { panel } = view.get();
    const before = document.activeElement;
    const isAdded = await apply(
      { do: "add", at, value: entry.value, more: entry.more },
      `${entry.label.toLowerCase()} added`,
    );
    // Whoever has gone elsewhere meanwhile stays there.
    if (!isAdded || view.get().panel !== panel || !isFocusFree(before)) return;
    const added = { file: place.file, path: [...place.path, at] };
    const hasFields = !entry.more && typeof entry.value === "object" && entry.value !== null;
    if (hasFields) openFields(added);
    else openFields(place, added, before);
  }

  return (
    <fieldset className="field list">
      <legend className="label">
        {field.label} <ExampleMark field={field} />
      </legend>
      {field.help !== "" && <p className="help">{field.help}</p>}
      <Marks field={field} />
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
