import type { Field, Place } from "../../api";
import { AddKeys } from "./add-keys";
import { questionOf } from "./closing";
import { FieldView } from "./field-view";
import { GroupLine } from "./group-line";
import { SupplyGroup } from "./supply-group";

interface GroupProps {
  field: Field;
  hash: string;
  label: string;
  focus: Place | undefined;
}

/** What somebody opens the file for: whether all of it is shown at all. */
const SWITCHES_ALL = ["show", "accepting"];

/** A switch of all that follows comes first, then words; how a part looks, what closes it, and what nobody may change, behind them. */
function lateness(field: Field): number {
  if (field.kind === "switch" && SWITCHES_ALL.includes(String(field.place.path.at(-1)))) return -1;
  if (field.kind === "plain") return 3;
  if (field.kind === "switch" && questionOf(field, false)) return 2;
  return field.kind === "choice" ? 1 : 0;
}

/** The values of a group: those that are there, and what may be added. */
export function GroupField({ field, hash, label, focus }: GroupProps) {
  const there = field.fields
    .filter((part) => part.value !== undefined)
    .toSorted((a, b) => lateness(a) - lateness(b));
  const missing = field.fields.filter((part) => part.value === undefined);
  return (
    <div className="group">
      <SupplyGroup field={field} hash={hash} label={label} />
      {there.map((part) =>
        part.kind === "group" ? (
          <GroupLine key={String(part.place.path.at(-1))} field={part} />
        ) : (
          <FieldView
            key={String(part.place.path.at(-1))}
            field={part}
            hash={hash}
            label={`${label} › ${part.label}`}
            focus={focus}
          />
        ),
      )}
      <AddKeys missing={missing} hash={hash} label={label} focus={focus} />
    </div>
  );
}
