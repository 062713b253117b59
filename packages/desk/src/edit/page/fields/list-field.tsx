import { type FunctionComponent, useEffect, useId, useRef, useState } from "react";
import type { Edit, Field, Plain } from "../../api";
import type { Failure } from "../calls/ask";
import { drafts } from "../state/drafts";
import { isSame, isSamePlace, keyOf } from "../state/place";
import { saveEdit } from "../state/save-edit";
import { useSinceRead } from "../state/since-read";
import { useStore } from "../state/store";
import { openFields } from "../state/view";
import { isFocusFree } from "../ui/focus";
import { Icon, type IconName } from "../ui/icon";
import { AddEntries } from "./add-entries";
import { MONTHLY } from "./complaint-rows";
import { ComplaintRowsForm, NextBySource } from "./complaint-rows-form";
import { InnerList } from "./inner-list";
import { ExampleMark, Marks } from "./marks";
import { newPlace } from "./new-value";
import { NewValueForm } from "./new-value-form";
import { Refused } from "./refused";
import { ShownLater } from "./shown-later";
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

/** Entries that may be moved and removed, which is saved at once, and added, once filled in. */
export function ListField({ field, hash, label, focus, Entry }: ListFieldProps) {
  const { place, fields, entries, least, most, value } = field;
  const id = useId();
  const [refused, setRefused] = useState<Failure>();
  const focusNext = useRef<Moved>(undefined);
  const [opened, setOpened] = useState<Plain>();
  // What was added is shown at once; what the file says, as soon as it is read again.
  const [gained = [], setGained] = useSinceRead<readonly Field[]>(hash);
  const addedAt = useRef<number>(undefined);
  const shown = [...fields, ...gained];
  const isFull = most !== undefined && shown.length >= most;
  const added = newPlace(place);
  const isTable = place.file.endsWith(".csv");
  const begun = useStore(drafts)[keyOf(added)]?.value ?? opened;

  useEffect(() => {
    const { current } = addedAt;
    addedAt.current = undefined;
    if (current !== undefined) document.getElementById(`${id}-${current}`)?.focus();
  }, [shown.length]);

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
    const at = current?.from === from ? Math.max(0, current.to + to - from) : to;
    focusNext.current = { from, to: at, way, before: document.activeElement };
    await apply({ do: "move", from, to }, "another order");
  }

  /** All is filled in before it is saved; rows of a table that count only together at once. */
  function add({ value: begin, more = [] }: Field["entries"][number]) {
    setOpened(isTable ? [begin, ...more] : begin);
  }

  // Somebody was led here to fill the next one in.
  const isMeant = isSamePlace(focus, added);
  useEffect(() => {
    const [next] = entries;
    if (isMeant && next) add(next);
  }, [isMeant]);

  function showSaved(saved: Field) {
    setOpened(undefined);
    setGained([...gained, saved]);
    addedAt.current = shown.length;
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
        {shown.map((entry, index) => (
          <li key={index} className={isGroup(entry) ? "entry" : "entry text"}>
            {isGroup(entry) ? (
              <button
                id={`${id}-${index}`}
                type="button"
                className="entry-open"
                onClick={() => openFields(entry.place)}
              >
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
            <InnerList field={entry} />
            <ShownLater entry={entry} />
            <div className="entry-buttons">
              {index > 1 && !isTable && (
                <EntryButton
                  id={`${id}-${index}-first`}
                  name={`Put first: ${nameOfEntry(entry)}`}
                  icon="first"
                  isOff={index >= fields.length}
                  onClick={() => void move(index, 0, "up")}
                />
              )}
              <EntryButton
                id={`${id}-${index}-up`}
                name={`Move up: ${nameOfEntry(entry)}`}
                icon="up"
                isOff={index === 0 || index >= fields.length}
                onClick={() => void move(index, index - 1, "up")}
              />
              <EntryButton
                id={`${id}-${index}-down`}
                name={`Move down: ${nameOfEntry(entry)}`}
                icon="down"
                isOff={index >= fields.length - 1}
                onClick={() => void move(index, index + 1, "down")}
              />
              <EntryButton
                id={`${id}-${index}-take`}
                name={`Remove: ${nameOfEntry(entry)}`}
                icon="remove"
                isOff={fields.length <= least || index >= fields.length}
                onClick={() =>
                  void apply({ do: "take", at: index }, `${nameOfEntry(entry)} removed`)
                }
              />
            </div>
          </li>
        ))}
      </ol>
      {shown.length === 0 && begun === undefined && <p className="note">Nothing here yet.</p>}
      <Refused failure={refused} />
      {begun !== undefined && isTable && (
        <ComplaintRowsForm
          field={field}
          hash={hash}
          label={label}
          value={begun}
          onSaved={() => setOpened(undefined)}
          onDiscard={() => setOpened(undefined)}
        />
      )}
      {place.file === MONTHLY && begun === undefined && <NextBySource />}
      {begun !== undefined && !isTable && (
        <NewValueForm
          place={added}
          value={begun}
          heading={`New entry in ${field.label}`}
          label={`${label}, new entry`}
          change={{ place, hash, before: value }}
          editWith={(entry) => ({ do: "add", at: fields.length, value: entry })}
          target={{ file: place.file, path: [...place.path, fields.length] }}
          onSaved={showSaved}
          onDiscard={() => setOpened(undefined)}
        />
      )}
      {!isFull && begun === undefined && entries.length > 0 && (
        <AddEntries field={field} onAdd={add} />
      )}
      {isFull && !isSame(most, undefined) && <p className="note">{most} are the most here.</p>}
    </fieldset>
  );
}
