import { useState } from "react";
import type { Field, Plain } from "../../api";
import type { Failure } from "../calls/ask";
import { Refused } from "../fields/refused";
import { type Drafts, drafts } from "../state/drafts";
import { isSame, keyOf } from "../state/place";
import { saveTogether } from "../state/save-edit";
import { nameOfFile } from "../state/site";
import { useStore } from "../state/store";

function fieldsIn(field: Field): Field[] {
  return [field, ...field.fields.flatMap(fieldsIn)];
}

/** Drafts of a file that are saved as they are: whether an example is the firm's own, its box says. */
function draftsOf(all: Drafts, { field }: { field: Field }): Drafts[string][] {
  const shown = new Map(fieldsIn(field).map((one) => [keyOf(one.place), one]));
  return Object.values(all).filter(({ place, value, before }) => {
    const known = shown.get(keyOf(place));
    const isElsewhere = known !== undefined && !isSame(known.value, before);
    const isExample = known?.placeholder === "own";
    // A new entry is saved as a whole, by itself.
    const isNew = place.path.at(-1) === "new" || known?.kind === "group";
    return (
      place.file === field.place.file &&
      !isNew &&
      !isElsewhere &&
      !isExample &&
      !isSame(value, before)
    );
  });
}

const edit = (value: Plain) => ({ do: "set", value }) as const;

/** Saves all that is typed in a file at once: some values are right only together. */
export function SaveAll({ field }: { field: Field }) {
  const all = draftsOf(useStore(drafts), { field });
  const [refused, setRefused] = useState<Failure>();
  if (all.length < 2) return null;
  const { file } = field.place;
  async function save() {
    const changes = all.map(({ place, hash, before, value }) => {
      return { place, hash, before, edit: edit(value) };
    });
    setRefused(await saveTogether(changes, `${all.length} values of ${nameOfFile(file)}`));
  }
  return (
    <section className="box save-all" aria-label="Typed, and not saved yet">
      <p>
        {all.length} values are typed here and not saved. Some are right only together, such as a
        tag and the reason for it.
      </p>
      <div className="row">
        <button type="button" className="main" onClick={() => void save()}>
          Save all {all.length} together
        </button>
      </div>
      <Refused failure={refused} />
    </section>
  );
}
