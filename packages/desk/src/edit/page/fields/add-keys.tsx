import { useEffect, useState } from "react";
import type { Field, Place } from "../../api";
import { drafts } from "../state/drafts";
import { isSamePlace, keyOf } from "../state/place";
import { useStore } from "../state/store";
import { FieldView } from "./field-view";
import { MayAdd } from "./may-add";
import { NewValueForm } from "./new-value-form";

interface AddKeysProps {
  missing: readonly Field[];
  hash: string;
  label: string;
  /** The value that is meant: it is opened. */
  focus: Place | undefined;
}

interface MissingProps {
  field: Field;
  hash: string;
  label: string;
  onDiscard: () => void;
}

/** A value that is not there yet. A group is filled in and saved as a whole. */
function Missing({ field, hash, label, onDiscard }: MissingProps) {
  const { place, entries } = field;
  const typed = useStore(drafts)[keyOf(place)]?.value;
  const [begin] = entries;
  if (field.kind !== "group" || !begin) {
    return <FieldView field={field} hash={hash} label={label} focus={place} />;
  }
  return (
    <NewValueForm
      place={place}
      value={typed ?? begin.value}
      heading={field.label}
      label={label}
      change={{ place, hash, before: undefined }}
      editWith={(value) => ({ do: "set", value })}
      target={place}
      onSaved={() => undefined}
      onDiscard={onDiscard}
    />
  );
}

/** What a group may have and has not: a button for each, which opens its field. */
export function AddKeys({ missing, hash, label, focus }: AddKeysProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const meant = missing.find(({ place }) => isSamePlace(focus, place))?.label;
  useEffect(() => {
    if (meant !== undefined) setOpened((names) => [...names, meant]);
  }, [meant]);
  const typed = useStore(drafts);
  if (missing.length === 0) return null;
  const isOpened = ({ label: name, place }: Field) =>
    opened.includes(name) || typed[keyOf(place)] !== undefined;
  const closed = missing.filter((field) => !isOpened(field));
  return (
    <>
      {missing.filter(isOpened).map((field) => (
        <Missing
          key={field.label}
          field={field}
          hash={hash}
          label={`${label} › ${field.label}`}
          onDiscard={() => setOpened(opened.filter((name) => name !== field.label))}
        />
      ))}
      <MayAdd fields={closed} onAdd={({ label: name }) => setOpened([...opened, name])} />
    </>
  );
}
